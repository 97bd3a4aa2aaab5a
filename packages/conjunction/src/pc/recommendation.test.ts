import { transportCovariance } from '@keepout/astro/covariance/transport';
import { localAxes, rotateCovariance } from '@keepout/astro/frames/local';
import { sixOf } from '@keepout/astro/six-numbers';
import { describe, expect, test } from 'vitest';
import { cases, objectOf, type ReferenceCase, unwrap } from '../../test/reference.ts';
import { moveState } from '../encounter/motion.ts';
import { sum2 } from '../linear/symmetric2.ts';
import { seededRandom } from '../numbers/random.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { computePc, type PcReport } from './compute-pc.ts';
import { orbitError } from './curved/orbit-error.ts';
import { NC_2D_LIMITS, PC_2D_LIMITS, type UsageIndices, usageIndices, usageViolations } from './curved/usage.ts';
import { estimatePc, type MethodInput, PC_METHOD_NAMES } from './methods.ts';
import { foster1992 } from './plane/foster-1992.ts';
import { planeEncounter } from './plane/plane-encounter.ts';
import type { PrincipalEncounter } from './plane/principal-encounter.ts';
import { squareProbability } from './plane/square.ts';

interface Figure {
  readonly value: number;
}
type Case = ReferenceCase<{ readonly pc2dAfterTcaCorrection: Figure; readonly nc2d: Figure; readonly nc3d: Figure }>;
const all = cases<Case>('operational-conjunctions.json');
const named = (id: string): Case => all.find((c) => c.id.startsWith(id))!;
const [plain] = all as [Case];

/** The same object told a minute early. */
function early(object: ObjectAtTca): ObjectAtTca {
  const { state, covariance } = object;
  const moved = sixOf(state);
  for (let i = 0; i < 6; i++) moveState(moved, -10);
  const [x, y, z, u, v, w] = moved as unknown as [number, number, number, number, number, number];
  const epochTaiS = state.epochTaiS - 60;
  const before = { ...state, epochTaiS, positionM: [x, y, z] as const, velocityMps: [u, v, w] as const };
  return { ...object, state: before, covariance: transportCovariance(covariance!, state, before) };
}

function planeOf(c: Case) {
  return unwrap(planeEncounter(objectOf(c.object1), objectOf(c.object2), Number(c.hbr)));
}

function reportOf(c: Case, changes: Partial<Parameters<typeof computePc>[0]> = {}): PcReport {
  return unwrap(
    computePc({
      primary: objectOf(c.object1),
      secondary: objectOf(c.object2),
      hardBodyRadiusM: Number(c.hbr),
      methods: ['foster-1992'],
      ...changes,
    }),
  );
}

describe('the recommended probability', () => {
  test('of a plain encounter is Foster’s, with the dilution of its curve', () => {
    const report = reportOf(plain);
    expect(report.recommended).toEqual({ method: 'foster-1992', pc: report.methods['foster-1992']!.pc });
    expect(report.dilution!.method).toBe('foster-1992');
    expect(report.maxPcMethod).toBe('covariance-scale');
    expect(report.maxPc).toBe(report.dilution!.maxPc);
    expect(report.isInadequate).toBe(false);
    expect(report.usage!.extended).toBeGreaterThan(0);
    const { missXM, missYM } = planeOf(plain).plane;
    const { primaryM2, secondaryM2 } = planeOf(plain);
    const square = squareProbability(missXM, missYM, sum2(primaryM2!, secondaryM2!), Number(plain.hbr));
    // The report's stands at the refined closest approach, a tenth of a millisecond on.
    expect(report.squarePc! / square).toBeCloseTo(1, 3);
    expect(report).toMatchObject({ defects: [], estimatedCovariances: [], hardBodyRadiusM: Number(plain.hbr) });
    expect(Object.keys(report.methods)).toEqual(['foster-1992']);
  });

  test('steps up to the expected number in two dimensions where the plane is wrong, and so does its dilution', () => {
    const c = named('000035946_conj_000030648');
    const report = reportOf(c);
    expect(report.recommended!.method).toBe('nc2d-hall-2021');
    expect(Math.abs(report.recommended!.pc / c.expected.nc2d.value - 1)).toBeLessThan(1e-4);
    expect(report.methods['foster-1992']).toMatchObject({ usable: false, reasons: ['encounter-inaccurate'] });
    expect(report.dilution!.method).toBe('nc2d-hall-2021');
    expect(report.dilution!.code > 0).toBe(report.dilution!.region === 'diluted');
    expect(report.maxPc).toBe(report.dilution!.maxPc);
    expect(report.maxPc).toBeGreaterThanOrEqual(report.recommended!.pc);
    expect(report.isInadequate).toBe(false);
  });

  test('of a slow encounter is the expected number in three dimensions, and so is its dilution', () => {
    const c = named('000048901_conj_000048903_20211219_182317');
    const report = reportOf(c);
    expect(Object.keys(report.methods)).toEqual(['foster-1992', 'nc3d-hall-2021']);
    expect(report.recommended!.method).toBe('nc3d-hall-2021');
    expect(Math.abs(report.recommended!.pc / c.expected.nc3d.value - 1)).toBeLessThan(2e-3);
    expect(report.dilution!.method).toBe('nc3d-hall-2021');
    expect(report.usage!.offset).toBeGreaterThan(NC_2D_LIMITS.offset);
  });

  test('is diluted where shrinking both errors raises the expected number, with the code for both', () => {
    const diluted = all
      .filter(({ id }) => /^0000(43613_conj_0000505|45121_conj_000045957|33331)/.test(id))
      .map((c) => reportOf(c));
    expect(diluted.map(({ recommended }) => recommended!.method)).toEqual(diluted.map(() => 'nc2d-hall-2021'));
    expect(new Set(diluted.map(({ dilution }) => dilution!.region))).toEqual(new Set(['diluted', 'robust']));
    for (const { dilution, maxPc, recommended } of diluted) {
      const isDiluted = dilution!.region === 'diluted';
      expect(dilution!.code > 0).toBe(isDiluted);
      expect(dilution!.betterDataPc > recommended!.pc * 1.005).toBe(isDiluted);
      // The largest over every common scale, larger errors too.
      expect(maxPc).toBeGreaterThanOrEqual(recommended!.pc);
    }
  });

  test('says how far the means are apart, and by how many deviations', () => {
    const report = reportOf(plain);
    const { missDistanceM, relativeSpeedMps } = report;
    expect(missDistanceM).toBeLessThan(
      Math.hypot(...plain.object1.r.map((value, i) => value - plain.object2.r[i]!)) + 1,
    );
    expect(relativeSpeedMps).toBeCloseTo(
      Math.hypot(...plain.object1.v.map((value, i) => value - plain.object2.v[i]!)),
      1,
    );
    expect(report.mahalanobis).toBeGreaterThan(0);
    expect(report.mahalanobisPlane).toBeLessThanOrEqual(report.mahalanobis! * (1 + 1e-6));
    expect(report.tcaOffsetS).toBe(report.tcaTaiS);
    expect(Math.abs(report.tcaOffsetS)).toBeLessThan(1);
  });

  test('computes every method but Monte Carlo when none is named', () => {
    const { primary, secondary } = { primary: objectOf(plain.object1), secondary: objectOf(plain.object2) };
    const { methods } = unwrap(computePc({ primary, secondary, hardBodyRadiusM: Number(plain.hbr) }));
    expect(Object.keys(methods)).toEqual(PC_METHOD_NAMES.filter((name) => name !== 'monte-carlo'));
  });

  test('has no answer for a body without end', () => {
    const result = computePc({
      primary: objectOf(plain.object1),
      secondary: objectOf(plain.object2),
      hardBodyRadiusM: Number.POSITIVE_INFINITY,
    });
    expect(result).toEqual({ ok: false, fault: { code: 'hard-body-radius-invalid', value: Number.POSITIVE_INFINITY } });
  });

  test('carries covariances to closest approach: the same encounter, told a minute early, has the same probability', () => {
    const report = reportOf(plain, {
      primary: early(objectOf(plain.object1)),
      secondary: early(objectOf(plain.object2)),
    });
    expect(report.tcaOffsetS - reportOf(plain).tcaOffsetS).toBeCloseTo(60, 6);
    // Told at a rounded time, the covariance stays as it is in inertial axes; told early, it is carried.
    expect(report.recommended!.pc / reportOf(plain).recommended!.pc).toBeCloseTo(1, 3);
  });

  test('takes a covariance in RTN or TNW as what it is in inertial axes, carried or not', () => {
    const inLocal = (object: ObjectAtTca, frame: 'RTN' | 'TNW'): ObjectAtTca => {
      const { positionM, velocityMps } = object.state;
      const matrix = rotateCovariance(object.covariance!.matrix, localAxes(frame, positionM, velocityMps));
      return { ...object, covariance: { ...object.covariance!, frame, matrix } };
    };
    const early60 = reportOf(plain, {
      primary: early(objectOf(plain.object1)),
      secondary: early(objectOf(plain.object2)),
    });
    for (const frame of ['RTN', 'TNW'] as const) {
      const report = reportOf(plain, {
        primary: inLocal(early(objectOf(plain.object1)), frame),
        secondary: inLocal(early(objectOf(plain.object2)), frame),
      });
      expect(report.recommended!.pc / early60.recommended!.pc).toBeCloseTo(1, 7);
    }
  });

  test('leaves a covariance behind that has no velocity terms of its own', () => {
    const bare = (object: ObjectAtTca, axis: number): ObjectAtTca => {
      const matrix = object.covariance!.matrix.map((value, i) =>
        Math.floor(i / 6) === axis || i % 6 === axis ? 0 : value,
      );
      return { ...object, covariance: { ...object.covariance!, matrix } };
    };
    for (const axis of [3, 4, 5]) {
      const report = reportOf(plain, { primary: bare(objectOf(plain.object1), axis) });
      expect(report.usage).toBeUndefined();
      expect(report.recommended!.pc / reportOf(plain).methods['foster-1992']!.pc!).toBeCloseTo(1, 4);
    }
  });

  test('has nothing to say of deviations, usage or a square where a covariance is missing', () => {
    const report = reportOf(plain, { secondary: { state: objectOf(plain.object2).state } });
    for (const name of ['mahalanobis', 'mahalanobisPlane', 'usage', 'squarePc', 'recommended', 'dilution'])
      expect(report, name).not.toHaveProperty(name);
    expect(report.isInadequate).toBe(false);
    expect(report.maxPcMethod).toBe('frisbee-one-covariance');
    const other = reportOf(plain, { primary: { state: objectOf(plain.object1).state } });
    expect(other.maxPcMethod).toBe('frisbee-one-covariance');
    expect(other.maxPc).not.toBe(report.maxPc);
  });

  test('says that a covariance was repaired, or could not be', () => {
    const vectors = cases<Case>('unit-vectors.json');
    const reasonsOf = (id: string) => reportOf(vectors.find((c) => c.id === id)!).methods['foster-1992']!.reasons;
    expect(reasonsOf('npd-remediable')).toContain('covariance-remediated');
    expect(reasonsOf('npd-unremediable')).toContain('covariance-unusable');
  });

  test('names both objects whose covariance was estimated', () => {
    const estimated = (object: ObjectAtTca): ObjectAtTca => ({ ...object, covarianceOrigin: 'estimated' });
    const report = reportOf(plain, {
      primary: estimated(objectOf(plain.object1)),
      secondary: estimated(objectOf(plain.object2)),
    });
    expect(report.estimatedCovariances).toEqual(['primary', 'secondary']);
    expect(reportOf(plain, { primary: estimated(objectOf(plain.object1)) }).estimatedCovariances).toEqual(['primary']);
  });
});

describe('one method’s estimate', () => {
  const principal: PrincipalEncounter = {
    meanMinorM: 30,
    meanMajorM: 40,
    sigmaMinorM: 20,
    sigmaMajorM: 60,
    hardBodyRadiusM: 5,
    repair: 'ok',
  };
  const calm: UsageIndices = { extended: 0, offset: 0, inaccuracy: 0, startS: -1, stopS: 1 };
  const input: MethodInput = { hardBodyRadiusM: 5, principal, usage: calm, remarks: ['covariance-estimated'] };
  const planar = ['foster-1992', 'alfano-2005', 'patera-2005', 'laas-2015'] as const;

  test('in the plane is usable, and repeats what was remarked', () => {
    for (const name of planar) {
      const estimate = estimatePc(name, input);
      expect(estimate.pc! / foster1992(principal)).toBeCloseTo(1, 9);
      expect(estimate).toMatchObject({ usable: true, reasons: ['covariance-estimated'] });
    }
  });

  test('in the plane is not usable where nothing is known of the usage, and says so', () => {
    const { usage: _, ...without } = input;
    for (const name of planar)
      expect(estimatePc(name, without)).toMatchObject({
        usable: false,
        reasons: ['covariance-estimated', 'usage-unknown'],
      });
  });

  test('in the plane is not usable above any limit, and names each', () => {
    const over: UsageIndices = { ...calm, extended: 0.021, offset: 0.011, inaccuracy: 0.021 };
    for (const name of planar)
      expect(estimatePc(name, { ...input, usage: over })).toMatchObject({
        usable: false,
        reasons: ['covariance-estimated', 'encounter-extended', 'encounter-offset', 'encounter-inaccurate'],
      });
    expect(usageViolations({ ...calm, ...PC_2D_LIMITS }, PC_2D_LIMITS)).toEqual([]);
    expect(usageViolations({ ...calm, extended: 0.06, offset: 0.2, inaccuracy: 0.1 }, NC_2D_LIMITS)).toEqual([
      'extended',
      'offset',
    ]);
  });

  test('without a plane has no value, only the remarks', () => {
    const { principal: _, ...without } = input;
    for (const name of [...planar, 'chan-1997'] as const)
      expect(estimatePc(name, without)).toEqual({ usable: false, reasons: ['covariance-estimated'] });
  });

  test('says when it fell below the smallest double', () => {
    const far = { ...principal, meanMinorM: 30_000 };
    expect(estimatePc('foster-1992', { ...input, principal: far })).toMatchObject({
      pc: 0,
      usable: true,
      reasons: ['covariance-estimated', 'below-smallest-double'],
    });
  });

  test('by Chan is out of range for large bodies and for needles', () => {
    const at = (changes: Partial<PrincipalEncounter>) =>
      estimatePc('chan-1997', { ...input, principal: { ...principal, ...changes } });
    expect(at({}).usable).toBe(true);
    expect(at({ hardBodyRadiusM: 6 }).usable).toBe(true);
    expect(at({ hardBodyRadiusM: 6.01 })).toMatchObject({
      usable: false,
      reasons: ['covariance-estimated', 'approximation-out-of-range'],
    });
    expect(at({ sigmaMajorM: 1000 }).usable).toBe(true);
    expect(at({ sigmaMajorM: 1001 }).usable).toBe(false);
  });

  test('by Laas has bounds, and without a settled series nothing but bounds', () => {
    const settled = estimatePc('laas-2015', input);
    expect(settled.lower).toBeLessThanOrEqual(settled.pc!);
    expect(settled.upper).toBeGreaterThanOrEqual(settled.pc!);
    const wild = estimatePc('laas-2015', { ...input, principal: { ...principal, hardBodyRadiusM: 4000 } });
    expect(wild.pc).toBeUndefined();
    expect(wild.usable).toBe(false);
    expect(wild.reasons).toContain('series-not-converged');
    expect(wild.lower).toBeLessThanOrEqual(wild.upper!);
  });

  test('in elements needs velocity covariances, and an overlap', () => {
    for (const name of ['nc2d-hall-2021', 'nc3d-hall-2021', 'monte-carlo'] as const)
      expect(estimatePc(name, input)).toEqual({
        usable: false,
        reasons: ['covariance-estimated', 'velocity-covariance-missing'],
      });
    const c = named('000035946_conj_000030648');
    const [first, second] = [orbitError(objectOf(c.object1))!, orbitError(objectOf(c.object2))!];
    // Half an orbit apart they never overlap near the epoch.
    const away = { ...second, mean: Float64Array.from(second.mean, (value, i) => (i === 5 ? value + Math.PI : value)) };
    expect(estimatePc('nc2d-hall-2021', { ...input, errors: [first, away] }).reasons).toContain('overlap-not-found');
  });

  test('in elements has limits of its own, and in three dimensions none', () => {
    const c = named('000035946_conj_000030648');
    const errors = [orbitError(objectOf(c.object1))!, orbitError(objectOf(c.object2))!] as const;
    const usage = { ...usageIndices(errors[0], errors[1], Number(c.hbr))!, extended: 0.06 };
    const request = { ...input, hardBodyRadiusM: Number(c.hbr), errors, usage };
    expect(estimatePc('nc2d-hall-2021', request)).toMatchObject({
      usable: false,
      reasons: ['covariance-estimated', 'encounter-extended'],
    });
    expect(estimatePc('nc3d-hall-2021', request)).toMatchObject({ usable: true, reasons: ['covariance-estimated'] });
  });

  test('by counting has an interval, and says when it rests on few hits', () => {
    const errors = [orbitError(objectOf(plain.object1))!, orbitError(objectOf(plain.object2))!] as const;
    const usage = usageIndices(errors[0], errors[1], 1)!;
    const counted = (hardBodyRadiusM: number, trials: number) =>
      estimatePc('monte-carlo', {
        ...input,
        hardBodyRadiusM,
        errors,
        usage,
        monteCarlo: { trials, random: seededRandom(2) },
      });
    expect(counted(1e-3, 50)).toMatchObject({
      pc: 0,
      lower: 0,
      usable: false,
      reasons: ['covariance-estimated', 'too-few-hits'],
    });
    const many = counted(1e5, 50);
    expect(many).toMatchObject({ pc: 1, upper: 1, usable: true, reasons: ['covariance-estimated'] });
    expect(many.lower).toBeCloseTo(0.025 ** (1 / 50), 9);
    expect(counted(1e5, 10).usable).toBe(true);
    expect(counted(1e5, 9).usable).toBe(false);
    expect(estimatePc('monte-carlo', { ...input, errors }).reasons).toEqual(['covariance-estimated', 'not-requested']);
  });
});
