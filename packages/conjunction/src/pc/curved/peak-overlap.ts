import {
  copied3,
  eigen3,
  type Inverse3,
  inverseInto,
  mapEigenvalues3,
  type Symmetric3,
} from '../../linear/symmetric3.ts';
import type { OrbitError } from './orbit-error.ts';
import { addPositionCovariance, addVelocityCovariance, moveTangent, orbitTangent } from './orbit-tangent.ts';
import type { RelativeError } from './relative-error.ts';

const MOST_ITERATIONS = 40;
const SETTLED_SHARE = 1e-4;
/** A misfit that swings back by more than this share of its last change does not converge with full steps: they are halved. */
const SWINGING = 0.7;

/** How badly two orbits would have to err to be at one place. */
export interface Misfit {
  /** Squared Mahalanobis distance and the logarithm of the determinant. */
  readonly misfit: number;
  /** The first of both: the part that a factor on the errors divides by its square. */
  readonly square: number;
  readonly isConverged: boolean;
}

/** Two orbits and their errors, to be asked at many times. */
export interface Overlap {
  /**
   * Relative position and velocity `t` seconds from the epoch of both orbits, as normal distributions that hold where the
   * orbits meet.
   *
   * @param iterations   most of them; 0 keeps the linearisation at the means
   */
  readonly at: (t: number, iterations?: number) => RelativeError;
  /**
   * The same of the misfit alone, which is all that a search looks at.
   *
   * @param isContinued   begins where the last time ended, in place of the means: a moment before or after, that is nearer
   */
  readonly misfitAt: (t: number, iterations?: number, isContinued?: boolean) => Misfit;
}

/**
 * The overlap of two orbits through time.
 *
 * Method   Hall (J. Spacecraft Rockets 58, 2021), after Coppola (AAS 12-247): the elements of both orbits that put them
 *          at one place with the least misfit are found by Gauss-Newton (`peak overlap`), its steps halved where it swings, and both error distributions are
 *          linearised there instead of at the mean. Elements are those of the epoch, so that their covariance is one for all
 *          times and time enters through the partials alone
 *          An error that both share (`OrbitError.shared`) enters as the cross covariance -(s1 s2^T + s2 s1^T)
 * Assumes  two-body motion of the differences; normal errors of the elements; the bodies small against the errors
 *
 * @param floorM2 number m^2 smallest eigenvalue that a position covariance keeps
 *
 * Cost     a microsecond for each iteration, four of them at most times
 */
export function overlapOf(first: OrbitError, second: OrbitError, floorM2: number): Overlap {
  const a = orbitTangent(first);
  const b = orbitTangent(second);
  const hasShared = first.shared !== undefined && second.shared !== undefined;
  const r = new Float64Array(3);
  const pull = new Float64Array(3);
  const sum = new Float64Array(9);
  const crossM2ps = new Float64Array(9);
  const velocityM2ps2 = new Float64Array(9);
  let inverse: Symmetric3 = new Float64Array(9);
  const plain = inverse;
  let positionM2: Symmetric3 = sum;

  let logDeterminant = 0;

  /** Joins both tangents; the misfit, with `r`, `positionM2`, `inverse` and `logDeterminant`. */
  const joined = (t: number): number => {
    a.lay(t);
    b.lay(t);
    for (let i = 0; i < 3; i++) r[i] = b.state[i]! - a.state[i]!;
    sum.fill(0);
    addPositionCovariance(a, sum);
    addPositionCovariance(b, sum);
    if (hasShared) takeShared(sum, a.shared, b.shared, 0, 0);
    logDeterminant = inverseInto(sum, plain);
    // The trace of the inverse is at least the reciprocal of the smallest eigenvalue.
    if ((plain[0]! + plain[4]! + plain[8]!) * floorM2 < 1) {
      inverse = plain;
      positionM2 = sum;
      return formOf(inverse, r) + logDeterminant;
    }
    const raised = raisedTo(sum, floorM2);
    inverse = raised.inverse;
    positionM2 = raised.positionM2;
    logDeterminant = raised.logDeterminant;
    return formOf(inverse, r) + logDeterminant;
  };

  const settled = (t: number, iterations: number, isContinued = false): Misfit => {
    if (!isContinued) {
      for (let k = 0; k < 6; k++) {
        a.at[k] = first.mean[k]!;
        b.at[k] = second.mean[k]!;
      }
    }
    let misfit = joined(t);
    let [step, lastChange] = [1, 0];
    for (let i = 0; i < iterations; i++) {
      for (let k = 0; k < 3; k++) {
        pull[k] = inverse[3 * k]! * r[0]! + inverse[3 * k + 1]! * r[1]! + inverse[3 * k + 2]! * r[2]!;
      }
      const [alongA, alongB] = hasShared ? [dot3(a.shared, pull), dot3(b.shared, pull)] : [0, 0];
      moveTangent(a, pull, 1, alongB, step);
      moveTangent(b, pull, -1, alongA, step);
      const next = joined(t);
      const change = next - misfit;
      misfit = next;
      const isKnown = Number.isFinite(next);
      if (!isKnown || Math.abs(change) < SETTLED_SHARE * step)
        return { misfit, square: misfit - logDeterminant, isConverged: isKnown };
      if (change * lastChange < 0 && Math.abs(change) > SWINGING * Math.abs(lastChange)) step *= 0.5;
      lastChange = change;
    }
    return { misfit, square: misfit - logDeterminant, isConverged: iterations === 0 };
  };

  return {
    misfitAt: (t, iterations = MOST_ITERATIONS, isContinued = false) => settled(t, iterations, isContinued),
    at: (t, iterations = MOST_ITERATIONS) => {
      const { misfit, isConverged } = settled(t, iterations);
      crossM2ps.fill(0);
      velocityM2ps2.fill(0);
      addVelocityCovariance(a, crossM2ps, velocityM2ps2);
      addVelocityCovariance(b, crossM2ps, velocityM2ps2);
      if (hasShared) {
        takeShared(crossM2ps, a.shared, b.shared, 0, 3);
        takeShared(velocityM2ps2, a.shared, b.shared, 3, 3);
      }
      return {
        positionM: [r[0]!, r[1]!, r[2]!],
        velocityMps: [b.state[3]! - a.state[3]!, b.state[4]! - a.state[4]!, b.state[5]! - a.state[5]!],
        positionM2: copied3(positionM2),
        crossM2ps: copied3(crossM2ps),
        velocityM2ps2: copied3(velocityM2ps2),
        positionInverse: copied3(inverse),
        misfit,
        isConverged,
      };
    },
  };
}

/** The covariance with its eigenvalues raised to the floor where they lie below it, and the inverse of that. */
function raisedTo(matrix: Symmetric3, floorM2: number): Inverse3 & { readonly positionM2: Symmetric3 } {
  const eigen = eigen3(matrix);
  const clipped = (value: number): number => Math.max(value, floorM2);
  return {
    positionM2: mapEigenvalues3(eigen, clipped),
    inverse: mapEigenvalues3(eigen, (value) => 1 / clipped(value)),
    logDeterminant: eigen.values.reduce((sum, value) => sum + Math.log(clipped(value)), 0),
  };
}

/** Takes s1 s2^T + s2 s1^T, from a row and a column on, off a 3x3. */
function takeShared(out: Symmetric3, first: Float64Array, second: Float64Array, row: number, column: number): void {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      out[3 * i + j]! -= first[row + i]! * second[column + j]! + second[row + i]! * first[column + j]!;
    }
  }
}

function dot3(a: Float64Array, b: Float64Array): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

/** v^T M v. */
function formOf(m: Symmetric3, v: Float64Array): number {
  const x = v[0]!;
  const y = v[1]!;
  const z = v[2]!;
  return (
    x * (m[0]! * x + m[1]! * y + m[2]! * z) +
    y * (m[3]! * x + m[4]! * y + m[5]! * z) +
    z * (m[6]! * x + m[7]! * y + m[8]! * z)
  );
}
