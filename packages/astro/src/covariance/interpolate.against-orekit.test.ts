import { expect, it } from 'vitest';
import reference from '../../../../conformance/frames/covariance-frames.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import type { StateCovariance, StateVector, Vec3 } from '../nouns.ts';
import { covarianceBetween } from './interpolate.ts';
import { isPositiveDefinite } from './positive-definite.ts';

/** Their attraction of the Earth is 3.986004415e14, ours ...418e14: 4e-10 of the phase between the tabled epochs. */
const ONE_MILLIONTH = 1e-6;

interface RawState {
  readonly r: number[];
  readonly v: number[];
}

it('a covariance between tabled ones is the one that was left out, whatever the axes of the table', () => {
  const errors: number[] = [];
  const elementwise: number[] = [];
  for (const sample of reference.cases) {
    const state = ({ r, v }: RawState, epochTaiS: number): StateVector => ({
      epochTaiS,
      frame: 'EME2000',
      positionM: r as unknown as Vec3,
      velocityMps: v as unknown as Vec3,
    });
    const rows = [
      { dt_s: 0, state: sample.state_eme2000, cov: sample.covEME2000_ifVelocityPartIsInertial },
      ...sample.twoBodyPropagation.map(({ dt_s, state, covEME2000 }) => ({ dt_s, state, cov: covEME2000 })),
    ].sort((a, b) => a.dt_s - b.dt_s);
    const states = new Map(rows.map((row) => [row.dt_s, state(row.state, row.dt_s)]));
    const covariances = rows.map(
      ({ dt_s, cov }): StateCovariance => ({
        epochTaiS: dt_s,
        frame: 'EME2000',
        matrix: Float64Array.from(cov.flat()),
      }),
    );
    for (let left = 1; left < rows.length - 1; left++) {
      const table = covariances.filter((_, i) => i !== left);
      const { epochTaiS, matrix: truth } = covariances[left]!;
      const covariance = covarianceBetween(table, epochTaiS, (t) => states.get(t))!;
      expect(isPositiveDefinite(covariance.matrix, 6)).toBe(true);
      const before = covariances[left - 1]!;
      const after = covariances[left + 1]!;
      const share = (epochTaiS - before.epochTaiS) / (after.epochTaiS - before.epochTaiS);
      for (let i = 0; i < 36; i++) {
        const scale = Math.sqrt(truth[7 * Math.floor(i / 6)]! * truth[7 * (i % 6)]!);
        errors.push(Math.abs(covariance.matrix[i]! - truth[i]!) / scale);
        elementwise.push(Math.abs((1 - share) * before.matrix[i]! + share * after.matrix[i]! - truth[i]!) / scale);
      }
    }
  }
  recordValidation({
    room: 'astro',
    reference: 'covariance between tabled ones',
    origin: 'Orekit 13.0, two-body propagated covariances 10 minutes to 23 hours apart',
    deviations: errors,
    unit: 'of the deviations',
    tolerance: ONE_MILLIONTH,
    reason: 'the attraction of the Earth differs by 8e-10 between both: 4e-10 of up to 15 revolutions of phase',
    note: 'Straight lines through each element, which the standard forbids, would be off by more than the deviations themselves.',
  });
  expect(Math.max(...errors)).toBeLessThan(ONE_MILLIONTH);
  expect(Math.max(...elementwise)).toBeGreaterThan(1);
});
