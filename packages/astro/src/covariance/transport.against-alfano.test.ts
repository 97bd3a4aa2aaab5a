import { expect, it } from 'vitest';
import reference from '../../../../conformance/frames/alfano-transport.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import type { StateVector, Vec3 } from '../nouns.ts';
import { twoBodyStateAt } from '../two-body/propagate.ts';
import { transportCovariance } from './transport.ts';

/** The files give 14 digits; three days of motion cost one or two of them. */
const ONE_IN_A_HUNDRED_BILLION = 1e-11;
const ONE_TENTH_MILLIMETRE = 1e-4;
/** Covariance of case 6 and state of case 9 do not belong to their epoch: 2e-4, and 1.3 km or 0.2 s. */
const INCONSISTENT = /alfano-0[69]/;

function stateOf(raw: { r: number[]; v: number[] }, epochTaiS: number): StateVector {
  return { epochTaiS, frame: 'EME2000', positionM: raw.r as unknown as Vec3, velocityMps: raw.v as unknown as Vec3 };
}

it('carries the Alfano cases from their epoch to the closest approach, up to 78 hours', () => {
  const errors: number[] = [];
  let worstState = 0;
  const used = reference.cases.filter((sample) => !INCONSISTENT.test(sample.id));
  for (const { atEpoch, atTca, secondsAfterEpoch } of used) {
    const from = stateOf(atEpoch, 0);
    const to = stateOf(atTca, secondsAfterEpoch);
    const own = twoBodyStateAt(from, secondsAfterEpoch);
    worstState = Math.max(worstState, Math.hypot(...own.positionM.map((value, i) => value - to.positionM[i]!)));
    const cov = { epochTaiS: 0, frame: 'EME2000' as const, matrix: Float64Array.from(atEpoch.cov.flat()) };
    const moved = transportCovariance(cov, from, to).matrix;
    const theirs = atTca.cov.flat();
    for (const [i, value] of theirs.entries()) {
      const scale = Math.sqrt(theirs[Math.floor(i / 6) * 7]! * theirs[(i % 6) * 7]!);
      errors.push(Math.abs(value - moved[i]!) / scale);
    }
  }
  recordValidation({
    room: 'astro',
    reference: 'Alfano cases, covariance from epoch to closest approach',
    origin: 'Alfano AAS 09-233 in NASA CARA Analysis Tools',
    deviations: errors,
    unit: 'relative',
    tolerance: ONE_IN_A_HUNDRED_BILLION,
    reason: 'the files give 14 digits; three days of motion cost one or two of them',
    note: 'cases 6 and 9 left out: their two epochs do not agree with each other',
  });
  expect(used.length).toBe(14);
  expect(Math.max(...errors)).toBeLessThan(ONE_IN_A_HUNDRED_BILLION);
  expect(worstState).toBeLessThan(ONE_TENTH_MILLIMETRE);
});
