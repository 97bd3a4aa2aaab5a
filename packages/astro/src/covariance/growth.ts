import type { Ephemeris, StateVector, Vec3 } from '../nouns.ts';
import { stateOfSix } from '../six-numbers.ts';
import { covarianceInLocal } from './rotate.ts';

/** Growth of the uncertainty over the covariances of an ephemeris, from the first to the last. */
export interface CovarianceGrowth {
  readonly count: number;
  readonly firstSigmaRtnM: Vec3;
  readonly lastSigmaRtnM: Vec3;
  readonly spanS: number;
  /** Power of time by which the along-track sigma grows after its minimum; absent where no fit is possible. */
  readonly alongTrackExponent?: number;
  /** Largest factor between neighbours in the position's along-track sigma, one way or the other. */
  readonly largestJump: number;
  readonly verdict: 'grows' | 'constant' | 'shrinks' | 'too-short';
}

/** Over less than this an uncertainty need not show that it grows. */
const LEAST_SPAN_S = 21_600;
/** Ratio of the along-track sigma at the end to that at the start. */
const CONSTANT_SHARE = 0.02;
/** A fit needs points over a factor of time. */
const LEAST_FIT_POINTS = 5;

/**
 * How the uncertainty of an ephemeris develops.
 *
 * Method   sigmas of the tabulated covariances in RTN of the state at their epochs; the exponent is the slope of
 *          log sigma_T over log time since the least sigma_T. A free prediction grows with about the first power of time
 *          (error of the mean motion) up to the second (drag); docs/models/ephemeris-quality
 * Assumes  one arc: a new determination in the middle of a file may make it narrower
 *
 * @param epochsTaiS   number[]   epochs of the tabulated covariances, rising
 * @returns CovarianceGrowth   |   undefined without a covariance at any of them
 */
export function covarianceGrowth(ephemeris: Ephemeris, epochsTaiS: readonly number[]): CovarianceGrowth | undefined {
  const sigmas = epochsTaiS.flatMap((epochTaiS) => sigmaAt(ephemeris, epochTaiS) ?? []);
  const first = sigmas[0];
  const last = sigmas.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const spanS = last.epochTaiS - first.epochTaiS;
  let largestJump = 1;
  for (let i = 1; i < sigmas.length; i++) {
    const factor = sigmas[i]!.sigmaRtnM[1] / sigmas[i - 1]!.sigmaRtnM[1];
    if (Number.isFinite(factor) && factor > 0) largestJump = Math.max(largestJump, factor, 1 / factor);
  }
  const exponent = exponentOf(sigmas);
  return {
    count: sigmas.length,
    firstSigmaRtnM: first.sigmaRtnM,
    lastSigmaRtnM: last.sigmaRtnM,
    spanS,
    ...(exponent !== undefined && { alongTrackExponent: exponent }),
    largestJump,
    verdict: spanS < LEAST_SPAN_S ? 'too-short' : verdictOf(last.sigmaRtnM[1] / first.sigmaRtnM[1]),
  };
}

interface Sigma {
  readonly epochTaiS: number;
  readonly sigmaRtnM: Vec3;
}

function verdictOf(factor: number): CovarianceGrowth['verdict'] {
  if (factor < 1 - CONSTANT_SHARE) return 'shrinks';
  return factor > 1 + CONSTANT_SHARE ? 'grows' : 'constant';
}

function sigmaAt(ephemeris: Ephemeris, epochTaiS: number): Sigma | undefined {
  const covariance = ephemeris.covarianceAt?.(epochTaiS);
  const six = new Float64Array(6);
  if (covariance === undefined || !ephemeris.stateAt(epochTaiS, six)) return undefined;
  const state: StateVector = stateOfSix(six, epochTaiS, ephemeris.frame);
  const { matrix } = covarianceInLocal(covariance, 'RTN', state);
  return { epochTaiS, sigmaRtnM: [Math.sqrt(matrix[0]!), Math.sqrt(matrix[7]!), Math.sqrt(matrix[14]!)] };
}

/** Slope of the straight line through (log t, log sigma), from the minimum of sigma on. */
function exponentOf(sigmas: readonly Sigma[]): number | undefined {
  const least = sigmas.reduce((best, sigma, i) => (sigma.sigmaRtnM[1] < sigmas[best]!.sigmaRtnM[1] ? i : best), 0);
  const origin = sigmas[least]!.epochTaiS;
  const points = sigmas
    .slice(least + 1)
    .filter(({ sigmaRtnM }) => sigmaRtnM[1] > 0)
    .map(({ epochTaiS, sigmaRtnM }) => [Math.log(epochTaiS - origin), Math.log(sigmaRtnM[1])] as const);
  if (points.length < LEAST_FIT_POINTS) return undefined;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const xx = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const xy = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return xx > 0 ? xy / xx : undefined;
}
