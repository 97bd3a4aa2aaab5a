import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeanElements } from '@keepout/astro/nouns';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itcOf, testElements, testOem } from '../ca/test-oem.ts';
import { storeTestCatalogue } from '../catalogue/test-catalogue.ts';
import { nowTaiS } from '../platform/now.ts';
import { status, text } from '../test-publisher.ts';
import { createFeed } from './service.ts';
import { filesOfFolder } from './source/folder.ts';
import { SOURCES } from './source/sources.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const NOW_TAI_S = Math.floor(nowTaiS());
const SPAN = { startTaiS: NOW_TAI_S - 3600, count: 181, stepS: 60 };
const PLACE = '/public-files/ephemerides/';
const set = (noradId: number, changes: Partial<MeanElements> = {}) =>
  testElements(NOW_TAI_S, { noradId, cosparId: `2026-${String(noradId % 1000).padStart(3, '0')}A`, ...changes });
const own = set(90_000);
/** Near it, on either side of it far from it, and one that no catalogue has. */
const [near, low, high, unlisted] = [
  set(91_001, { meanMotionRevPerDay: 15.005, raanDeg: 80 }),
  set(91_002, { meanMotionRevPerDay: 15.8 }),
  set(91_003, { meanMotionRevPerDay: 13 }),
  set(100_004),
];
const nameOf = ({ noradId }: MeanElements, time = '3301200') =>
  `MEME_${noradId}_STARLINK-${noradId}_${time}_Operational_1480000000_UNCLASSIFIED.txt`;
const fileOf = (elements: MeanElements, span = SPAN) => itcOf(testOem(elements, span));

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
  await world.own(own.noradId);
  await storeTestCatalogue(world.platform.context, [own, near, low, high]);
});
afterAll(() => world.close());

const kept = async (): Promise<string[]> => {
  const { rows } = await world.platform.context.database.pool.query(
    'select file_name from public_ephemeris order by 1',
  );
  return rows.map(({ file_name: name }) => name);
};
const publish = (names: readonly string[], files: Readonly<Record<string, string>>) => {
  world.publisher.say(`${PLACE}MANIFEST.txt`, text(`${names.join('\n')}\n`));
  for (const [name, content] of Object.entries(files)) world.publisher.say(`${PLACE}${name}`, text(content));
};
const callsOf = () => world.publisher.calls.splice(0).map((call) => call.replace(`GET ${PLACE}`, ''));

describe('ephemerides of Starlink', () => {
  let feedId: string;

  it('come of those objects alone that can come near somebody here, one call each; a trial asks for one', async () => {
    const all = [near, low, high, unlisted];
    publish(
      all.map((each) => nameOf(each)),
      Object.fromEntries(all.map((each) => [nameOf(each), fileOf(each)])),
    );
    ({ feedId } = await world.add({ kind: 'STARLINK_EPHEMERIDES', name: 'Starlink' }));
    expect(await world.turn(feedId, true)).toMatchObject({
      state: 'TAKEN',
      calls: 2,
      change: { objects: 1, added: 1 },
    });
    expect(await kept()).toEqual([]);
    callsOf();
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', message: '', change: { added: 2, newer: 0 } });
    // The list was asked for by the trial.
    expect(callsOf()).toEqual([nameOf(near), nameOf(unlisted)]);
    expect(await kept()).toEqual([nameOf(unlisted), nameOf(near)]);
  });

  it('once each: what is kept is not asked for again, what is newer is', async () => {
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', calls: 1 });
    const newer = nameOf(near, '3301300');
    publish([newer, nameOf(unlisted)], { [newer]: fileOf(near, { ...SPAN, startTaiS: SPAN.startTaiS + 60 }) });
    await world.forgetCalls();
    callsOf();
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', calls: 2, change: { newer: 1, added: 0 } });
    expect(callsOf()).toEqual(['MANIFEST.txt', newer]);
  });

  it('and an outage, a lie and a broken file leave what is there', async () => {
    const before = await kept();
    const next = nameOf(near, '3301400');
    for (const [reply, state] of [
      [text('<html>Sorry</html>'), 'FAILED'],
      [text(''), 'FAILED'],
      [status(503, { 'retry-after': '600' }), 'FAILED'],
    ] as const) {
      world.publisher.say(`${PLACE}MANIFEST.txt`, reply);
      await world.forgetCalls();
      expect(await world.turn(feedId)).toMatchObject({ state });
    }
    publish([next, nameOf(unlisted)], { [next]: fileOf(near).slice(0, 5000) });
    await world.forgetCalls();
    const broken = await world.turn(feedId);
    expect(broken).toMatchObject({ state: 'REFUSED', files: [{ name: next, records: 0, rejected: 1 }] });
    expect(broken.message).toContain(`${next} was rejected:`);
    world.publisher.say(`${PLACE}${next}`, status(404));
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', files: [] });
    publish([next], { [next]: fileOf(near, { ...SPAN, startTaiS: SPAN.startTaiS - 86_400 }) });
    await world.forgetCalls();
    const over = await world.turn(feedId);
    expect(over.state).toBe('UNCHANGED');
    expect(over.message).toMatch(/The ephemeris ended at .*\.$/);
    expect(await kept()).toEqual(before);
  });

  it('as many as the budget has calls for, and the rest in the next turn', async () => {
    const budget = FEED_KINDS.STARLINK_EPHEMERIDES.budget as { perHour: number };
    const { perHour } = budget;
    const time = '3301500';
    const later = { ...SPAN, startTaiS: SPAN.startTaiS + 120 };
    publish(
      [near, unlisted].map((each) => nameOf(each, time)),
      {
        [nameOf(near, time)]: fileOf(near, later),
        [nameOf(unlisted, time)]: fileOf(unlisted, later),
      },
    );
    try {
      budget.perHour = 2;
      for (const state of ['TAKEN', 'TAKEN', 'UNCHANGED']) {
        await world.forgetCalls();
        expect(await world.turn(feedId)).toMatchObject({ state, message: '' });
      }
    } finally {
      budget.perHour = perHour;
    }
    expect(await kept()).toEqual(expect.arrayContaining([nameOf(near, time), nameOf(unlisted, time)]));
  });
});

it('ephemerides of a folder are taken by what they call their object, as NASA does too', async () => {
  const usual = SOURCES.EPHEMERIS_FOLDER;
  const address = mkdtempSync(join(tmpdir(), 'keepout-ephemerides-'));
  try {
    Object.assign(SOURCES, { EPHEMERIS_FOLDER: filesOfFolder(0) });
    const body = { name: 'drop', kind: 'EPHEMERIS_FOLDER', address, sets: [], everyMinutes: 1, minShare: 0 } as const;
    const rest = { signInAddress: null, identity: null, isOn: true };
    const { context } = world.platform;
    const caller = { operatorId: 'platform', actor: 'ada' };
    const { id } = await createFeed(context, caller, { ...body, sets: [], ...rest }, 'machine');
    writeFileSync(join(address, 'ISS.txt'), testOem({ ...high, cosparId: '2026-003-A' }, SPAN));
    writeFileSync(join(address, 'notes.txt'), 'nothing to fly by');
    const turn = await world.turn(id);
    expect(turn).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
    expect(turn.message).toContain('notes.txt was rejected:');
    expect(await world.turn(id)).toMatchObject({ state: 'UNCHANGED', files: [] });
    const { rows } = await context.database.pool.query(
      `select norad_id, publisher from public_ephemeris where feed_id = '${id}'`,
    );
    expect(rows).toEqual([{ norad_id: high.noradId, publisher: 'drop' }]);
  } finally {
    Object.assign(SOURCES, { EPHEMERIS_FOLDER: usual });
    rmSync(address, { recursive: true, force: true });
  }
});
