import { readFileSync } from 'node:fs';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../conformance/gp-elements.ts';
import { isNightly } from '../../../../scripts/property-runs.mjs';
import { bruteForce } from '../../test/brute-force.ts';
import type { Encounter } from './plan/encounter.ts';
import { planScreening } from './plan/plan.ts';
import { screenAll } from './screen.ts';

const file = new URL('../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const all = readGpCsv(readFileSync(file, 'utf8'));
const startTaiS = utc('2024-11-02T00:00:00');
/** The brute force takes as long as there are pairs: a usual run has a quarter of them. */
const OBJECTS = isNightly ? 200 : 100;
const ONE_TENTH_MILLISECOND = 1e-4;
const ONE_MILLIMETRE_M = 1e-3;

/** A fixed shuffle: the same subsets on every machine. */
function subset(seed: number, size: number): typeof all {
  let state = seed;
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return all
    .map((set) => ({ set, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ set }) => set);
}

function agree(actual: readonly Encounter[], expected: ReturnType<typeof bruteForce>): void {
  const approaches = actual.filter((e) => e.kind === 'approach');
  const stays = actual.filter((e) => e.kind === 'proximity-interval');
  const left = [...approaches];
  for (const event of expected) {
    const k = left.findIndex(
      (e) => e.primary === event.primary && e.secondary === event.secondary && Math.abs(e.tcaTaiS - event.tcaTaiS) < 1,
    );
    if (k < 0) {
      const stay = stays.some(
        (e) =>
          e.primary === event.primary &&
          e.secondary === event.secondary &&
          event.tcaTaiS >= e.intervalStartTaiS! - 1 &&
          event.tcaTaiS <= e.intervalStopTaiS! + 1,
      );
      expect(stay, `missed ${JSON.stringify(event)}`).toBe(true);
      continue;
    }
    expect(Math.abs(left[k]!.missDistanceM - event.missDistanceM)).toBeLessThan(ONE_MILLIMETRE_M);
    expect(Math.abs(left[k]!.tcaTaiS - event.tcaTaiS) * left[k]!.relativeSpeedMps).toBeLessThan(
      ONE_TENTH_MILLISECOND * 15_000,
    );
    left.splice(k, 1);
  }
  expect(left, 'events that the brute force does not see').toEqual([]);
}

describe('equals a brute force that shares no code with it', () => {
  it.each([
    [1, 5_000, 240],
    [2, 30_000, 180],
    [3, 100_000, 120],
  ])(`all pairs of ${OBJECTS} objects (subset %i) within %i m, slabs of %i s`, (seed, radiusM, slabS) => {
    const batch = batchOf(subset(seed, OBJECTS).map((set) => sgp4Init(set)));
    const stopTaiS = startTaiS + 7200;
    const plan = planScreening({
      startTaiS,
      stopTaiS,
      volume: { shape: 'sphere', radiusM },
      scope: { kind: 'all-pairs' },
      slabS,
    });
    const expected = bruteForce(batch, [], startTaiS, stopTaiS, radiusM);
    agree(screenAll(plan, { batch, ephemerides: [] }).encounters, expected);
    if (radiusM > 5000) expect(expected.length).toBeGreaterThan(isNightly ? 10 : 1);
  });

  it.each([
    [4, 60_000],
    [5, 100_000],
  ])(`three primaries against ${2 * OBJECTS} objects (subset %i) within %i m over six hours`, (seed, radiusM) => {
    const batch = batchOf(subset(seed, 2 * OBJECTS).map((set) => sgp4Init(set)));
    const stopTaiS = startTaiS + 6 * 3600;
    const primaries = [3, OBJECTS, 2 * OBJECTS - 1];
    const plan = planScreening({
      startTaiS,
      stopTaiS,
      volume: { shape: 'sphere', radiusM },
      scope: { kind: 'primaries', primaries },
      blockS: 7200,
    });
    const expected = bruteForce(batch, [], startTaiS, stopTaiS, radiusM, 10, primaries);
    agree(screenAll(plan, { batch, ephemerides: [] }).encounters, expected);
    expect(expected.length).toBeGreaterThan(isNightly ? 3 : 0);
  });
});
