import { readFileSync } from 'node:fs';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { batchOf } from '@keepout/astro/sgp4/record';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { bruteForce } from '../../../test/brute-force.ts';
import { circumscribingRadiusM, type ScreeningVolume } from '../../volume/volume.ts';
import { mergeBlocks } from '../blocks/merge.ts';
import { planScreening } from '../plan/plan.ts';
import { screenBlock } from '../screen.ts';
import { mayMeet } from './may-meet.ts';
import { outlineOf } from './outline.ts';

const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const pool = readGpCsv(readFileSync(file, 'utf8'));
const startTaiS = utc('2024-11-02T05:00:00');
const HOURS = 10;
const STEP_S = 60;
const window = { startTaiS: startTaiS + 1800, stopTaiS: startTaiS + (HOURS - 0.5) * 3600 };
const empty = batchOf([]);

type StateAt = (t: number, six: Float64Array) => void;

/** The table that an operator would send of a motion; with a hole after some hours. */
function tableOf(stateAt: StateAt, holeS?: number): Ephemeris {
  const epochsTaiS = Float64Array.from({ length: (HOURS * 3600) / STEP_S + 1 }, (_, k) => startTaiS + k * STEP_S);
  const states = new Float64Array(6 * epochsTaiS.length);
  const six = new Float64Array(6);
  epochsTaiS.forEach((t, k) => {
    stateAt(t, six);
    states.set(six, 6 * k);
  });
  const [cut, last] = [240, epochsTaiS.length];
  const segments =
    holeS === undefined
      ? undefined
      : [
          [0, cut, startTaiS, epochsTaiS[cut - 1]! - holeS] as const,
          [cut - 1, last, epochsTaiS[cut - 1]!, epochsTaiS[last - 1]!] as const,
        ];
  return tableEphemeris({
    frame: 'TEME',
    epochsTaiS,
    states,
    method: 'LAGRANGE',
    degree: 8,
    ...(segments && { segments }),
  });
}

const theoryOf = (elements: MeanElements): StateAt => {
  const orbit = sgp4Ephemeris(elements);
  return (t, six) => {
    if (!orbit.stateAt(t, six)) six.fill(Number.NaN);
  };
};

/** On a conic through a state, with a change of velocity at another instant. */
function conicThrough(
  state: Float64Array,
  atTaiS: number,
  burn: { readonly atTaiS: number; readonly mps: readonly number[] },
): StateAt {
  const early = Math.min(atTaiS, burn.atTaiS) === atTaiS;
  const burnt = new Float64Array(6);
  propagateTwoBody(state, burn.atTaiS - atTaiS, burnt);
  for (let k = 0; k < 3; k++) burnt[3 + k]! += (early ? 1 : -1) * burn.mps[k]!;
  return (t, six) => {
    const isOther = early ? t > burn.atTaiS : t < burn.atTaiS;
    if (isOther) propagateTwoBody(burnt, t - burn.atTaiS, six);
    else propagateTwoBody(state, t - atTaiS, six);
  };
}

const metre = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const volumes: fc.Arbitrary<ScreeningVolume> = fc.constantFrom(
  { shape: 'sphere', radiusM: 5000 },
  { shape: 'ellipsoid', radialM: 400, alongTrackM: 44_000, crossTrackM: 51_000 },
  { shape: 'box', radialM: 2000, alongTrackM: 25_000, crossTrackM: 25_000 },
  { shape: 'box', radialM: 10_000, alongTrackM: 12_000, crossTrackM: 5000 },
);

const meetings = fc.record({
  own: fc.integer({ min: 0, max: pool.length - 1 }),
  share: fc.double({ min: 0.06, max: 0.94, noNaN: true }),
  /** Where the other is at that instant, in sizes of the volume, and how fast it passes. */
  offset: fc.tuple(metre(1), metre(1), metre(1)),
  widen: fc.constantFrom(0.5, 0.9, 1.5, 4, 20),
  passing: fc.oneof(fc.tuple(metre(2), metre(2), metre(2)), fc.tuple(metre(9000), metre(9000), metre(9000))),
  burn: fc.record({
    share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    mps: fc.tuple(metre(20), metre(20), metre(20)),
  }),
  holeS: fc.constantFrom(...Array<undefined>(10).fill(undefined), 5, 90),
  /** Instead of one that comes near: another place of a shell, or of one above or below. */
  elsewhere: fc.option(
    fc.record({ phaseDeg: metre(180), raanDeg: metre(180), share: fc.constantFrom(0, 0.0003, 0.002, 0.02) }),
    { nil: undefined, freq: 2 },
  ),
  volume: volumes,
});

/** Two ephemerides that come near each other as drawn; undefined where one of them is no orbit above the ground. */
function pairOf(drawn: typeof meetings extends fc.Arbitrary<infer T> ? T : never): [Ephemeris, Ephemeris] | undefined {
  const whole = pool[drawn.own]!;
  // A shell is of orbits that are nearly round.
  const set = drawn.elsewhere ? { ...whole, eccentricity: Math.min(whole.eccentricity, 0.002) } : whole;
  const own = theoryOf(set);
  const at = startTaiS + drawn.share * HOURS * 3600;
  const state = new Float64Array(6);
  own(at, state);
  const size = circumscribingRadiusM(drawn.volume) * drawn.widen;
  const [radial, along, across] = axesOf(state);
  const speed = Math.hypot(state[3]!, state[4]!, state[5]!);
  for (let k = 0; k < 3; k++) {
    state[k]! +=
      size * (drawn.offset[0] * radial[k]! * 0.2 + drawn.offset[1] * along[k]! + drawn.offset[2] * across[k]!);
    state[3 + k]! += drawn.passing[k]!;
  }
  // A bound orbit of about the same energy, whatever its direction.
  const factor = speed / Math.hypot(state[3]!, state[4]!, state[5]!);
  if (Math.hypot(...drawn.passing) > 10) for (let k = 3; k < 6; k++) state[k]! *= factor;
  const burn = { atTaiS: startTaiS + drawn.burn.share * HOURS * 3600, mps: drawn.burn.mps };
  const { phaseDeg = 0, raanDeg = 0, share = 0 } = drawn.elsewhere ?? {};
  const away = {
    ...set,
    meanAnomalyDeg: set.meanAnomalyDeg + phaseDeg,
    raanDeg: set.raanDeg + raanDeg,
    meanMotionRevPerDay: set.meanMotionRevPerDay * (1 - share),
  };
  const other = drawn.elsewhere === undefined ? conicThrough(state, at, burn) : theoryOf(away);
  const pair = [tableOf(own), tableOf(other, drawn.holeS)] as const;
  const six = new Float64Array(6);
  const isAbove = pair.every((orbit) =>
    Array.from({ length: HOURS * 12 }, (_, k) => startTaiS + 300 * k).every(
      (t) => !orbit.stateAt(t, six) || Math.hypot(six[0]!, six[1]!, six[2]!) > 6.41e6,
    ),
  );
  return isAbove ? [...pair] : undefined;
}

function axesOf(s: Float64Array): [number[], number[], number[]] {
  const norm = (v: number[]) => v.map((part) => part / Math.hypot(...v));
  const cross = (a: number[], b: number[]) =>
    [0, 1, 2].map((k) => a[(k + 1) % 3]! * b[(k + 2) % 3]! - a[(k + 2) % 3]! * b[(k + 1) % 3]!);
  const radial = norm([...s.subarray(0, 3)]);
  const across = norm(cross(radial, [...s.subarray(3, 6)]));
  return [radial, cross(across, radial), across];
}

describe('the outlines of two orbits', () => {
  it('never rule out a pair of which the whole screening, or a brute force, finds anything', () => {
    const counts = { met: 0, ruledOut: 0, near: 0 };
    fc.assert(
      fc.property(meetings, (drawn) => {
        const pair = pairOf(drawn);
        if (pair === undefined) return;
        const scope = { kind: 'primaries', primaries: [0] } as const;
        const plan = planScreening({ ...window, volume: drawn.volume, scope });
        const sources = { batch: empty, ephemerides: pair };
        const blocks = plan.blocks.map(({ index }) => screenBlock(plan, sources, index));
        const { encounters, dropouts } = mergeBlocks(plan, blocks);
        const isFound = encounters.length > 0 || dropouts.length > 0;
        const outlines = pair.map((orbit) => outlineOf(orbit));
        const may = mayMeet(outlines[0]!, outlines[1]!, plan);
        // Blocks in which they meet nobody cost nothing, and are the same to the last digit.
        const withOutlines = plan.blocks.map(({ index }) => screenBlock(plan, { ...sources, outlines }, index));
        expect(withOutlines).toEqual(blocks);
        if (isFound) {
          counts.met++;
          expect(may).toBe(true);
        }
        if (!may) {
          counts.ruledOut++;
          const reachM = circumscribingRadiusM(drawn.volume);
          if (drawn.volume.shape !== 'sphere') return;
          expect(bruteForce(empty, pair, window.startTaiS, window.stopTaiS, reachM, 10, [0])).toEqual([]);
        } else if (!isFound) counts.near++;
      }),
      { numRuns: runs(100) },
    );
    expect(counts.met).toBeGreaterThan(runs(100) / 20);
    expect(counts.ruledOut).toBeGreaterThan(runs(100) / 20);
  }, 240_000);

  it('say the same in another frame', () => {
    const own = theoryOf(pool[40]!);
    const six = new Float64Array(6);
    const inEme2000: StateAt = (t, out) => {
      own(t, six);
      const { positionM, velocityMps } = transformState(stateOfSix(six, t, 'TEME'), 'EME2000');
      out.set([...positionM, ...velocityMps]);
    };
    const other = outlineOf({ ...tableOf(inEme2000), frame: 'EME2000' });
    for (const [k, value] of outlineOf(tableOf(own)).entries()) expect(other[k]).toBeCloseTo(value, k < 3 ? 6 : 1);
  });

  it('claim nothing of data with a hole, or of none of an orbit', () => {
    const own = outlineOf(tableOf(theoryOf(pool[40]!)));
    const low = outlineOf(
      tableOf((t, six) => {
        theoryOf(pool[40]!)(t, six);
        const factor = 6.39e6 / Math.hypot(six[0]!, six[1]!, six[2]!);
        for (let k = 0; k < 3; k++) six[k]! *= factor;
      }),
    );
    const far = theoryOf({ ...pool[40]!, meanMotionRevPerDay: 2 });
    expect(mayMeet(own, outlineOf(tableOf(far)), { window, volume: { shape: 'sphere', radiusM: 5000 } })).toBe(false);
    expect(mayMeet(own, outlineOf(tableOf(far, 5)), { window, volume: { shape: 'sphere', radiusM: 5000 } })).toBe(true);
    expect(mayMeet(own, low, { window, volume: { shape: 'sphere', radiusM: 5000 } })).toBe(true);
  });
});
