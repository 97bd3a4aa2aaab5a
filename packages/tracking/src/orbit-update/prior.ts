import { congruent6, identity6, invert6, multiply6, transposed6, turned6 } from '@keepout/astro/covariance/matrix6';
import { eigenSymmetric } from '@keepout/astro/covariance/positive-definite';
import { localAxes } from '@keepout/astro/frames/local';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { wayAlong } from './along-path.ts';

/** Prior of an orbit: EME2000, its covariance in RTN of the state. */
export interface OrbitPrior {
  readonly epochTaiS: number;
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
  /** Row-major 36: m^2, m^2/s, m^2/s^2. */
  readonly covarianceRtn: Float64Array;
}

export interface PriorInformation {
  /** Inverse covariance, EME2000 axes. */
  readonly matrix: Float64Array;
  /** Float64Array(36), EME2000: its columns, one sigma each, are the units of the solution; m and m/s themselves where a direction is unknown. */
  readonly root: Float64Array;
  /**
   * complete: positive definite. repaired: a correlation was one to rounding. partial: some components have no variance, and no
   * taken to be known of them. none: no covariance at all.
   */
  readonly kind: 'complete' | 'repaired' | 'partial' | 'none';
}

/** A correlation matrix with a smaller eigenvalue is one to rounding. */
const LEAST_EIGENVALUE = 1e-10;
/** Below it the matrix is no covariance, and is not used. */
const NEGATIVE_EIGENVALUE = -1e-3;

/**
 * The information of a prior.
 *
 * Method   inverse of the correlation matrix of the components that have a variance, its eigenvalues raised where they vanish; a variance of
 *          zero means "not stated" and never "exactly known"
 */
export function priorInformation(prior: OrbitPrior): PriorInformation {
  const { covarianceRtn } = prior;
  const knownComponents = [0, 1, 2, 3, 4, 5].filter((i) => {
    const variance = covarianceRtn[7 * i]!;
    return variance > 0 && Number.isFinite(variance);
  });
  const noPrior: PriorInformation = { matrix: new Float64Array(36), root: identity6(), kind: 'none' };
  if (knownComponents.length === 0 || covarianceRtn.some(Number.isNaN)) return noPrior;
  const size = knownComponents.length;
  const sigma = knownComponents.map((i) => Math.sqrt(covarianceRtn[7 * i]!));
  const correlation = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const mean =
        0.5 *
        (covarianceRtn[6 * knownComponents[i]! + knownComponents[j]!]! +
          covarianceRtn[6 * knownComponents[j]! + knownComponents[i]!]!);
      correlation[i * size + j] = mean / (sigma[i]! * sigma[j]!);
    }
  }
  const { values, vectors } = eigenSymmetric(correlation, size);
  if (!(values[0]! > NEGATIVE_EIGENVALUE)) return noPrior;
  const rtn = new Float64Array(36);
  const root = new Float64Array(36);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      let sum = 0;
      for (let k = 0; k < size; k++)
        sum += (vectors[i * size + k]! * vectors[j * size + k]!) / Math.max(values[k]!, LEAST_EIGENVALUE);
      rtn[6 * knownComponents[i]! + knownComponents[j]!] = sum / (sigma[i]! * sigma[j]!);
      root[6 * i + j] = sigma[i]! * vectors[i * size + j]! * Math.sqrt(Math.max(values[j]!, LEAST_EIGENVALUE));
    }
  }
  const toInertial = rtnTransform(prior, 'to-inertial');
  const matrix = congruent6(toInertial, rtn);
  if (size < 6) return { matrix, root: identity6(), kind: 'partial' };
  const kind = values[0]! < LEAST_EIGENVALUE ? 'repaired' : 'complete';
  return { matrix, root: multiply6(toInertial, root), kind };
}

/** Whether a prior knows every direction. */
export function isWhole({ kind }: PriorInformation): boolean {
  return kind === 'complete' || kind === 'repaired';
}

/** Information of a prior on an orbit near it. */
export interface PriorPull {
  /** Way from the prior to the orbit, m, m/s. */
  readonly way: Float64Array;
  /** Float64Array(36): a step at the prior as a step at the orbit, which follows the path; equal where a direction is unknown. */
  readonly turn: Float64Array;
  /** Float64Array(36), EME2000: units of the solution at the orbit: columns of one sigma each, or m and m/s where a direction is unknown. */
  readonly units: Float64Array;
  /** Float64Array(36): information on the orbit in these units; the identity for a complete prior. */
  readonly information: Float64Array;
  /** Float64Array(6): half the slope of the square in these units, taken down. */
  readonly right: Float64Array;
  /** How many sigmas it is off, squared. */
  readonly square: number;
}

/**
 * Returns the information of a prior on an orbit that may be tens of kilometres off along its path.
 *
 * Method   the square of the step along the path over the covariance, which is stated at the prior, in sigmas of it: errors of days of an unknown drag
 *          and what they tell differ by ten orders, and in metres the one is lost in the rounding of the other; docs/models/orbit-update
 *
 * @param prior   where a direction is unknown the step is a straight line, for its error may be arbitrary
 */
export function priorPull(start: Float64Array, prior: PriorInformation, state: Float64Array): PriorPull {
  const along = isWhole(prior) ? wayAlong(start, state) : undefined;
  const way = along?.by ?? state.map((value, i) => value - start[i]!);
  const turn = (along && invert6(along.slopes())) ?? identity6();
  return {
    way,
    turn,
    units: multiply6(turn, prior.root),
    information: isWhole(prior) ? identity6() : prior.matrix,
    ...priorMisfit(prior, way),
  };
}

/** Pull of a prior on an orbit at a distance from it: in the units of `PriorPull`. */
export function priorMisfit(prior: PriorInformation, way: Float64Array): Pick<PriorPull, 'right' | 'square'> {
  const pulled = turned6(prior.matrix, way);
  // The transposed root times the information is the inverse of the root.
  const right = turned6(transposed6(prior.root), pulled).map((value) => -value);
  const square = isWhole(prior)
    ? right.reduce((sum, value) => sum + value * value, 0)
    : pulled.reduce((sum, value, i) => sum + value * way[i]!, 0);
  return { right, square };
}

/** Rotation of states between EME2000 and RTN of a state: blocks of the plain axes. */
export function rtnTransform(
  { positionM, velocityMps }: Pick<StateVector, 'positionM' | 'velocityMps'>,
  direction: 'to-inertial' | 'to-rtn',
): Float64Array {
  const rows = localAxes('RTN', positionM, velocityMps);
  const out = new Float64Array(36);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const value = direction === 'to-rtn' ? rows[3 * i + j]! : rows[3 * j + i]!;
      out[6 * i + j] = value;
      out[6 * (i + 3) + j + 3] = value;
    }
  }
  return out;
}
