import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { tableEphemeris } from './table.ts';

const START_TAI_S = 8e8 + 0.042;
const RADIUS_M = 6.9e6;
const RATE = 1.1e-3;

/** A circle, tabulated; the last node sooner by half a step where it is so asked. */
function tabled(stepS: number, count: number, degree: number, method: 'LAGRANGE' | 'HERMITE', isShort: boolean) {
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) => START_TAI_S + k * stepS);
  if (isShort) epochsTaiS[count - 1]! -= stepS / 2;
  const states = new Float64Array(6 * count);
  epochsTaiS.forEach((epochTaiS, k) => {
    const phase = RATE * (epochTaiS - START_TAI_S);
    const [x, y] = [RADIUS_M * Math.cos(phase), RADIUS_M * Math.sin(phase)];
    states.set([x, y, 0.1 * y, -RATE * y, RATE * x, 0.1 * RATE * x], 6 * k);
  });
  return tableEphemeris({ frame: 'TEME', epochsTaiS, states, method, degree });
}

describe('positions of an evenly tabulated orbit', () => {
  const six = new Float64Array(6);
  const nine = new Float64Array(27);

  it('are those of its states', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(30, 60, 120),
        fc.integer({ min: 12, max: 60 }),
        fc.integer({ min: 5, max: 10 }),
        fc.double({ min: -0.2, max: 1.1, noNaN: true }),
        fc.constantFrom(15, 30, 7.3),
        fc.constantFrom(true, false),
        (stepS, count, degree, share, rasterS, isShort) => {
          const orbit = tabled(stepS, count, degree, 'LAGRANGE', isShort);
          const from = START_TAI_S + share * stepS * count;
          const isWithin = from >= orbit.startTaiS && from + 8 * rasterS <= orbit.stopTaiS;
          const isTold = orbit.positionsOn!(from, rasterS, 9, nine);
          if (!isWithin) expect(isTold).toBe(false);
          else if (!isShort) expect(isTold).toBe(true);
          if (!isTold) return;
          for (let k = 0; k < 9; k++) {
            expect(orbit.stateAt(from + k * rasterS, six)).toBe(true);
            for (let axis = 0; axis < 3; axis++)
              expect(Math.abs(nine[3 * k + axis]! - six[axis]!)).toBeLessThan(stepS > 60 && degree < 8 ? 50 : 0.05);
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('are told of no other table', () => {
    expect(tabled(60, 30, 7, 'HERMITE', false).positionsOn).toBeUndefined();
    expect(tabled(60, 6, 8, 'LAGRANGE', false).positionsOn!(START_TAI_S, 30, 9, nine)).toBe(false);
  });
});
