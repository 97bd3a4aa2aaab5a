import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/sunlight/sunlight.json' with { type: 'json' };
import { parseUtc } from '../epoch.ts';
import type { Ephemeris, StateVector, Vec3 } from '../nouns.ts';
import { propagateNumerically } from '../numerical/propagate.ts';
import { sunPosition } from '../sun/position.ts';
import { bodyTrack } from './body-track.ts';
import { forceModel } from './model.ts';
import { poleDirection, sunlitShare } from './sunlight.ts';

const FIVE_CENTIMETRES = 0.05;
const SHARE = 1e-3;
const HOUR_S = 3600;
const ORIGIN = 'computed with Orekit 13.1 (Apache-2.0), ephemeris of the Sun DE440';

type Case = (typeof reference.cases)[number];

function startOf({ startUtc }: Case): number {
  const read = parseUtc(startUtc);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

function flown(testCase: Case, isLit: boolean): Ephemeris {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = testCase.state;
  const epochTaiS = startOf(testCase);
  const initial: StateVector = { epochTaiS, frame: 'GCRF', positionM: [x, y, z], velocityMps: [u, v, w] };
  const { massKg, areaM2, coefficient } = testCase;
  const forces = forceModel('GCRF', isLit ? { radiation: { areaM2, coefficient } } : {});
  const stopTaiS = epochTaiS + HOUR_S * testCase.ellipsoid.at(-1)![0]! + 1;
  const result = propagateNumerically({ initial, massKg, stopTaiS, forces, relativeError: 1e-14 });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function distance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

describe('the pressure of sunlight against Orekit', () => {
  it('leads where Orekit is after three days, through the shadow of the ellipsoid', () => {
    const offsets: number[] = [];
    const out = new Float64Array(6);
    for (const testCase of reference.cases) {
      const orbit = flown(testCase, true);
      const start = startOf(testCase);
      for (const [hour = 0, ...there] of testCase.ellipsoid) {
        expect(orbit.stateAt(start + HOUR_S * hour, out)).toBe(true);
        offsets.push(distance(out, there));
      }
      // What the light did is thousands of times what is left between us.
      expect(distance(testCase.ellipsoid.at(-1)!.slice(1), testCase.without.at(-1)!.slice(1))).toBeGreaterThan(100);
    }
    // Nor would a round Earth do, by Orekit itself.
    const apart = reference.cases.map((testCase) =>
      distance(testCase.sphere.at(-1)!.slice(1), testCase.ellipsoid.at(-1)!.slice(1)),
    );
    expect(Math.max(...apart)).toBeGreaterThan(1000 * FIVE_CENTIMETRES);
    recordValidation({
      room: 'astro',
      reference: 'pressure of sunlight: six orbits that it moves by 0.1 to 3.5 km in three days',
      origin: ORIGIN,
      deviations: offsets,
      unit: 'm',
      tolerance: FIVE_CENTIMETRES,
      reason:
        'Another ephemeris of the Sun (VSOP87 cut at 0.05 arcsec); Orekit with steps of ten seconds at most, without which it is itself half a metre off at the edges of the shadow. On a round Earth the low orbits differ by up to 80 m.',
    });
    expect(Math.max(...offsets)).toBeLessThan(FIVE_CENTIMETRES);
  });

  it('has the same share of the disc in the penumbra', () => {
    const sunAt = bodyTrack(sunPosition, 'GCRF');
    const poleAt = bodyTrack(poleDirection, 'GCRF');
    const sun = new Float64Array(3);
    const pole = new Float64Array(3);
    const offsets = reference.cases.flatMap((testCase) => {
      const free = flown(testCase, false);
      const start = startOf(testCase);
      const out = new Float64Array(6);
      return testCase.shares.map(([seconds = 0, share = 0]) => {
        expect(free.stateAt(start + seconds, out)).toBe(true);
        sunAt(start + seconds, sun);
        poleAt(start + seconds, pole);
        return Math.abs(sunlitShare(...(Array.from(out.subarray(0, 3)) as unknown as Vec3), sun, pole) - share);
      });
    });
    recordValidation({
      room: 'astro',
      reference: 'share of the Sun in the penumbra, five orbits',
      origin: ORIGIN,
      deviations: offsets,
      unit: '1',
      tolerance: SHARE,
      reason: 'A tenth of an arcsecond between two ephemerides of the Sun is 1e-4 of its disc.',
    });
    expect(Math.max(...offsets)).toBeLessThan(SHARE);
  });
});
