import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { cramerVonMisesTail } from '../numbers/cramer-von-mises.ts';
import { seededRandom } from '../numbers/random.ts';
import { type CovarianceRealism, covarianceRealism, type NormalisedResidual, normalisedResidual } from './realism.ts';

const FIVE_PERCENT = 0.05;
const PUBLISHED = [
  { file: 'case01', factor: 1, isRealistic: true },
  { file: 'case02', factor: 0.25, isRealistic: false },
  { file: 'case03', factor: 3, isRealistic: false },
];

function residualsOf(file: string): readonly NormalisedResidual[] {
  const packed = readFileSync(new URL(`../../../../conformance/realism/${file}.csv.gz`, import.meta.url));
  return gunzipSync(packed)
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [r1, r2, r3, xx, xy, xz, yy, yz, zz] = line.split(',').map(Number) as [number, number, number, ...number[]];
      return normalisedResidual([r1, r2, r3], Float64Array.of(xx!, xy!, xz!, xy!, yy!, yz!, xz!, yz!, zz!))!;
    });
}

function realismOf(residuals: readonly NormalisedResidual[], objects?: number): CovarianceRealism {
  const realism = covarianceRealism(residuals, objects);
  if (!realism.ok) throw new Error(realism.fault.code);
  return realism.value;
}

describe('realism of covariances', () => {
  it('finds the factors of sigma that NASA CARA finds, and which covariance is realistic', () => {
    const deviations = PUBLISHED.map(({ file, factor, isRealistic }) => {
      const realism = realismOf(residualsOf(file));
      expect(realism.pValue > 0.02, file).toBe(isRealistic);
      expect(realism.confidence, file).toBe(isRealistic ? 'calibrated' : 'conditional');
      expect(realism.factorLow, file).toBeLessThan(factor);
      expect(realism.factorHigh, file).toBeGreaterThan(factor);
      return Math.abs(realism.factor / factor - 1);
    });
    recordValidation({
      room: 'conjunction',
      reference: 'Realism of covariances: factor of sigma of three sets of residuals',
      origin: 'NASA CARA Analysis Tools, CovarianceRealism: its unit tests (NOSA)',
      deviations,
      unit: 'relative',
      tolerance: FIVE_PERCENT,
      reason: 'The tolerance of the source: a thousand draws know the factor to 1.5 %.',
    });
    expect(Math.max(...deviations)).toBeLessThan(FIVE_PERCENT);
  });

  it('tells the share within one and two sigma, and beyond three, of a realistic covariance', () => {
    const { samples, within1Sigma, within2Sigma, beyond3Sigma } = realismOf(residualsOf('case01'));
    expect(samples).toBe(1000);
    expect(within1Sigma).toBeCloseTo(0.683, 1);
    expect(within2Sigma).toBeCloseTo(0.954, 1);
    expect(beyond3Sigma).toBeLessThan(0.01);
  });

  it('has the probability of SciPy that a realistic covariance fits as badly', () => {
    // scipy 1.17.1, stats.cramervonmises(squares, stats.chi2(3).cdf), of the same residuals: it corrects the limit for a thousand samples.
    expect(realismOf(residualsOf('case01')).pValue).toBeCloseTo(0.986_91, 2);
  });

  it('is not called calibrated by few samples, or by those of few objects', () => {
    const residuals = residualsOf('case01');
    expect(realismOf(residuals.slice(0, 29)).shortfalls).toContain('samples-few');
    expect(realismOf(residuals, 2).shortfalls).toEqual(['objects-few']);
    expect(realismOf(residuals, 3).confidence).toBe('calibrated');
  });

  it('says limits in which the factor lies in 95 of 100 draws', () => {
    const random = seededRandom(7);
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const draws = Array.from({ length: 200 }, () => {
      const { factorLow, factorHigh } = realismOf(
        Array.from({ length: 60 }, () => ({ parts: [2 * normal(), 2 * normal(), 2 * normal()] })),
      );
      return factorLow < 2 && 2 < factorHigh;
    });
    const inside = draws.filter(Boolean).length / draws.length;
    expect(inside).toBeGreaterThan(0.9);
    expect(inside).toBeLessThan(0.99);
  });

  it('has no answer without residuals, and of a covariance that is not positive', () => {
    expect(covarianceRealism([])).toEqual({ ok: false, fault: { code: 'residuals-missing' } });
    expect(covarianceRealism([{ parts: [0, 0, 0] }])).toEqual({ ok: false, fault: { code: 'residuals-zero' } });
    expect(normalisedResidual([1, 1, 1], Float64Array.of(1, 2, 0, 2, 1, 0, 0, 0, 1))).toBeUndefined();
  });

  it('knows the points of the table of Anderson and Darling', () => {
    const many = 1e9;
    expect(cramerVonMisesTail(0.3473, many)).toBeCloseTo(0.1, 4);
    expect(cramerVonMisesTail(0.46136, many)).toBeCloseTo(0.05, 4);
    expect(cramerVonMisesTail(0.74346, many)).toBeCloseTo(0.01, 4);
    expect(cramerVonMisesTail(300, 1000)).toBe(0);
  });
});
