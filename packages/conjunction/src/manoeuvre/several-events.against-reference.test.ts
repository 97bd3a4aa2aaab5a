import type { Vec3 } from '@keepout/astro/nouns';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import avoidance from '../../../../conformance/manoeuvre/impulsive-avoidance.json' with { type: 'json' };
import { unwrap } from '../../test/reference.ts';
import { severalEvents } from '../../test/several-events.ts';
import { totalPc } from '../event/total-pc.ts';
import type { PlannedEncounter } from './planned-encounter.ts';

type Case = (typeof avoidance.cases)[number];

/** As the source says of each probability. */
const HALF_PERCENT = 5e-3;
const vec = (values: readonly number[]): Vec3 => values as unknown as Vec3;

function encounterOf(testCase: Case, epochTaiS: number): PlannedEncounter {
  const state = ({ r, v }: Case['primary']) =>
    ({ epochTaiS, frame: 'EME2000', positionM: vec(r), velocityMps: vec(v) }) as const;
  return {
    primary: state(testCase.primary),
    secondary: state(testCase.secondary),
    covarianceM2: Float64Array.from(testCase.combinedCovarianceInertial_m2.flat()),
    hardBodyRadiusM: testCase.hbr_m,
  };
}

describe('one impulse and several encounters', () => {
  it('has the total probability of what the source says of each encounter by itself', () => {
    // All encounters of the source for one and the same impulse, each as long after it as the source has it.
    const byImpulse = new Map<string, { testCase: Case; expected: Case['evaluations'][number] }[]>();
    for (const testCase of avoidance.cases) {
      for (const expected of testCase.evaluations) {
        const key = expected.deltaVRTN_m_s.join(' ');
        byImpulse.set(key, [...(byImpulse.get(key) ?? []), { testCase, expected }]);
      }
    }
    const errors: number[] = [];
    for (const group of byImpulse.values()) {
      const encounters = group.map(({ testCase, expected }) =>
        encounterOf(testCase, expected.orbitsBeforeTca * testCase.period_s),
      );
      const effect = unwrap(severalEvents(encounters, 0, vec(group[0]!.expected.deltaVRTN_m_s)));
      const expected = 1 - group.reduce((product, { expected: { pc2d } }) => product * (1 - pc2d), 1);
      if (expected > 1e-12) errors.push(Math.abs(effect.totalPc / expected - 1));
    }
    expect(errors.length).toBeGreaterThan(5);
    recordValidation({
      room: 'conjunction',
      reference: 'total probability of several encounters after one impulse',
      origin: 'ESA challenge set through Orekit; independent two-body code',
      deviations: errors,
      unit: 'relative',
      tolerance: HALF_PERCENT,
      stated: { accuracy: HALF_PERCENT, by: 'the tolerance of the source for each probability' },
    });
    expect(Math.max(...errors)).toBeLessThan(HALF_PERCENT);
  });

  it('leaves alone what comes before the impulse', () => {
    const [testCase] = avoidance.cases as unknown as [Case];
    const { totalPcBefore, totalPc: after } = unwrap(severalEvents([encounterOf(testCase, -10)], 0, [0, 1, 0]));
    expect(after).toBe(totalPcBefore);
  });

  it('keeps the digits of small probabilities', () => {
    expect(totalPc([1e-20, 2e-20])).toBeCloseTo(3e-20, 30);
    expect(totalPc([0.5, 0.5])).toBeCloseTo(0.75, 15);
    expect(totalPc([1, 0.1])).toBe(1);
    expect(totalPc([])).toBeCloseTo(0, 15);
  });
});
