import { congruent6, type Matrix6 } from '@keepout/astro/covariance/matrix6';
import { equinoctialJacobian } from '@keepout/astro/elements/equinoctial-jacobian';
import type { Vec3 } from '@keepout/astro/nouns';
import { bilinear3, eigen3, type Inverse3, inverse3, type Matrix3, mapEigenvalues3 } from '../../linear/symmetric3.ts';
import { movedError, type OrbitError, stateOfElements, times, unpackedElements } from './orbit-error.ts';

/** Relative motion at one time as a normal distribution, fitted where both orbits most probably meet. */
export interface RelativeError {
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
  /** 3x3 blocks of the relative covariance: position, position by velocity (rows position), velocity. */
  readonly positionM2: Matrix3;
  readonly crossM2ps: Matrix3;
  readonly velocityM2ps2: Matrix3;
  readonly positionInverse: Matrix3;
  /** Squared Mahalanobis distance plus the logarithm of the determinant: -2 ln density, less a constant. */
  readonly misfit: number;
  readonly isConverged: boolean;
}

const MOST_ITERATIONS = 40;
const SETTLED_SHARE = 1e-4;

/**
 * Relative position and velocity of two orbits at time t, as normal distributions that hold where the orbits meet.
 *
 * Method   Hall (J. Spacecraft Rockets 58, 2021), after Coppola (AAS 12-247): the elements of both orbits that put them
 *          at one place with the least misfit are found by Gauss-Newton (`peak overlap`), and both error distributions are
 *          linearised there instead of at the mean; with `iterations` 0 at the mean
 *          An error that both share (`OrbitError.shared`) enters as the cross covariance -(s1 s2^T + s2 s1^T)
 * Assumes  two-body motion of the differences; normal errors of the elements; the bodies small against the errors
 *
 * @param t      number s   from the epoch of both orbits
 * @param floorM2 number m^2 smallest eigenvalue that a position covariance keeps
 */
export function relativeErrorAt(
  first: OrbitError,
  second: OrbitError,
  t: number,
  floorM2: number,
  iterations: number = MOST_ITERATIONS,
): RelativeError {
  const a = movedError(first, t);
  const b = movedError(second, t);
  let fit = linearised(a, b, a.mean, b.mean, floorM2);
  let isConverged = iterations === 0;
  for (let i = 0; i < iterations; i++) {
    const pull = pulled(fit.positionInverse, fit.positionM);
    const nextA = shifted(a, fit.atA.jacobian, pull, 1, b, fit.atB.jacobian);
    const nextB = shifted(b, fit.atB.jacobian, pull, -1, a, fit.atA.jacobian);
    const next = linearised(a, b, nextA, nextB, floorM2);
    const change = Math.abs(next.misfit - fit.misfit);
    fit = next;
    if (!Number.isFinite(next.misfit)) break;
    if (change < SETTLED_SHARE) {
      isConverged = true;
      break;
    }
  }
  return { ...withVelocity(a, b, fit), isConverged };
}

/** One orbit's distribution as a normal one of its state, at the elements where it is linearised. */
interface Tangent {
  readonly jacobian: Matrix6;
  /** State of the mean in that linear map. */
  readonly state: Float64Array;
  readonly shared?: Float64Array;
}

interface Fit {
  readonly atA: Tangent;
  readonly atB: Tangent;
  readonly positionM: Vec3;
  readonly positionM2: Matrix3;
  readonly positionInverse: Matrix3;
  readonly misfit: number;
}

function linearised(a: OrbitError, b: OrbitError, inA: Float64Array, inB: Float64Array, floorM2: number): Fit {
  const atA = tangent(a, inA);
  const atB = tangent(b, inB);
  const positionM: Vec3 = [atB.state[0]! - atA.state[0]!, atB.state[1]! - atA.state[1]!, atB.state[2]! - atA.state[2]!];
  const sum = new Float64Array(9);
  addPosition(sum, atA.jacobian, a.covariance);
  addPosition(sum, atB.jacobian, b.covariance);
  if (atA.shared && atB.shared) {
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) sum[3 * i + j]! -= atA.shared[i]! * atB.shared[j]! + atB.shared[i]! * atA.shared[j]!;
    }
  }
  const { positionM2, inverse, logDeterminant } = raised(sum, floorM2);
  const misfit = bilinear3(inverse, positionM, positionM) + logDeterminant;
  return { atA, atB, positionM, positionM2, positionInverse: inverse, misfit };
}

function tangent(error: OrbitError, at: Float64Array): Tangent {
  const jacobian = equinoctialJacobian(unpackedElements(at, error.sense));
  const state = stateOfElements(at, error.sense);
  for (let k = 0; k < 6; k++) {
    const off = error.mean[k]! - at[k]!;
    if (off !== 0) for (let row = 0; row < 6; row++) state[row]! += jacobian[6 * row + k]! * off;
  }
  return { jacobian, state, ...(error.shared && { shared: times(jacobian, error.shared) }) };
}

/** Adds G C G^T, G the position rows of the partials. */
function addPosition(sum: Matrix3, jacobian: Matrix6, covariance: Matrix6): void {
  for (let row = 0; row < 3; row++) {
    const [g0, g1, g2] = [jacobian[6 * row]!, jacobian[6 * row + 1]!, jacobian[6 * row + 2]!];
    const [g3, g4, g5] = [jacobian[6 * row + 3]!, jacobian[6 * row + 4]!, jacobian[6 * row + 5]!];
    for (let k = 0; k < 6; k++) {
      const half =
        g0 * covariance[k]! +
        g1 * covariance[6 + k]! +
        g2 * covariance[12 + k]! +
        g3 * covariance[18 + k]! +
        g4 * covariance[24 + k]! +
        g5 * covariance[30 + k]!;
      for (let column = 0; column <= row; column++) sum[3 * row + column]! += half * jacobian[6 * column + k]!;
    }
  }
  sum[1] = sum[3]!;
  sum[2] = sum[6]!;
  sum[5] = sum[7]!;
}

/** The covariance, its eigenvalues raised to the floor where they lie below it, and its inverse. */
function raised(matrix: Matrix3, floorM2: number): Inverse3 & { readonly positionM2: Matrix3 } {
  const plain = inverse3(matrix);
  // The trace of the inverse is at least the reciprocal of the smallest eigenvalue.
  const isAbove = plain && (plain.inverse[0]! + plain.inverse[4]! + plain.inverse[8]!) * floorM2 < 1;
  if (isAbove) return { ...plain, positionM2: matrix };
  const eigen = eigen3(matrix);
  const clipped = (value: number): number => Math.max(value, floorM2);
  return {
    positionM2: mapEigenvalues3(eigen, clipped),
    inverse: mapEigenvalues3(eigen, (value) => 1 / clipped(value)),
    logDeterminant: eigen.values.reduce((sum, value) => sum + Math.log(clipped(value)), 0),
  };
}

function withVelocity(a: OrbitError, b: OrbitError, fit: Fit): Omit<RelativeError, 'isConverged'> {
  const { atA, atB, positionM, positionM2, positionInverse, misfit } = fit;
  const joint = congruent6(atA.jacobian, a.covariance);
  const other = congruent6(atB.jacobian, b.covariance);
  for (let n = 0; n < 36; n++) joint[n]! += other[n]!;
  if (atA.shared && atB.shared) {
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++)
        joint[6 * i + j]! -= atA.shared[i]! * atB.shared[j]! + atB.shared[i]! * atA.shared[j]!;
    }
  }
  const crossM2ps = new Float64Array(9);
  const velocityM2ps2 = new Float64Array(9);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      crossM2ps[3 * i + j] = joint[6 * i + j + 3]!;
      velocityM2ps2[3 * i + j] = joint[6 * (i + 3) + j + 3]!;
    }
  }
  const velocityMps: Vec3 = [
    atB.state[3]! - atA.state[3]!,
    atB.state[4]! - atA.state[4]!,
    atB.state[5]! - atA.state[5]!,
  ];
  return { positionM, velocityMps, positionM2, crossM2ps, velocityM2ps2, positionInverse, misfit };
}

/** A^-1 r. */
function pulled(inverse: Matrix3, r: Vec3): Vec3 {
  return [0, 3, 6].map((i) => inverse[i]! * r[0] + inverse[i + 1]! * r[1] + inverse[i + 2]! * r[2]) as unknown as Vec3;
}

/** Elements of least misfit: mean + sign (C G^T - s s'^T G'^T) pull, G the position rows of the partials, ' the other. */
function shifted(
  error: OrbitError,
  jacobian: Matrix6,
  pull: Vec3,
  sign: 1 | -1,
  other: OrbitError,
  otherJacobian: Matrix6,
): Float64Array {
  const gradient = new Float64Array(6);
  for (let k = 0; k < 6; k++) {
    gradient[k] = jacobian[k]! * pull[0] + jacobian[6 + k]! * pull[1] + jacobian[12 + k]! * pull[2];
  }
  const out = Float64Array.from(error.mean);
  for (let row = 0; row < 6; row++) {
    for (let k = 0; k < 6; k++) out[row]! += sign * error.covariance[6 * row + k]! * gradient[k]!;
  }
  if (error.shared === undefined || other.shared === undefined) return out;
  const moved = times(otherJacobian, other.shared);
  const along = moved[0]! * pull[0] + moved[1]! * pull[1] + moved[2]! * pull[2];
  for (let row = 0; row < 6; row++) out[row]! -= sign * error.shared[row]! * along;
  return out;
}

/** Mean relative velocity of those pairs that stand at one place: v - B' A^-1 r. */
export function collidingVelocity(relative: RelativeError): Vec3 {
  const { positionInverse: inverse, positionM: r, crossM2ps: cross, velocityMps: v } = relative;
  const pull = pulled(inverse, r);
  const component = (k: number): number =>
    v[k]! - (cross[k]! * pull[0] + cross[3 + k]! * pull[1] + cross[6 + k]! * pull[2]);
  return [component(0), component(1), component(2)];
}

/** Bound of the reciprocal of the smallest deviation: root of the trace of the inverse. */
export function sharpnessOf({ positionInverse }: RelativeError): number {
  return Math.sqrt(positionInverse[0]! + positionInverse[4]! + positionInverse[8]!);
}

/** The same with all deviations of both orbits multiplied by `factor`: where the orbits most probably meet stays. */
export function scaledRelative(relative: RelativeError, factor: number): RelativeError {
  if (factor === 1) return relative;
  const square = factor * factor;
  const { positionInverse, positionM, misfit } = relative;
  const distance = bilinear3(positionInverse, positionM, positionM);
  return {
    ...relative,
    positionM2: relative.positionM2.map((value) => value * square),
    crossM2ps: relative.crossM2ps.map((value) => value * square),
    velocityM2ps2: relative.velocityM2ps2.map((value) => value * square),
    positionInverse: positionInverse.map((value) => value / square),
    misfit: misfit - distance + distance / square + 6 * Math.log(factor),
  };
}
