import { congruent6, type Matrix6 } from '@keepout/astro/covariance/matrix6';
import { equinoctialJacobian } from '@keepout/astro/elements/equinoctial-jacobian';
import type { Vec3 } from '@keepout/astro/nouns';
import { eigen3, type Matrix3, mapEigenvalues3 } from '../../linear/symmetric3.ts';
import { dot } from '../../linear/vector.ts';
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
  let atA = a.mean;
  let atB = b.mean;
  let relative = linearised(a, b, atA, atB, floorM2);
  let isConverged = iterations === 0;
  for (let i = 0; i < iterations; i++) {
    const pull = pulled(relative.positionInverse, relative.positionM);
    const nextA = shifted(a, relative.jacobianA, pull, 1, b, relative.jacobianB);
    const nextB = shifted(b, relative.jacobianB, pull, -1, a, relative.jacobianA);
    const next = linearised(a, b, nextA, nextB, floorM2);
    const change = Math.abs(next.misfit - relative.misfit);
    atA = nextA;
    atB = nextB;
    relative = next;
    if (!Number.isFinite(next.misfit)) break;
    if (change < SETTLED_SHARE) {
      isConverged = true;
      break;
    }
  }
  return { ...relative, isConverged };
}

interface Linearised extends Omit<RelativeError, 'isConverged'> {
  readonly jacobianA: Matrix6;
  readonly jacobianB: Matrix6;
}

function linearised(a: OrbitError, b: OrbitError, atA: Float64Array, atB: Float64Array, floorM2: number): Linearised {
  const jacobianA = equinoctialJacobian(unpackedElements(atA, a.sense));
  const jacobianB = equinoctialJacobian(unpackedElements(atB, b.sense));
  const stateA = effectiveMean(a, atA, jacobianA);
  const stateB = effectiveMean(b, atB, jacobianB);
  const covA = congruent6(jacobianA, a.covariance);
  const covB = congruent6(jacobianB, b.covariance);
  const shared = a.shared && b.shared && ([times(jacobianA, a.shared), times(jacobianB, b.shared)] as const);
  const cross = (row: number, column: number): number =>
    shared === undefined ? 0 : shared[0][row]! * shared[1][column]! + shared[1][row]! * shared[0][column]!;
  const block = (row: number, column: number): Matrix3 =>
    Float64Array.from({ length: 9 }, (_, n) => {
      const [i, j] = [row + Math.floor(n / 3), column + (n % 3)];
      return covA[6 * i + j]! + covB[6 * i + j]! - cross(i, j);
    });
  const eigen = eigen3(block(0, 0));
  const clipped = (value: number): number => Math.max(value, floorM2);
  const positionInverse = mapEigenvalues3(eigen, (value) => 1 / clipped(value));
  const positionM: Vec3 = [stateB[0]! - stateA[0]!, stateB[1]! - stateA[1]!, stateB[2]! - stateA[2]!];
  const squared = eigen.vectors.reduce(
    (sum, vector, i) => sum + dot(vector, positionM) ** 2 / clipped(eigen.values[i]!),
    0,
  );
  const logDeterminant = eigen.values.reduce((sum, value) => sum + Math.log(clipped(value)), 0);
  return {
    positionM,
    velocityMps: [stateB[3]! - stateA[3]!, stateB[4]! - stateA[4]!, stateB[5]! - stateA[5]!],
    positionM2: mapEigenvalues3(eigen, clipped),
    crossM2ps: block(0, 3),
    velocityM2ps2: block(3, 3),
    positionInverse,
    misfit: squared + logDeterminant,
    jacobianA,
    jacobianB,
  };
}

function effectiveMean(error: OrbitError, at: Float64Array, jacobian: Matrix6): Float64Array {
  const state = stateOfElements(at, error.sense);
  for (let row = 0; row < 6; row++) {
    for (let k = 0; k < 6; k++) state[row]! += jacobian[6 * row + k]! * (error.mean[k]! - at[k]!);
  }
  return state;
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
