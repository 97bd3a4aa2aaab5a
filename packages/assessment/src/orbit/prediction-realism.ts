import type { TrajectoryDifference } from '@keepout/astro/ephemeris/difference';

/** Agreement of a predicted covariance with a later determination. */
export interface Realism {
  /** Epochs compared, one a revolution. */
  readonly count: number;
  readonly medianSquared: number;
  /** Factor by which sigmas would have to be larger for the median to be that of chi-square. */
  readonly sigmaFactor: number;
  readonly verdict: 'fits' | 'too-small' | 'too-large';
}

/** Chi-square of three degrees of freedom: 1 %, median, 99 %. */
const LOW = 0.1148;
const MEDIAN = 2.366;
const HIGH = 11.3449;
const LEAST_COUNT = 3;

/**
 * Returns the chi-square of the prediction of an ephemeris against a later one at the same instants.
 *
 * Method   Zaidi, Hejduk 2016: d^T C^-1 d follows chi-square of three degrees of freedom where the covariance is realistic; a
 *          level of 2 %, half on each side, on the median of one value a revolution; docs/models/ephemeris-quality
 * Assumes  the values of one pair of files hang together, so it is one trial and no distribution: it can contradict a
 *          covariance and never prove it. Files that share observations lie nearer than independent ones.
 *
 * @returns Realism   |   undefined under three values
 */
export function predictionRealism(differences: readonly TrajectoryDifference[]): Realism | undefined {
  const squares = differences.flatMap(({ mahalanobisSquared }) => mahalanobisSquared ?? []).sort((a, b) => a - b);
  if (squares.length < LEAST_COUNT) return undefined;
  const middle = squares.length >> 1;
  const medianSquared = squares.length % 2 === 1 ? squares[middle]! : 0.5 * (squares[middle - 1]! + squares[middle]!);
  return {
    count: squares.length,
    medianSquared,
    sigmaFactor: Math.sqrt(medianSquared / MEDIAN),
    verdict: medianSquared > HIGH ? 'too-small' : medianSquared < LOW ? 'too-large' : 'fits',
  };
}
