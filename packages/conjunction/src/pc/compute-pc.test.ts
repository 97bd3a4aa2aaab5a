import type { StateCovariance } from '@keepout/astro/nouns';
import { describe, expect, test } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { cases, objectOf, type ReferenceCase, unwrap } from '../../test/reference.ts';
import { seededRandom } from '../numbers/random.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { computePc } from './compute-pc.ts';
import { PC_METHOD_NAMES } from './methods.ts';

interface Figure {
  readonly value: number;
}
type Flags = Readonly<Record<string, boolean>>;
type Case = ReferenceCase<{
  readonly pc2dAfterTcaCorrection: Figure;
  readonly nc2d: Figure;
  readonly nc3d: Figure;
  readonly usageViolations: { readonly pc2d: Flags; readonly nc2d: Flags };
}>;
const all = cases<Case>('operational-conjunctions.json');
const [plain] = all as [Case];
const primary = objectOf(plain.object1);
const secondary = objectOf(plain.object2);
const base = { primary, secondary, hardBodyRadiusM: Number(plain.hbr), methods: ['foster-1992'] as const };

test('the recommended probability of 35 real conjunctions is the one that NASA CARA would take', () => {
  const errors = all.map((c) => {
    const report = unwrap(
      computePc({
        primary: objectOf(c.object1),
        secondary: objectOf(c.object2),
        hardBodyRadiusM: Number(c.hbr),
        methods: ['foster-1992'],
      }),
    );
    const { pc2dAfterTcaCorrection, nc2d, nc3d, usageViolations } = c.expected;
    const is2dOff = Object.values(usageViolations.pc2d).includes(true);
    const isNcOff = Object.values(usageViolations.nc2d).includes(true);
    const expected = is2dOff ? (isNcOff ? nc3d : nc2d) : pc2dAfterTcaCorrection;
    expect(report.recommended?.method, c.id).toBe(
      is2dOff ? (isNcOff ? 'nc3d-hall-2021' : 'nc2d-hall-2021') : 'foster-1992',
    );
    return Math.abs(report.recommended!.pc / expected.value - 1);
  });
  recordValidation({
    room: 'conjunction',
    reference: 'recommended probability, operational conjunctions',
    origin: 'NASA CARA Analysis Tools a80d016, NOSA',
    deviations: errors,
    unit: 'relative',
    tolerance: 2.5e-3,
    stated: { accuracy: 1e-3, by: 'relTol of the Nc values; 1e-6 of the two-dimensional ones' },
    reason: 'the two longest errors, 1.6e-3: the source fits a parabola to the overlap, we integrate along the curve',
  });
  expect(Math.max(...errors)).toBeLessThan(2.5e-3);
});

describe('a report', () => {
  test('holds every method asked for, by its name', () => {
    const { methods } = unwrap(
      computePc({ ...base, methods: PC_METHOD_NAMES, monteCarlo: { trials: 2000, random: seededRandom(1) } }),
    );
    expect(Object.keys(methods)).toEqual([...PC_METHOD_NAMES]);
    const values = Object.values(methods).map((estimate) => estimate.pc!);
    const chan = PC_METHOD_NAMES.indexOf('chan-1997');
    expect(methods['chan-1997']!.reasons).toContain('approximation-out-of-range');
    for (const [i, value] of values.slice(0, -1).entries())
      if (i !== chan) expect(Math.abs(value / values[0]! - 1)).toBeLessThan(0.01);
    expect(methods['laas-2015']!.lower).toBeLessThanOrEqual(values[0]! * (1 + 1e-12));
    expect(methods['laas-2015']!.upper).toBeGreaterThanOrEqual(values[0]! * (1 - 1e-12));
    expect(methods['monte-carlo']!.lower).toBeLessThan(values[0]!);
    expect(methods['monte-carlo']!.upper).toBeGreaterThan(values[0]!);
  });

  test('names a Monte Carlo that was asked for without a source of numbers', () => {
    const { methods } = unwrap(computePc({ ...base, methods: ['monte-carlo'] }));
    expect(methods['monte-carlo']).toEqual({ usable: false, reasons: ['not-requested'] });
  });

  test('gives Frisbee’s bound, and no probability, when one covariance is missing', () => {
    const report = unwrap(computePc({ ...base, secondary: { state: secondary.state } }));
    expect(report.recommended).toBeUndefined();
    expect(report.maxPcMethod).toBe('frisbee-one-covariance');
    expect(report.defects).toEqual([{ object: 'secondary', defect: 'covariance-missing' }]);
    expect(report.methods['foster-1992']).toEqual({ usable: false, reasons: ['covariance-missing'] });
  });

  test('gives Alfano’s bound when both covariances are placeholders', () => {
    const placeholder: StateCovariance = {
      epochTaiS: 0,
      frame: 'RTN',
      matrix: new Float64Array(36).fill(0).map((_, i) => (i % 7 === 0 ? 1e16 : 0)),
    };
    const report = unwrap(
      computePc({
        ...base,
        primary: { ...primary, covariance: placeholder },
        secondary: { ...secondary, covariance: placeholder },
      }),
    );
    expect(report.maxPcMethod).toBe('alfano-no-covariance');
    expect(report.defects.map(({ defect }) => defect)).toEqual(['covariance-default', 'covariance-default']);
    expect(report.methods['foster-1992']!.reasons).toEqual(['covariance-unusable']);
  });

  test('marks estimated covariances', () => {
    const report = unwrap(computePc({ ...base, secondary: { ...secondary, covarianceOrigin: 'estimated' } }));
    expect(report.estimatedCovariances).toEqual(['secondary']);
    expect(report.methods['foster-1992']!.reasons).toContain('covariance-estimated');
  });

  test('without velocity covariances keeps to two dimensions and says so', () => {
    const bare = (object: ObjectAtTca): ObjectAtTca => {
      const matrix = object.covariance!.matrix.map((value, i) => (i % 6 < 3 && i < 18 ? value : 0));
      return { ...object, covariance: { ...object.covariance!, matrix } };
    };
    const report = unwrap(
      computePc({ ...base, primary: bare(primary), secondary: bare(secondary), methods: ['nc2d-hall-2021'] }),
    );
    expect(report.recommended?.method).toBe('foster-1992');
    expect(report.methods['foster-1992']!.reasons).toContain('usage-unknown');
    expect(report).toMatchObject({ isUnchecked: true, isInadequate: false });
    expect(report.methods['nc2d-hall-2021']).toEqual({ usable: false, reasons: ['velocity-covariance-missing'] });
  });

  test('of equal velocities has no plane, and takes the three-dimensional number', () => {
    type Alfano = { readonly id: string; readonly hbr: number; readonly atTca: Pick<Case, 'object1' | 'object2'> };
    const c = cases<Alfano>('alfano-2009.json').find((candidate) => candidate.id === 'alfano-12')!;
    const report = unwrap(
      computePc({
        primary: objectOf(c.atTca.object1),
        secondary: objectOf(c.atTca.object2),
        hardBodyRadiusM: c.hbr,
        methods: ['foster-1992'],
      }),
    );
    expect(report.methods['foster-1992']!.pc).toBeUndefined();
    expect(report.methods['foster-1992']!.reasons).toEqual(['relative-speed-zero']);
    expect(report.recommended?.method).toBe('nc3d-hall-2021');
  });
});

test('what cannot be computed is a fault with a code', () => {
  const codeOf = (input: Parameters<typeof computePc>[0]): string => {
    const result = computePc(input);
    return result.ok ? 'ok' : result.fault.code;
  };
  expect(codeOf({ ...base, hardBodyRadiusM: -1 })).toBe('hard-body-radius-invalid');
  expect(codeOf({ ...base, hardBodyRadiusM: Number.NaN })).toBe('hard-body-radius-invalid');
  expect(codeOf({ ...base, primary: { ...primary, state: { ...primary.state, frame: 'GCRF' } } })).toBe(
    'frames-differ',
  );
  expect(codeOf({ ...base, primary: { ...primary, covariance: { ...primary.covariance!, frame: 'TEME' } } })).toBe(
    'covariance-frame-unknown',
  );
});
