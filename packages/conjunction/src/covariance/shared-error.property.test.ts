import { rtnAxes } from '@keepout/astro/frames/local';
import type { DensityError, Vec3 } from '@keepout/astro/nouns';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { cases, objectOf, type ReferenceCase, unwrap } from '../../test/reference.ts';
import { seededRandom } from '../numbers/random.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { computePc } from '../pc/compute-pc.ts';
import { knownErrors } from './known-errors.ts';
import { densityShift } from './shared-error.ts';

const [hubble] = cases<ReferenceCase<object>>('operational-conjunctions.json') as [ReferenceCase<object>];
const primary = objectOf(hubble.object1);
const secondary = objectOf(hubble.object2);
/** To closest approach the shifts turn with the local axes, the covariances move on two-body orbits: 1.7e-4 for 300 m along one axis, a thousandth at the corner of 430. */
const ONE_PER_MILLE = 1e-3;
const methods = ['foster-1992', 'patera-2005', 'nc2d-hall-2021', 'nc3d-hall-2021'] as const;

/** The object with a shift added to its covariance, as a consider parameter adds it, and named beside. */
function considering(object: ObjectAtTca, positionM: Vec3, velocityMps: Vec3, share = 1): ObjectAtTca {
  const shift = [...positionM, ...velocityMps];
  const matrix = object.covariance!.matrix.map((value, n) => value + shift[Math.floor(n / 6)]! * shift[n % 6]!);
  const rows = rtnAxes(object.state.positionM, object.state.velocityMps);
  const local = (v: Vec3): Vec3 =>
    [0, 3, 6].map((i) => (rows[i]! * v[0] + rows[i + 1]! * v[1] + rows[i + 2]! * v[2]) / share) as unknown as Vec3;
  return {
    ...object,
    covariance: { ...object.covariance!, matrix },
    densityError: { relativeSigma: share, positionRtnM: local(positionM), velocityRtnMps: local(velocityMps) },
  };
}

const pcs = (first: ObjectAtTca, second: ObjectAtTca): readonly number[] => {
  const report = unwrap(computePc({ primary: first, secondary: second, hardBodyRadiusM: 10, methods }));
  return methods.map((name) => report.methods[name]!.pc!);
};

describe('an error that both objects share', () => {
  test('drops out of every method when it moves both alike', () => {
    const plain = pcs(primary, secondary);
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })),
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        ([x, y], share) => {
          const moved = pcs(
            considering(primary, [x, y, 0.3 * x], [0, 0, 0], share),
            considering(secondary, [x, y, 0.3 * x], [0, 0, 0], share),
          );
          for (const [i, pc] of moved.entries()) expect(Math.abs(pc / plain[i]! - 1)).toBeLessThan(2 * ONE_PER_MILLE);
        },
      ),
      { numRuns: runs(12) },
    );
  });

  test('counts twice when it moves both against each other', () => {
    const along: Vec3 = [40, 90, -20];
    const still: Vec3 = [0, 0, 0];
    const against = pcs(considering(primary, along, still), considering(secondary, [-40, -90, 20], still));
    const doubled = considering(primary, [80, 180, -40], still);
    const { densityError: _, ...alone } = doubled;
    expect(Math.abs(against[0]! / pcs(alone, secondary)[0]! - 1)).toBeLessThan(ONE_PER_MILLE);
  });

  test('of no size changes nothing, and of one object alone is not applied', () => {
    const nothing: DensityError = { relativeSigma: 0, positionRtnM: [9, 900, 1], velocityRtnMps: [1, 0, 0] };
    const still = pcs({ ...primary, densityError: nothing }, { ...secondary, densityError: nothing });
    expect(still).toEqual(pcs(primary, secondary));
    const half = unwrap(
      computePc({ primary: { ...primary, densityError: nothing }, secondary, hardBodyRadiusM: 10, methods }),
    );
    expect(half.crossCorrelation).toEqual({ status: 'incomplete' });
    expect(half.methods['foster-1992']!.reasons).toContain('correlation-incomplete');
  });

  test('that the covariances cannot hold is refused, and says so', () => {
    const huge: DensityError = { relativeSigma: 0.2, positionRtnM: [0, 1e6, 0], velocityRtnMps: [-1000, 0, 0] };
    const objects = [
      { ...primary, densityError: huge },
      { ...secondary, densityError: huge },
    ] as const;
    expect(unwrap(knownErrors(...objects))).toMatchObject({ correlation: 'inconsistent' });
    expect(unwrap(knownErrors(...objects)).shifts).toBeUndefined();
    expect(pcs(...objects)).toEqual(pcs(primary, secondary));
  });

  test('is drawn once for both objects by Monte Carlo', () => {
    const [first, second] = [
      considering(primary, [60, 150, 30], [0, 0, 0]),
      considering(secondary, [60, 150, 30], [0, 0, 0]),
    ];
    const { methods: estimates } = unwrap(
      computePc({
        primary: first,
        secondary: second,
        hardBodyRadiusM: 60,
        methods: ['foster-1992', 'monte-carlo'],
        monteCarlo: { trials: 40_000, random: seededRandom(7) },
      }),
    );
    expect(estimates['monte-carlo']!.lower).toBeLessThan(estimates['foster-1992']!.pc!);
    expect(estimates['monte-carlo']!.upper).toBeGreaterThan(estimates['foster-1992']!.pc!);
    const { densityError: _a, ...bareFirst } = first;
    const { densityError: _b, ...bareSecond } = second;
    const independent = unwrap(computePc({ primary: bareFirst, secondary: bareSecond, hardBodyRadiusM: 60, methods }));
    const { lower, upper } = estimates['monte-carlo']!;
    const apart = independent.methods['foster-1992']!.pc!;
    expect(apart < lower! || apart > upper!).toBe(true);
  });

  test('is as long as the sensitivity times the uncertainty', () => {
    const error: DensityError = { relativeSigma: 0.25, positionRtnM: [3, 400, 0], velocityRtnMps: [0, 0, 4] };
    const { positionM, velocityMps } = densityShift(error, primary.state);
    expect(Math.hypot(...positionM)).toBeCloseTo(0.25 * Math.hypot(3, 400), 9);
    expect(Math.hypot(...velocityMps)).toBeCloseTo(1, 12);
  });
});
