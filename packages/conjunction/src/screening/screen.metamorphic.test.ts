import { readFileSync } from 'node:fs';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../conformance/gp-elements.ts';
import { mergeBlocks } from './blocks/merge.ts';
import type { Encounter, ScreeningOutcome } from './plan/encounter.ts';
import { planScreening, type ScreeningRequest } from './plan/plan.ts';
import { screenAll, screenBlock } from './screen.ts';

/** The result may not depend on how the work is cut. */
const file = new URL('../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8')).filter((_, k) => k % 2 === 0);
const batch = batchOf(elements.map((set) => sgp4Init(set)));
const sources = { batch, ephemerides: [] };
const startTaiS = utc('2024-11-03T06:00:00');
const request: ScreeningRequest = {
  startTaiS,
  stopTaiS: startTaiS + 3 * 3600,
  volume: { shape: 'sphere', radiusM: 50_000 },
  scope: { kind: 'all-pairs' },
};
const ONE_MICROSECOND = 1e-6;

const idOf = (e: Encounter, k: 'primary' | 'secondary'): number => elements[e[k]]!.noradId;

/** Same pairs, same instants, same distances; who is primary does not matter. */
function expectSame(actual: readonly Encounter[], expected: readonly Encounter[], id = idOf): void {
  const sorted = (list: readonly Encounter[], ids: typeof idOf): { key: string; t: number; miss: number }[] =>
    list
      .map((e) => ({
        key: [ids(e, 'primary'), ids(e, 'secondary')].toSorted((a, b) => a - b).join(' '),
        t: e.tcaTaiS,
        miss: e.missDistanceM,
      }))
      .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.t - b.t));
  const a = sorted(actual, id);
  const b = sorted(expected, idOf);
  expect(a.map((e) => e.key)).toEqual(b.map((e) => e.key));
  a.forEach((e, k) => {
    expect(Math.abs(e.t - b[k]!.t)).toBeLessThan(ONE_MICROSECOND);
    expect(Math.abs(e.miss - b[k]!.miss)).toBeLessThan(1e-3);
  });
}

let base: ScreeningOutcome;
let approaches: readonly Encounter[];
beforeAll(() => {
  base = screenAll(planScreening(request), sources);
  approaches = base.encounters.filter((e) => e.kind === 'approach');
});

describe('the events do not depend on', () => {
  it.each([60, 120, 180])('the length of a slab (%i s)', (slabS) => {
    expect(approaches.length).toBeGreaterThan(100);
    expectSame(screenAll(planScreening({ ...request, slabS }), sources).encounters, base.encounters);
  });

  it.each([1000, 7777])('the length of a block (%i s)', (blockS) => {
    expectSame(screenAll(planScreening({ ...request, blockS }), sources).encounters, base.encounters);
  });

  it('the order of the objects', () => {
    const reversed = elements.toReversed();
    const outcome = screenAll(planScreening(request), {
      batch: batchOf(reversed.map((set) => sgp4Init(set))),
      ephemerides: [],
    });
    expectSame(outcome.encounters, base.encounters, (e, k) => reversed[e[k]]!.noradId);
  });

  it('the radius, once filtered', () => {
    const narrow = screenAll(planScreening({ ...request, volume: { shape: 'sphere', radiusM: 20_000 } }), sources);
    expectSame(
      narrow.encounters.filter((e) => e.kind === 'approach'),
      approaches.filter((e) => e.missDistanceM <= 20_000),
    );
  });

  it('a cut of the window', () => {
    const middle = startTaiS + 4321.5;
    const first = screenAll(planScreening({ ...request, stopTaiS: middle }), sources);
    const second = screenAll(planScreening({ ...request, startTaiS: middle }), sources);
    expectSame(
      [...first.encounters, ...second.encounters].filter((e) => e.kind === 'approach'),
      approaches,
    );
  });

  it('the engine: few against all finds what all pairs finds', () => {
    const primaries = [5, 77, 210, 333, 400];
    const few = screenAll(planScreening({ ...request, scope: { kind: 'primaries', primaries } }), sources);
    const wanted = new Set(primaries);
    const expected = base.encounters.flatMap((e) => [
      ...(wanted.has(e.primary) ? [e] : []),
      ...(wanted.has(e.secondary) ? [e] : []),
    ]);
    expect(expected.length).toBeGreaterThan(5);
    expectSame(few.encounters, expected);
  });

  it('a velocity nobody flies: the slow limit only moves events between the kinds', () => {
    const all = screenAll(planScreening({ ...request, slowSpeedMps: 1e-9 }), sources);
    const fast = approaches.filter((e) => e.relativeSpeedMps > 100);
    expectSame(
      all.encounters.filter((e) => e.relativeSpeedMps > 100 && e.kind === 'approach'),
      fast,
    );
  });
});

describe('blocks', () => {
  it('merge to the same bytes in any order, doubled, and after a clone', () => {
    const plan = planScreening({ ...request, stopTaiS: startTaiS + 5400, blockS: 1200 });
    const clone = structuredClone(plan);
    const results = plan.blocks.map((block) => screenBlock(clone, sources, block.index));
    const once = JSON.stringify(mergeBlocks(plan, results));
    const again = [...results.toReversed(), structuredClone(results[1]!)];
    expect(JSON.stringify(mergeBlocks(plan, again))).toBe(once);
    expect(JSON.stringify(screenAll(plan, sources))).toBe(once);
  });

  it('are sorted by time, then by the pair', () => {
    const list = base.encounters;
    for (let k = 1; k < list.length; k++) expect(list[k]!.tcaTaiS).toBeGreaterThanOrEqual(list[k - 1]!.tcaTaiS);
  });

  it('report progress and stop when asked', () => {
    const done: number[] = [];
    const plan = planScreening({ ...request, blockS: 600, stopTaiS: startTaiS + 3000 });
    screenAll(plan, sources, { onBlock: (k) => done.push(k), isCancelled: () => done.length === 3 });
    expect(done).toEqual([1, 2, 3]);
  });
});
