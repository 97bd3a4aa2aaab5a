import { describe, expect, test } from 'vitest';
import { recordValidation } from '../../../../../conformance/ledger.ts';
import { cases, objectOf, type ReferenceCase } from '../../../test/reference.ts';
import { CLIP_FACTOR } from '../../covariance/repair.ts';
import { clopperPearson } from '../../numbers/clopper-pearson.ts';
import { seededRandom } from '../../numbers/random.ts';
import { expectedNumberOf } from '../bounds/nc-dilution.ts';
import { monteCarloPc } from './monte-carlo.ts';
import { nc2dHall2021 } from './nc2d-hall-2021.ts';
import { nc3dHall2021 } from './nc3d-hall-2021.ts';
import { type OrbitError, orbitError } from './orbit-error.ts';
import { type OverlapTrack, overlapTrack } from './overlap-track.ts';
import { PC_2D_LIMITS, usageIndices, usageViolations } from './usage.ts';

const NASA = 'NASA CARA Analysis Tools a80d016, NOSA';
const ONE_TENTH_PERCENT = 1e-3;
const HALF_A_PERCENT = 5e-3;

interface Figure {
  readonly value: number;
}
interface MonteCarloFigure extends Figure {
  readonly lo95: number;
  readonly hi95: number;
  readonly hits: number;
  readonly trials: number;
}
type Case = ReferenceCase<{
  readonly nc2d: Figure;
  readonly nc3d: Figure;
  readonly monteCarlo: MonteCarloFigure;
  readonly usageViolations: { readonly pc2d: Record<string, boolean>; readonly nc2d: Record<string, boolean> };
}>;

function trackOf(first: OrbitError, second: OrbitError, hardBodyRadiusM: number): OverlapTrack {
  return overlapTrack(first, second, hardBodyRadiusM, (CLIP_FACTOR * hardBodyRadiusM) ** 2);
}
function errorsOf(c: Pick<ReferenceCase<unknown>, 'object1' | 'object2'>): [OrbitError, OrbitError] {
  return [orbitError(objectOf(c.object1))!, orbitError(objectOf(c.object2))!];
}
function relative(value: number, truth: number): number {
  return Math.abs(value / truth - 1);
}

describe('35 real conjunctions of NASA CARA beyond two dimensions', () => {
  const all = cases<Case>('operational-conjunctions.json');

  test('the two-dimensional expected number agrees wherever the source itself may use it', () => {
    const errors = all
      .filter((c) => !Object.values(c.expected.usageViolations.nc2d).includes(true))
      .map((c) => {
        const [first, second] = errorsOf(c);
        return relative(nc2dHall2021(trackOf(first, second, Number(c.hbr)))!.pc, c.expected.nc2d.value);
      })
      .sort((a, b) => a - b);
    recordValidation({
      room: 'conjunction',
      reference: '2D-Nc, operational conjunctions',
      origin: NASA,
      deviations: errors,
      unit: 'relative',
      tolerance: 2e-3,
      stated: { accuracy: 1e-3, by: 'relTol of the source' },
      reason:
        'the two worst have the longest errors; there the time integral follows the curve and the source a parabola',
    });
    expect(errors.at(-1)!).toBeLessThan(2e-3);
    expect(errors[errors.length >> 1]!).toBeLessThan(1e-4);
  });

  test('the three-dimensional expected number agrees in all cases, slow ones included', () => {
    const errors = all
      .map((c) => {
        const [first, second] = errorsOf(c);
        return relative(nc3dHall2021(trackOf(first, second, Number(c.hbr)))!.expectedNumber, c.expected.nc3d.value);
      })
      .sort((a, b) => a - b);
    recordValidation({
      room: 'conjunction',
      reference: '3D-Nc, operational conjunctions',
      origin: NASA,
      deviations: errors,
      unit: 'relative',
      tolerance: 2.5e-3,
      stated: { accuracy: 1e-3, by: 'relTol of the source' },
      reason: "the source's 3D values lie 0.08 percent above its own 2D-Nc values throughout, ours do not",
    });
    expect(errors.at(-1)!).toBeLessThan(2.5e-3);
  });

  test('the three-dimensional number lies inside or within one sigma of the source’s Monte Carlo intervals', () => {
    for (const c of all) {
      const [first, second] = errorsOf(c);
      const pc = nc3dHall2021(trackOf(first, second, Number(c.hbr)))!.expectedNumber;
      const { lo95, hi95 } = c.expected.monteCarlo;
      const slack = 0.5 * (hi95 - lo95);
      expect(pc, c.id).toBeGreaterThan(lo95 - slack);
      expect(pc, c.id).toBeLessThan(hi95 + slack);
    }
  });

  test('the usage indices agree, and flag the same encounters', () => {
    const errors: number[] = [];
    for (const c of all) {
      const [first, second] = errorsOf(c);
      const indices = usageIndices(first, second, Number(c.hbr))!;
      const flags = usageViolations(indices, PC_2D_LIMITS);
      const expected = c.expected.usageViolations.pc2d;
      expect(flags.includes('extended'), c.id).toBe(expected['extended']);
      expect(flags.includes('offset'), c.id).toBe(expected['offset']);
      expect(flags.includes('inaccuracy'), c.id).toBe(expected['inaccurate']);
      if (expected['extended']) continue;
      errors.push(
        relative(indices.extended, c.derived['usageExtended']!),
        relative(indices.offset, c.derived['usageOffset']!),
        Math.abs(indices.inaccuracy - c.derived['usageInaccurate']!),
      );
    }
    recordValidation({
      room: 'conjunction',
      reference: 'usage-boundary indices',
      origin: NASA,
      deviations: errors,
      unit: 'relative (inaccuracy: absolute)',
      tolerance: 3e-3,
      reason:
        'the width of the peak is measured by three points here and by a fit there; flags must agree exactly, and do',
      note: 'two slow encounters are flagged alike; their indices differ by the peak chosen',
    });
    expect(Math.max(...errors)).toBeLessThan(3e-3);
  });

  test('the intervals of the Monte Carlo counts agree', () => {
    for (const c of all) {
      const { hits, trials, lo95, hi95 } = c.expected.monteCarlo;
      const interval = clopperPearson(hits, trials, 0.95);
      expect(relative(interval.lower, lo95), c.id).toBeLessThan(1e-5);
      expect(relative(interval.upper, hi95), c.id).toBeLessThan(1e-5);
    }
  });
});

describe('Alfano 2009 in three dimensions', () => {
  type AlfanoCase = {
    readonly id: string;
    readonly hbr: number;
    readonly window_s: [number, number];
    readonly atTca: Pick<ReferenceCase<unknown>, 'object1' | 'object2'>;
    readonly expected: { readonly nc3d: Figure; readonly monteCarlo1e8: Figure };
  };
  const all = cases<AlfanoCase>('alfano-2009.json');

  test.each([
    // 1,500 draws with the errors times 0.26; 4,000 with 0.2, 0.5 and 1.
    ['alfano-05', 0.26, 0.17],
    ['alfano-09', 0.2, 0.113],
    ['alfano-09', 0.5, 0.316],
    ['alfano-09', 1, 0.361],
  ])('the number of %s, whose body is large beside its errors times %d, is what draws say', (id, scale, drawn) => {
    const { atTca, hbr } = all.find((candidate) => candidate.id === id)!;
    const number = expectedNumberOf(trackOf(...errorsOf(atTca), hbr), 'nc3d-hall-2021', scale);
    expect(Math.abs(number - drawn)).toBeLessThan(0.02);
  });

  test('the expected number over the span of the encounter agrees, zero relative velocity included', () => {
    const errors = all
      .map((c) => {
        const [first, second] = errorsOf(c.atTca);
        return relative(nc3dHall2021(trackOf(first, second, c.hbr))!.expectedNumber, c.expected.nc3d.value);
      })
      .sort((a, b) => a - b);
    recordValidation({
      room: 'conjunction',
      reference: 'Alfano 2009, 3D-Nc over the span of the encounter',
      origin: 'AAS 09-233 through NASA CARA, NOSA',
      deviations: errors,
      unit: 'relative',
      tolerance: HALF_A_PERCENT,
      stated: { accuracy: 1e-3, by: 'relTol of the source' },
      reason:
        'a quarter period to either side for every case, as any message is taken; the source has windows of its own, 35 s longer in case 9, where more start outside',
    });
    expect(errors.at(-2)!).toBeLessThan(ONE_TENTH_PERCENT);
    expect(errors.at(-1)!).toBeLessThan(HALF_A_PERCENT);
  });

  test('Monte Carlo finds the published probability of a fast and of a slow case', () => {
    const sigmas: number[] = [];
    for (const [id, trials, stepS] of [
      ['alfano-05', 20_000, undefined],
      ['alfano-08', 2_000, 200],
    ] as const) {
      const c = all.find((candidate) => candidate.id === id)!;
      const [first, second] = errorsOf(c.atTca);
      const estimate = monteCarloPc(first, second, c.hbr, {
        trials,
        random: seededRandom(42),
        window: c.window_s,
        aroundS: 0,
        ...(stepS && { stepS }),
      });
      const truth = c.expected.monteCarlo1e8.value;
      sigmas.push(Math.abs(estimate.pc - truth) / Math.sqrt((truth * (1 - truth)) / trials));
    }
    recordValidation({
      room: 'conjunction',
      reference: 'Monte Carlo, Alfano 2009 cases 5 and 8',
      origin: 'AAS 09-233 through NASA CARA, NOSA',
      deviations: sigmas,
      unit: 'standard deviations of the count',
      tolerance: 3,
      reason: 'a count of 20,000 and 2,000 trials: three standard deviations hold 99.7 percent of them',
    });
    expect(Math.max(...sigmas)).toBeLessThan(3);
  });
});
