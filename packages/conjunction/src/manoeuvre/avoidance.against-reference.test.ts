import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import avoidance from '../../../../conformance/manoeuvre/impulsive-avoidance.json' with { type: 'json' };
import { unwrap } from '../../test/reference.ts';
import { bestImpulse } from './best-direction.ts';
import { impulseEffect } from './impulse-effect.ts';
import { mappedFigures, openPlaneMaps } from './plane-map.ts';
import { encounterFigures, type PlannedEncounter } from './planned-encounter.ts';

type Case = (typeof avoidance.cases)[number];

/** As the source says. */
const TEN_CENTIMETRES = 0.1;
const ONE_PER_MILLE = 1e-3;
const HALF_PERCENT = 5e-3;
/** A share of the searched optimum that must be reached. */
const ALMOST_ALL = 0.999;

const vec = (values: readonly number[]): Vec3 => values as unknown as Vec3;
const ORIGIN = 'ESA challenge set through Orekit; independent two-body code';

function encounterOf(testCase: Case, epochTaiS = 0): PlannedEncounter {
  const state = ({ r, v }: Case['primary']) =>
    ({ epochTaiS, frame: 'EME2000', positionM: vec(r), velocityMps: vec(v) }) as const;
  return {
    primary: state(testCase.primary),
    secondary: state(testCase.secondary),
    covarianceM2: Float64Array.from(testCase.combinedCovarianceInertial_m2.flat()),
    hardBodyRadiusM: testCase.hbr_m,
  };
}

const BY = 'the tolerance of the source';

describe('avoidance manoeuvres against an independent two-body code', () => {
  it('impulses do to miss, Mahalanobis distance, Pc and TCA what the source says', () => {
    const misses: number[] = [];
    const pcs: number[] = [];
    const squares: number[] = [];
    let worstShift = 0;
    for (const testCase of avoidance.cases) {
      const encounter = encounterOf(testCase);
      const before = unwrap(encounterFigures(encounter));
      expect(before.missDistanceM).toBeCloseTo(testCase.noManoeuvre.missDistance_m, 1);
      expect(before.pc / testCase.noManoeuvre.pc2d).toBeCloseTo(1, 3);
      for (const expected of testCase.evaluations) {
        const leadS = expected.orbitsBeforeTca * testCase.period_s;
        const effect = unwrap(impulseEffect(encounter, { leadS, deltaVRtnMps: vec(expected.deltaVRTN_m_s) }));
        misses.push(Math.abs(effect.missDistanceM - expected.missDistance_m));
        worstShift = Math.max(worstShift, Math.abs(effect.tcaShiftS - expected.tcaShift_s));
        squares.push(Math.abs(effect.mahalanobisSquared / expected.squaredMahalanobis - 1));
        // What is below 1e-30 is no probability to compare digits of.
        if (expected.pc2d > 1e-30) pcs.push(Math.abs(effect.pc / expected.pc2d - 1));
      }
    }
    const row = { room: 'conjunction', origin: ORIGIN };
    recordValidation({
      ...row,
      reference: 'avoidance impulse: miss distance',
      deviations: misses,
      unit: 'm',
      tolerance: TEN_CENTIMETRES,
      stated: { accuracy: 0.1, by: BY },
    });
    recordValidation({
      ...row,
      reference: 'avoidance impulse: probability',
      kind: 'repeat',
      deviations: pcs,
      unit: 'relative',
      tolerance: HALF_PERCENT,
      stated: { accuracy: 5e-3, by: BY },
    });
    recordValidation({
      ...row,
      reference: 'avoidance impulse: squared Mahalanobis distance',
      kind: 'repeat',
      deviations: squares,
      unit: 'relative',
      tolerance: ONE_PER_MILLE,
      stated: { accuracy: 1e-3, by: BY },
    });
    expect(Math.max(...misses)).toBeLessThan(TEN_CENTIMETRES);
    expect(Math.max(...squares)).toBeLessThan(ONE_PER_MILLE);
    expect(Math.max(...pcs)).toBeLessThan(HALF_PERCENT);
    expect(worstShift).toBeLessThan(1e-5);
  });

  it('an impulse does the same in an encounter of 2030 as at epoch zero', () => {
    for (const testCase of avoidance.cases) {
      for (const { orbitsBeforeTca, deltaVRTN_m_s } of testCase.evaluations) {
        const impulse = { leadS: orbitsBeforeTca * testCase.period_s, deltaVRtnMps: vec(deltaVRTN_m_s) };
        const expected = unwrap(impulseEffect(encounterOf(testCase), impulse));
        const effect = unwrap(impulseEffect(encounterOf(testCase, 960_000_000.7), impulse));
        expect(Math.abs(effect.missDistanceM - expected.missDistanceM)).toBeLessThan(ONE_PER_MILLE);
        expect(Math.abs(effect.tcaShiftS - expected.tcaShiftS)).toBeLessThan(1e-6);
      }
    }
  });

  it('the secular equation finds directions as good as a search over the sphere', () => {
    const shares: number[] = [];
    for (const testCase of avoidance.cases) {
      const encounter = encounterOf(testCase);
      for (const expected of testCase.bestDirections) {
        const leadS = expected.orbitsBeforeTca * testCase.period_s;
        const map = unwrap(openPlaneMaps(encounter))(beforeBy(encounter, leadS));
        const deltaVRtnMps = bestImpulse(map, 'mahalanobis', expected.deltaV_m_s);
        expect(Math.hypot(...deltaVRtnMps)).toBeCloseTo(expected.deltaV_m_s, 12);
        const effect = unwrap(impulseEffect(encounter, { leadS, deltaVRtnMps }));
        shares.push(effect.mahalanobisSquared / expected.squaredMahalanobis);
      }
    }
    recordValidation({
      room: 'conjunction',
      reference: 'best avoidance direction: what it lacks of the searched optimum',
      origin: ORIGIN,
      deviations: shares.map((share) => 1 - share),
      unit: 'relative',
      tolerance: 1 - ALMOST_ALL,
      stated: { accuracy: 1 - ALMOST_ALL, by: BY },
      note: 'Squared Mahalanobis distance after exact two-body motion; negative where we do better than the search.',
    });
    expect(Math.min(...shares)).toBeGreaterThan(ALMOST_ALL);
  });

  it('the linear map foresees the miss distance to a metre or a part in two hundred', () => {
    for (const testCase of avoidance.cases) {
      const encounter = encounterOf(testCase);
      for (const expected of testCase.evaluations) {
        const map = unwrap(openPlaneMaps(encounter))(beforeBy(encounter, expected.orbitsBeforeTca * testCase.period_s));
        const figures = mappedFigures(map, vec(expected.deltaVRTN_m_s));
        expect(Math.abs(figures.missDistanceM - expected.missDistance_m)).toBeLessThan(
          Math.max(1, 0.005 * expected.missDistance_m),
        );
      }
    }
  });
});

function beforeBy({ primary }: Pick<PlannedEncounter, 'primary'>, leadS: number): StateVector {
  return twoBodyStateAt(primary, primary.epochTaiS - leadS);
}
