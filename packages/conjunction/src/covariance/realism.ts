import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { minimumBetween } from '@keepout/astro/search/extremum';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Symmetric3 } from '../linear/symmetric3.ts';
import { cramerVonMisesTail } from '../numbers/cramer-von-mises.ts';
import { erfc } from '../numbers/erfc.ts';

/** Predictions against results, in units of the stated uncertainty. */
export interface NormalisedResidual {
  /** Uncorrelated parts, each of deviation one where the covariance is realistic. */
  readonly parts: readonly [number, number, number];
}

/** How far the sigmas of a source can be believed. */
export interface CovarianceRealism {
  readonly samples: number;
  /** By which sigmas have to be multiplied to be realistic, with 95 % limits. */
  readonly factor: number;
  readonly factorLow: number;
  readonly factorHigh: number;
  /** How likely a realistic covariance would fit as badly or worse. */
  readonly pValue: number;
  /** Shares of the parts of all residuals: 0.683, 0.954 and 0.0027 where the covariance is realistic. */
  readonly within1Sigma: number;
  readonly within2Sigma: number;
  readonly beyond3Sigma: number;
  readonly confidence: 'calibrated' | 'conditional';
  /** Criteria of a calibrated source that are not met; empty where all are. */
  readonly shortfalls: readonly RealismShortfall[];
}

export type RealismShortfall = 'samples-few' | 'objects-few' | 'within-1-sigma' | 'within-2-sigma' | 'beyond-3-sigma';

/** Quantiles of the normal distribution. */
const WITHIN_1_SIGMA = 0.682_689_492;
const WITHIN_2_SIGMA = 0.954_499_736;
/** Criteria of a calibrated source: practice of a commercial provider of screening. */
const COVERAGE_SLACK = 0.05;
const MOST_BEYOND_3_SIGMA = 0.01;
export const LEAST_SAMPLES = 30;
const LEAST_OBJECTS = 3;
/** Range of the search for the factor, to either side of that of the median. */
const FACTOR_REACH = Math.log(20);
const FACTOR_WIDTH = 1e-7;
const NORMAL_95 = 1.959_963_985;

/**
 * A residual in units of its covariance.
 *
 * Method   parts = L^-1 r with L L^T = C (Cholesky)
 *
 * @param residualM      three of one frame, m
 * @param covarianceM2   Float64Array(9), same frame, m^2
 * @returns undefined where the covariance is not positive definite, or anything is not finite
 */
export function normalisedResidual(
  residualM: readonly [number, number, number],
  covarianceM2: Symmetric3,
): NormalisedResidual | undefined {
  const factor = cholesky(covarianceM2, 3);
  if (factor === undefined) return undefined;
  const first = residualM[0] / factor[0]!;
  const second = (residualM[1] - factor[3]! * first) / factor[4]!;
  const third = (residualM[2] - factor[6]! * first - factor[7]! * second) / factor[8]!;
  return [first, second, third].every(Number.isFinite) ? { parts: [first, second, third] } : undefined;
}

/**
 * Whether covariances are as large as the errors that were found: the factor that their sigmas lack, and how sure it is.
 *
 * Method   squared Mahalanobis distances against chi-square of three degrees of freedom. The factor is that of the least Cramer-von Mises
 *          statistic (Hejduk, CARA CovarianceRealism: outliers hardly count, where a mean would be led by them); its limits by the
 *          influence of each sample on it (Huber, sandwich), good for misfits too; docs/models/realism
 * Assumes  independent samples. Successive element sets of one object are not (correlated by 0.6 to 1.0): give one of each
 *
 * @param residuals   parts of each sample
 * @param objects     number of objects in the samples, where known
 * @returns ok: CovarianceRealism   |   fault: "residuals-missing" | "residuals-zero"
 *
 * Checked  conformance/realism (factors to 5 %)          Cost  50 ms for 1,000 samples
 */
export function covarianceRealism(
  residuals: readonly NormalisedResidual[],
  objects?: number,
): Result<CovarianceRealism, { readonly code: 'residuals-missing' | 'residuals-zero' }> {
  const samples = residuals.length;
  if (samples === 0) return fail({ code: 'residuals-missing' });
  const squares = Float64Array.from(residuals, ({ parts: [a, b, c] }) => a * a + b * b + c * c).sort();
  const middle = squares[samples >> 1]!;
  if (!(middle > 0)) return fail({ code: 'residuals-zero' });
  const around = 0.5 * Math.log(middle / CHI_SQUARE_MEDIAN);
  const logFactor = minimumBetween(
    (log) => misfit(squares, log),
    around - FACTOR_REACH,
    around + FACTOR_REACH,
    FACTOR_WIDTH,
  );
  const reach = NORMAL_95 * deviationOfFactor(squares, logFactor);
  const parts = residuals.flatMap((residual) => residual.parts.map(Math.abs));
  const share = (holds: (part: number) => boolean): number => parts.filter(holds).length / parts.length;
  const coverage = {
    within1Sigma: share((part) => part <= 1),
    within2Sigma: share((part) => part <= 2),
    beyond3Sigma: share((part) => part > 3),
  };
  const shortfalls = shortfallsOf(coverage, samples, objects);
  return ok({
    samples,
    factor: Math.exp(logFactor),
    factorLow: Math.exp(logFactor - reach),
    factorHigh: Math.exp(logFactor + reach),
    pValue: cramerVonMisesTail(misfit(squares, 0), samples),
    within1Sigma: coverage.within1Sigma,
    within2Sigma: coverage.within2Sigma,
    beyond3Sigma: coverage.beyond3Sigma,
    confidence: shortfalls.length === 0 ? 'calibrated' : 'conditional',
    shortfalls,
  });
}

function shortfallsOf(
  coverage: Pick<CovarianceRealism, 'within1Sigma' | 'within2Sigma' | 'beyond3Sigma'>,
  samples: number,
  objects: number | undefined,
): readonly RealismShortfall[] {
  const isOff = (share: number, expected: number): boolean => Math.abs(share - expected) > COVERAGE_SLACK;
  const tests: readonly (readonly [RealismShortfall, boolean])[] = [
    ['samples-few', samples < LEAST_SAMPLES],
    ['objects-few', objects !== undefined && objects < LEAST_OBJECTS],
    ['within-1-sigma', isOff(coverage.within1Sigma, WITHIN_1_SIGMA)],
    ['within-2-sigma', isOff(coverage.within2Sigma, WITHIN_2_SIGMA)],
    ['beyond-3-sigma', coverage.beyond3Sigma > MOST_BEYOND_3_SIGMA],
  ];
  return tests.flatMap(([shortfall, isShort]) => (isShort ? shortfall : []));
}

/** Of three degrees of freedom. */
const CHI_SQUARE_MEDIAN = 2.365_973_884;

/** Cramer-von Mises statistic of rising squared distances once their sigmas are multiplied by exp(logFactor). */
function misfit(squares: Float64Array, logFactor: number): number {
  const { length } = squares;
  const scale = Math.exp(-2 * logFactor);
  let sum = 1 / (12 * length);
  for (let i = 0; i < length; i++) sum += (chiSquareShare(squares[i]! * scale) - (2 * i + 1) / (2 * length)) ** 2;
  return sum;
}

/**
 * Deviation of the logarithm of the factor: with h the slope of the distribution in it, each sample moves it by
 * (mean of h over the samples above, less its overall mean) / mean of h^2.
 */
function deviationOfFactor(squares: Float64Array, logFactor: number): number {
  const { length } = squares;
  const scale = Math.exp(-2 * logFactor);
  const slopes = squares.map((square) => -2 * square * scale * chiSquareDensity(square * scale));
  const influence = new Float64Array(length);
  let above = 0;
  let meanInfluence = 0;
  let meanSquare = 0;
  for (let i = length - 1; i >= 0; i--) {
    above += slopes[i]! / length;
    influence[i] = above;
    meanInfluence += above / length;
    meanSquare += slopes[i]! ** 2 / length;
  }
  const sum = influence.reduce((total, value) => total + ((value - meanInfluence) / meanSquare) ** 2, 0);
  return Math.sqrt(sum) / length;
}

/** Chi-square of three degrees of freedom: probability of less. */
function chiSquareShare(square: number): number {
  const root = Math.sqrt(square);
  return 1 - erfc(root / Math.SQRT2) - Math.sqrt(2 / Math.PI) * root * Math.exp(-0.5 * square);
}

const chiSquareDensity = (square: number): number => Math.sqrt(square / (2 * Math.PI)) * Math.exp(-0.5 * square);
