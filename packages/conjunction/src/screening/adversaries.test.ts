import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { expect, it } from 'vitest';
import { readTwoLines } from '../../../../conformance/gp-elements.ts';
import { bruteForce } from '../../test/brute-force.ts';
import { planScreening } from './plan/plan.ts';
import { screenAll } from './screen.ts';

/** Orbits chosen to break sieves, in one shell and around it. */
const base = readTwoLines(
  '1 25544U 98067A   24306.50000000  .00016717  00000-0  10270-3 0  9007',
  '2 25544  51.6416 247.4627 0006703 130.5360 325.0288 15.50377579 10000',
);
const make = (noradId: number, change: Partial<MeanElements>): MeanElements => ({ ...base, noradId, ...change });
const MOLNIYA = { meanMotionRevPerDay: 2.0057, eccentricity: 0.735, inclinationDeg: 63.4, bstar: 1e-4 };
const GTO = { meanMotionRevPerDay: 2.27, eccentricity: 0.728, bstar: 1e-4 };

const catalogue: MeanElements[] = [
  base,
  make(2, { meanAnomalyDeg: 325.03 }),
  make(3, { inclinationDeg: 128.3584, raanDeg: 67.4627, meanAnomalyDeg: 10 }),
  make(4, { inclinationDeg: 179.0, meanAnomalyDeg: 200 }),
  make(5, { inclinationDeg: 0.001, meanAnomalyDeg: 90 }),
  make(6, { inclinationDeg: 51.6417, raanDeg: 247.5, meanAnomalyDeg: 324.5 }),
  make(7, { meanMotionRevPerDay: 15.49, meanAnomalyDeg: 150 }),
  make(8, { bstar: 0.02, meanMotionRevPerDay: 15.9, meanAnomalyDeg: 40 }),
  make(9, { bstar: 0.05, meanMotionRevPerDay: 16.4, eccentricity: 0.0002 }),
  ...Array.from({ length: 12 }, (_, k) =>
    make(100 + k, {
      ...GTO,
      inclinationDeg: 5 + 4 * k,
      raanDeg: 30 * k,
      argPerigeeDeg: 25 * k,
      meanAnomalyDeg: 29 * k,
    }),
  ),
  ...Array.from({ length: 6 }, (_, k) => make(200 + k, { ...MOLNIYA, raanDeg: 60 * k, meanAnomalyDeg: 55 * k })),
  ...Array.from({ length: 8 }, (_, k) =>
    make(300 + k, {
      meanMotionRevPerDay: 1.0027,
      eccentricity: 0.0002 + 1e-5 * k,
      inclinationDeg: 0.02 + 0.01 * k,
      meanAnomalyDeg: 100 + 0.05 * k,
      bstar: 0,
    }),
  ),
  ...Array.from({ length: 40 }, (_, k) =>
    make(400 + k, {
      inclinationDeg: (k * 37) % 180,
      raanDeg: (k * 71) % 360,
      meanAnomalyDeg: (k * 113) % 360,
      eccentricity: 0.0001 * (k % 9),
    }),
  ),
  make(500, { meanMotionRevPerDay: 0.25, eccentricity: 0.6, bstar: 0 }),
  make(270_291, { meanMotionRevPerDay: 0.1, eccentricity: 0.95, bstar: 0 }),
];
const batch = batchOf(catalogue.map((set) => sgp4Init(set)));
const startTaiS = base.epochTaiS + 3600;
const stopTaiS = startTaiS + 8 * 3600;

const WIDEST_M = 120_000;
const PRIMARIES: readonly number[] = [0, 3, 4, 10, 25, 30];
/** Looked for once: within less it is what is as near, and primaries are one side of a pair, or both. */
const ofEveryPair = bruteForce(batch, [], startTaiS, stopTaiS, WIDEST_M);
const ofPrimaries = ofEveryPair
  .flatMap((event) => [event, { ...event, primary: event.secondary, secondary: event.primary }])
  .filter(({ primary }) => PRIMARIES.includes(primary));

it.each([
  ['all pairs', { kind: 'all-pairs' }, 20_000, ofEveryPair],
  ['all pairs', { kind: 'all-pairs' }, WIDEST_M, ofEveryPair],
  ['primaries', { kind: 'primaries', primaries: PRIMARIES }, WIDEST_M, ofPrimaries],
] as const)(
  '%s: crossing, grazing, retrograde, eccentric and decaying orbits hide nothing',
  (_, scope, radiusM, events) => {
    const plan = planScreening({ startTaiS, stopTaiS, volume: { shape: 'sphere', radiusM }, scope });
    const { encounters } = screenAll(plan, { batch, ephemerides: [] });
    const expected = events.filter(({ missDistanceM }) => missDistanceM <= radiusM);
    const open = new Set(encounters.filter((e) => e.kind === 'approach'));
    const missed = expected.filter((event) => {
      for (const e of encounters) {
        if (e.primary !== event.primary || e.secondary !== event.secondary) continue;
        if (e.kind === 'approach' && Math.abs(e.tcaTaiS - event.tcaTaiS) < 1) {
          open.delete(e);
          return false;
        }
        const inside = event.tcaTaiS > e.intervalStartTaiS! - 1 && event.tcaTaiS < e.intervalStopTaiS! + 1;
        if (e.kind === 'proximity-interval' && inside) return false;
      }
      return true;
    });
    expect(expected.length).toBeGreaterThan(20);
    expect(missed).toEqual([]);
    expect([...open].filter((e) => e.relativeSpeedMps > 1)).toEqual([]);
  },
);

it('the same elements twice, and docked objects, are one stay over the whole window', () => {
  const twins = batchOf([base, make(2, {}), make(3, { meanAnomalyDeg: 325.0289 })].map((set) => sgp4Init(set)));
  const plan = planScreening({
    startTaiS,
    stopTaiS,
    volume: { shape: 'sphere', radiusM: 5000 },
    scope: { kind: 'all-pairs' },
  });
  const { encounters } = screenAll(plan, { batch: twins, ephemerides: [] });
  expect(encounters).toHaveLength(3);
  for (const e of encounters) {
    expect(e.kind).toBe('proximity-interval');
    expect(e.intervalStartTaiS).toBe(startTaiS);
    expect(e.intervalStopTaiS).toBe(stopTaiS);
  }
  expect(encounters.find((e) => e.primary === 0 && e.secondary === 1)!.missDistanceM).toBe(0);
});
