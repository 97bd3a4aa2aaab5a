import { TWO_PI } from '@keepout/units/angle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EarthOrientation } from './earth-orientation.ts';
import { multiplyTransposed3 } from './matrix3.ts';
import { polarMotion } from './polar-motion.ts';
import { earthRotationInItrf, rotationBetween, velocityCoupling } from './rotation.ts';
import { equationOfEquinoxes, gmst82 } from './sidereal-time.ts';

const HALF_STEP_S = 400;
/** Nutation turns the axis by so much besides. */
const NUTATION_RADPS = 3e-11;
/** A microsecond of UT1 over the step. */
const ROUND_OFF_RADPS = 2e-13;

/** A table that fits itself: UT1 runs as slowly as the length of its day says. */
function steadyTable(hasPoleOffsets: boolean, xpRad: number, ypRad: number, lodS: number): EarthOrientation {
  return {
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    hasPoleOffsets,
    at: (epochTaiS) => ({
      ut1MinusTaiS: -36 - (lodS * (epochTaiS - 6e8)) / 86_400,
      xpRad,
      ypRad,
      lodS,
      longitudeOffsetRad: 0,
      obliquityOffsetRad: 0,
    }),
  };
}

/** Angular velocity from two places of ITRF: the angle of the turn between them, along its axis. */
function observedRotation(epochTaiS: number, eop?: EarthOrientation): number[] {
  const before = rotationBetween('GCRF', 'ITRF', epochTaiS - HALF_STEP_S, eop);
  const after = rotationBetween('GCRF', 'ITRF', epochTaiS + HALF_STEP_S, eop);
  const turn = multiplyTransposed3(after, before);
  const axis = [turn[5]! - turn[7]!, turn[6]! - turn[2]!, turn[1]! - turn[3]!];
  const sine = Math.hypot(axis[0]!, axis[1]!, axis[2]!) / 2;
  return axis.map((value) => ((value / 2 / sine) * Math.asin(sine)) / (2 * HALF_STEP_S));
}

describe('the rotation of the Earth', () => {
  const epoch = fc.double({ min: 5.4e8, max: 7e8, noNaN: true });
  const pole = fc.double({ min: -1e-3, max: 1e-3, noNaN: true });
  const lod = fc.double({ min: -0.02, max: 0.02, noNaN: true });

  it('is the turning of ITRF that one sees, with and without pole offsets', () => {
    fc.assert(
      fc.property(epoch, fc.boolean(), pole, pole, lod, (at, hasPoleOffsets, xp, yp, lodS) => {
        const eop = steadyTable(hasPoleOffsets, xp, yp, lodS);
        const rate = earthRotationInItrf(at, eop);
        const seen = observedRotation(at, eop);
        for (let i = 0; i < 3; i++) expect(Math.abs(rate[i]! - seen[i]!)).toBeLessThan(NUTATION_RADPS);
        expect(Math.abs(Math.hypot(...rate) - Math.hypot(...seen))).toBeLessThan(ROUND_OFF_RADPS * 10);
      }),
    );
  });

  it('has its axis where the pole is: x towards Greenwich, y towards 90 degrees west', () => {
    for (const hasPoleOffsets of [true, false]) {
      const [x, y, z] = earthRotationInItrf(6e8, steadyTable(hasPoleOffsets, 3e-4, 2e-4, 0));
      expect(x / z).toBeCloseTo(3e-4, 10);
      expect(y / z).toBeCloseTo(-2e-4, 10);
    }
    expect(polarMotion(3e-4, 2e-4)[2]).toBeCloseTo(3e-4, 10);
    expect(polarMotion(3e-4, 2e-4)[5]).toBeCloseTo(-2e-4, 10);
  });

  it('takes a pole that is off in one direction only', () => {
    for (const [xp, yp] of [
      [3e-4, 0],
      [0, 3e-4],
    ] as const) {
      const eop = steadyTable(false, xp, yp, 0);
      const [x, y, z] = earthRotationInItrf(6e8, eop);
      expect(x / z).toBeCloseTo(xp, 10);
      expect(y / z).toBeCloseTo(-yp, 10);
      const turn = multiplyTransposed3(
        rotationBetween('GCRF', 'ITRF', 6e8, eop),
        rotationBetween('GCRF', 'ITRF', 6e8, steadyTable(false, 0, 0, 0)),
      );
      expect(turn[2]).toBeCloseTo(xp, 8);
      expect(turn[5]).toBeCloseTo(-yp, 8);
    }
  });

  it('of a longer day is slower', () => {
    const plain = Math.hypot(...earthRotationInItrf(6e8, steadyTable(false, 0, 0, 0)));
    const long = Math.hypot(...earthRotationInItrf(6e8, steadyTable(false, 0, 0, 86.4)));
    expect(plain).toBe(7.292115e-5);
    expect(long / plain).toBeCloseTo(0.999, 12);
    expect(Math.hypot(...earthRotationInItrf(6e8))).toBe(7.292115e-5);
  });

  it('couples positions into velocities only between ITRF and the others', () => {
    const m = rotationBetween('TEME', 'ITRF', 6e8);
    expect(velocityCoupling('TEME', 'GCRF', m, 6e8)).toBeUndefined();
    expect(velocityCoupling('ITRF', 'ITRF', m, 6e8)).toBeUndefined();
    expect(velocityCoupling('TEME', 'ITRF', m, 6e8)).toBeDefined();
    expect(velocityCoupling('ITRF', 'TOD', m, 6e8)).toBeDefined();
  });
});

describe('sidereal time', () => {
  it('is 18 h 41 m 50.54841 s at noon UT1 of 2000-01-01 (Aoki et al. 1982)', () => {
    expect((gmst82(43_200) / TWO_PI) * 24).toBeCloseTo(18 + 41 / 60 + 50.54841 / 3600, 11);
  });

  it('runs 1.002737909350795 times as fast as UT1', () => {
    const perDay = (gmst82(43_200 + 3600) - gmst82(43_200)) / TWO_PI;
    expect(perDay * 24).toBeCloseTo(1.00273790935, 10);
  });

  it('takes the two node terms from 1997-02-27 on, and not before', () => {
    const nutation = { inLongitudeRad: 1e-5, inObliquityRad: 0, meanObliquityRad: 0.4, lunarNodeRad: 1 };
    const start = -89_683_170;
    const plain = 1e-5 * Math.cos(0.4);
    const terms = ((0.00264 * Math.sin(1) + 0.000063 * Math.sin(2)) * Math.PI) / 648_000;
    expect(equationOfEquinoxes(nutation, start - 1)).toBeCloseTo(plain, 15);
    expect(equationOfEquinoxes(nutation, start)).toBeCloseTo(plain + terms, 15);
    expect(equationOfEquinoxes(nutation, start - 1, 3e-6)).toBeCloseTo(plain * 1.3, 15);
  });
});
