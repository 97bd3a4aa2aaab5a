import { describe, expect, it } from 'vitest';
import reference from '../../../../conformance/frames/covariance-frames.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { rotateCovariance, rtnAxes } from '../frames/local.ts';
import type { StateVector, Vec3 } from '../nouns.ts';
import { twoBodyStateAt } from '../two-body/propagate.ts';
import { covarianceFromRotatingLocal } from './rotate.ts';
import { transportCovariance, twoBodyTransition } from './transport.ts';

/** Fifteen revolutions of phase cost the derivatives some digits of sixteen. */
const ONE_IN_TEN_BILLION = 1e-10;

function largestShare(ours: ArrayLike<number>, theirs: readonly number[]): number {
  // Position and velocity blocks differ by three orders each: every entry against the largest of its block.
  let worst = 0;
  for (const [rows, columns] of [
    [0, 0],
    [0, 3],
    [3, 0],
    [3, 3],
  ] as const) {
    let scale = 0;
    let error = 0;
    for (let i = rows; i < rows + 3; i++) {
      for (let j = columns; j < columns + 3; j++) {
        scale = Math.max(scale, Math.abs(theirs[i * 6 + j]!));
        error = Math.max(error, Math.abs(ours[i * 6 + j]! - theirs[i * 6 + j]!));
      }
    }
    worst = Math.max(worst, error / scale);
  }
  return worst;
}

function stateOf(raw: { r: number[]; v: number[] }, epochTaiS: number): StateVector {
  return { epochTaiS, frame: 'EME2000', positionM: raw.r as unknown as Vec3, velocityMps: raw.v as unknown as Vec3 };
}

describe('two-body covariance transport against Orekit', () => {
  it('transition matrices and carried covariances agree, a day away too', () => {
    const errors: number[] = [];
    for (const {
      mu,
      state_eme2000,
      covEME2000_ifVelocityPartIsInertial,
      twoBodyPropagation,
      covRTN,
    } of reference.cases) {
      const from = stateOf(state_eme2000, 0);
      const cov = {
        epochTaiS: 0,
        frame: 'EME2000' as const,
        matrix: Float64Array.from(covEME2000_ifVelocityPartIsInertial.flat()),
      };
      const local = { epochTaiS: 0, frame: 'RTN' as const, matrix: Float64Array.from(covRTN.flat()) };
      for (const { dt_s, state, stmCartesian, covEME2000 } of twoBodyPropagation) {
        const to = stateOf(state, dt_s);
        errors.push(largestShare(twoBodyTransition(from, to, mu), stmCartesian.flat()));
        errors.push(largestShare(transportCovariance(cov, from, to, mu).matrix, covEME2000.flat()));
        // The same in RTN at both ends.
        const carried = transportCovariance(local, from, to, mu);
        const expected = rotateCovariance(Float64Array.from(covEME2000.flat()), rtnAxes(state.r, state.v));
        expect(carried.frame).toBe('RTN');
        expect(largestShare(carried.matrix, [...expected])).toBeLessThan(1e-7);
        // And our own propagator leads to the same state.
        const own = twoBodyStateAt(from, dt_s, mu);
        expect(Math.hypot(...own.positionM.map((value, i) => value - state.r[i]!))).toBeLessThan(1e-3);
      }
    }
    recordValidation({
      room: 'astro',
      reference: 'two-body covariance transport',
      origin: 'Orekit 13.0, run on the listed states, up to one day',
      deviations: errors,
      unit: 'relative',
      tolerance: ONE_IN_TEN_BILLION,
      reason: 'double precision in both; fifteen revolutions of phase cost the derivatives some digits of sixteen',
    });
    expect(Math.max(...errors)).toBeLessThan(ONE_IN_TEN_BILLION);
  });

  it('the rotating flavour of RTN couples velocity to position', () => {
    const errors: number[] = [];
    for (const { state_eme2000, covRTN, covEME2000_ifVelocityPartIsRotating } of reference.cases) {
      const matrix = covarianceFromRotatingLocal(Float64Array.from(covRTN.flat()), 'RTN', stateOf(state_eme2000, 0));
      errors.push(largestShare(matrix, covEME2000_ifVelocityPartIsRotating.flat()));
    }
    recordValidation({
      room: 'astro',
      reference: 'covariance with velocities seen from rotating RTN axes',
      origin: 'Orekit 13.0, run on the listed states',
      deviations: errors,
      unit: 'relative',
      tolerance: ONE_IN_TEN_BILLION,
      reason: 'the same definition in double precision on both sides',
    });
    expect(Math.max(...errors)).toBeLessThan(ONE_IN_TEN_BILLION);
  });
});
