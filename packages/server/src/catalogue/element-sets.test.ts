import type { MeanElements } from '@keepout/astro/nouns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testElements } from '../ca/test-oem.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { storeCatalogue } from './load.ts';
import { findElements, readElements } from './store.ts';

const EPOCH_TAI_S = 848_000_000;
const sky = (changed: Partial<Record<number, Partial<MeanElements>>> = {}, count = 5): readonly MeanElements[] =>
  Array.from({ length: count }, (_, index) => ({
    ...testElements(EPOCH_TAI_S, { noradId: 90_000 + index }),
    ...changed[90_000 + index],
  }));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform([], { worker: false });
});
afterAll(() => platform.close());

const store = async (elements: readonly MeanElements[]): Promise<string> => {
  const facts = { format: 'omm-json', rejectedCount: 0, faults: [], source: 'test', bytes: Buffer.from('test') };
  return (await storeCatalogue(platform.context, { ...facts, elements })).id;
};
const kept = async (): Promise<number> =>
  Number((await platform.context.database.pool.query('select count(*) from element_set')).rows[0].count);

it('a set is kept once however many catalogues have it, and each catalogue is read as it came', async () => {
  const orm = platform.context.database.orm;
  const first = sky();
  const later = sky({ 90001: { epochTaiS: EPOCH_TAI_S + 60, epochUtc: 'later' } });
  // The same epoch, other figures: a set that was issued again.
  const again = sky({ 90001: { epochTaiS: EPOCH_TAI_S + 60, epochUtc: 'later', bstar: 3e-4 } }, 4);
  const ids = [await store(first), await store(later), await store(again)];
  expect(await kept()).toBe(7);
  // What was in use comes back.
  expect(await store(first)).toBe(ids[0]);
  const back = sky({ 90002: { raanDeg: 77 } });
  ids.push(await store(back));
  for (const [index, elements] of [first, later, again, back].entries()) {
    expect(await readElements(orm, ids[index]!), String(index)).toEqual(elements);
    for (const { noradId } of elements) {
      expect(await findElements(orm, ids[index]!, noradId)).toEqual(elements.find((set) => set.noradId === noradId));
    }
  }
  expect(await findElements(orm, ids[2]!, 90_004)).toBeUndefined();
});
