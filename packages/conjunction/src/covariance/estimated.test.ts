import { cartesianFromKeplerian } from '@keepout/astro/elements/keplerian';
import type { StateVector } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { describe, expect, test } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { fullReference } from '../../test/reference.ts';
import {
  carriableCovariance,
  covarianceOfOrbit,
  estimateCarriedCovariance,
  estimateCovariance,
  estimatedSigma,
  type OrbitRegime,
  orbitRegime,
} from './estimated.ts';

function circular(altitudeKm: number, isPolar = false): StateVector {
  const r = 6_378_137 + altitudeKm * 1000;
  const speed = Math.sqrt(3.986004418e14 / r);
  const velocityMps = isPolar ? ([0, 0, speed] as const) : ([0, speed, 0] as const);
  return { epochTaiS: 0, frame: 'TEME', positionM: [r, 0, 0], velocityMps };
}

test('planes of low sets that are handed over err a third more below 80 degrees of inclination', () => {
  const [polar, slanted] = [true, false].map(
    (isPolar) => estimateCarriedCovariance(circular(550, isPolar), 86_400).matrix,
  );
  expect(Math.sqrt(slanted![14]! / polar![14]!)).toBeCloseTo(4 / 3, 9);
  expect([slanted![0]! / polar![0]!, slanted![7]! / polar![7]!]).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
});

test('the regime follows perigee and period', () => {
  const regimes = [350, 550, 800, 1200, 20_200, 35_786].map((altitude) => orbitRegime(circular(altitude)));
  expect(regimes).toEqual([
    'perigee-below-400-km',
    'perigee-400-600-km',
    'perigee-600-900-km',
    'perigee-above-900-km',
    'deep-space',
    'deep-space',
  ]);
});

test('a transfer orbit is deep space by its period, however low its perigee', () => {
  expect(orbitRegime({ epochTaiS: 0, frame: 'TEME', positionM: [6_628_137, 0, 0], velocityMps: [0, 10_200, 0] })).toBe(
    'deep-space',
  );
});

test('errors grow with age on both sides of the epoch', () => {
  for (const regime of ['perigee-below-400-km', 'perigee-600-900-km', 'deep-space'] as const) {
    expect(estimatedSigma(regime, 3)[1]).toBeGreaterThan(estimatedSigma(regime, 1)[1]);
    expect(estimatedSigma(regime, -3)).toEqual(estimatedSigma(regime, 3));
  }
});

test('the covariance is in RTN, symmetric and positive', () => {
  const { covariance } = estimateCovariance(circular(550), 86_400);
  expect(covariance.frame).toBe('RTN');
  const at = (i: number, j: number): number => covariance.matrix[6 * i + j]!;
  for (let i = 0; i < 6; i++) for (let j = 0; j < 6; j++) expect(at(i, j)).toBe(at(j, i));
  for (const [i, j] of [
    [0, 4],
    [1, 3],
  ] as const)
    expect(at(i, i) * at(j, j)).toBeGreaterThan(at(i, j) ** 2);
});

describe.skipIf(fullReference('catalogue/tle_consistency.json') === undefined)(
  'consistency of real element sets',
  () => {
    const axes = [
      [
        'radial',
        0,
        28,
        'the floor of 100 m is the error at the epoch itself, which consistency cannot see: 4 m for Sentinel-3A',
      ],
      [
        'along-track',
        1,
        12,
        'consistency is not accuracy: the model adds the error at epoch and covers rougher orbits',
      ],
      ['cross-track', 2, 8, 'the floor of 100 m is the error at the epoch itself, which consistency cannot see'],
    ] as const;
    test.each(axes)('the %s model stands within its factor of every orbit', (axis, index, factor, reason) => {
      type Age = { readonly robustSigmaRTN_km: readonly [number, number, number] };
      const file = JSON.parse(fullReference('catalogue/tle_consistency.json')!) as {
        objects: Record<string, Record<string, Age>>;
      };
      const ratios: number[] = [];
      for (const [name, ages] of Object.entries(file.objects)) {
        // All but the geostationary one fly between 700 and 1340 km.
        const regime: OrbitRegime =
          name === 'Fengyun-2F'
            ? 'deep-space'
            : ['TOPEX', 'Jason-1', 'Jason-3', 'Haiyang-2A'].includes(name)
              ? 'perigee-above-900-km'
              : 'perigee-600-900-km';
        for (const [age, { robustSigmaRTN_km }] of Object.entries(ages)) {
          const sigma = estimatedSigma(regime, Number.parseInt(age, 10));
          ratios.push(sigma[index] / 1000 / robustSigmaRTN_km[index]);
        }
      }
      const factors = ratios.map((ratio) => Math.max(ratio, 1 / ratio));
      recordValidation({
        room: 'conjunction',
        reference: `estimated ${axis} error of element sets`,
        origin: 'public element sets of eight satellites, differenced 1, 3 and 7 days apart',
        deviations: factors,
        unit: 'factor',
        tolerance: factor,
        reason,
      });
      expect(Math.max(...factors)).toBeLessThan(factor);
      // Never less than a fifth of what is seen: Haiyang-2A manoeuvres.
      expect(Math.min(...ratios)).toBeGreaterThan(0.19);
    });
  },
);

test('an estimate of a transfer orbit is as sure of its semi-major axis and its plane wherever in the orbit it is made', () => {
  const sigmasAt = (meanAnomalyRad: number): readonly number[] => {
    const six = cartesianFromKeplerian({
      semiMajorAxisM: 24_400_000,
      eccentricity: 0.72,
      inclinationRad: 0.3,
      raanRad: 1,
      argPerigeeRad: 2,
      meanAnomalyRad,
    });
    const state = { ...stateOfSix(six, 0), frame: 'TEME' as const };
    const { matrix } = covarianceOfOrbit(state, [100, 1000, 100], 50);
    const radius = Math.hypot(...state.positionM);
    const speed = Math.hypot(...state.velocityMps);
    const radial = state.positionM.reduce((sum, value, k) => sum + value * state.velocityMps[k]!, 0) / radius;
    // Slopes of the axis by place and velocity, in RTN.
    const factor = (2 * 24_400_000 ** 2) / 3.986004418e14;
    const slopes = [
      (factor * 3.986004418e14) / radius ** 2,
      0,
      0,
      factor * radial,
      factor * Math.sqrt(speed ** 2 - radial ** 2),
      0,
    ];
    let variance = 0;
    for (let i = 0; i < 6; i++) for (let k = 0; k < 6; k++) variance += slopes[i]! * matrix[6 * i + k]! * slopes[k]!;
    return [Math.sqrt(variance), (Math.sqrt(matrix[14]!) / radius) * 24_400_000];
  };
  for (const anomaly of [0.05, 0.5, 1.5, 3, 5]) {
    const [axisM, acrossM] = sigmasAt(anomaly);
    expect(axisM).toBeCloseTo(50, 2);
    expect(acrossM).toBeCloseTo(100, 6);
  }
});

test('an estimate that is carried back is the one of its age, made from what the message says of the position alone', () => {
  for (const [altitudeKm, ageDays] of [
    [420, 0.5],
    [720, 3],
    [1222, 6],
    [35_786, 2],
  ] as const) {
    const state = circular(altitudeKm, altitudeKm < 2000);
    const estimate = estimateCovariance(state, ageDays * 86_400).covariance.matrix;
    const wanted = estimateCarriedCovariance(state, ageDays * 86_400).matrix;
    const made = carriableCovariance(state, estimate).matrix;
    for (const [k, value] of wanted.entries()) {
      expect(Math.abs(made[k]! - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value));
    }
    // The mean motion of one instant is another one.
    expect(made[19]! / estimate[19]!).not.toBeCloseTo(1, 3);
  }
});

test('an element set of the geostationary ring is known less than one of the same height beside it, and its plane least near the equator', () => {
  const sigmasOf = (semiMajorAxisM: number, inclinationRad: number): readonly number[] => {
    const six = cartesianFromKeplerian({
      semiMajorAxisM,
      eccentricity: 0.0005,
      inclinationRad,
      raanRad: 1,
      argPerigeeRad: 2,
      meanAnomalyRad: 3,
    });
    const { matrix } = estimateCarriedCovariance({ ...stateOfSix(six, 0), frame: 'TEME' }, 86_400);
    return [0, 7, 14].map((k) => Math.sqrt(matrix[k]!));
  };
  const [navigation, inclined, flat] = [sigmasOf(27e6, 0.96), sigmasOf(42.164e6, 0.1), sigmasOf(42.164e6, 0.02)];
  for (const axis of [0, 1, 2]) expect(inclined![axis]!).toBeGreaterThan(1.5 * navigation![axis]!);
  expect(flat!.slice(0, 2).map(Math.round)).toEqual(inclined!.slice(0, 2).map(Math.round));
  expect(flat![2]!).toBeGreaterThan(3 * inclined![2]!);
});
