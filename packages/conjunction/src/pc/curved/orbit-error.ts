import { inverseEquinoctialJacobian } from '@keepout/astro/covariance/inverse-jacobian';
import { congruent6, type Matrix6 } from '@keepout/astro/covariance/matrix6';
import {
  cartesianFromEquinoctial,
  type EquinoctialElements,
  equinoctialFromCartesian,
} from '@keepout/astro/elements/equinoctial';
import { sixOf } from '@keepout/astro/six-numbers';
import { inertialStateCovariance } from '../../covariance/position.ts';
import type { StateShift } from '../../covariance/shared-error.ts';
import type { ObjectAtTca } from '../../object-at-tca.ts';

/**
 * An orbit and its error as a normal distribution of equinoctial elements: there the two-body motion is linear in time,
 * so that a long thin error bends along the orbit instead of standing out from it.
 */
export interface OrbitError {
  /** n (rad/s), af, ag, chi, psi, lambda (rad) at the epoch of the state. */
  readonly mean: Float64Array;
  readonly sense: 1 | -1;
  /** Covariance of these six, row-major. */
  readonly covariance: Matrix6;
  /** Shift of the elements by one sigma of an error that both objects share; present in both or in none. */
  readonly shared?: Float64Array;
}

/**
 * Orbit error of an object at closest approach.
 *
 * Method   C_E = J^-1 C J^-T, s_E = J^-1 s with the partials of the Cartesian state by the elements, inverted in units of the orbit
 * Assumes  a bound orbit and a covariance with velocity terms
 *
 * @param shared   shift by one sigma of the error that both objects share (`sharedShifts`)
 * @returns OrbitError, or undefined without a usable 6x6 covariance or for an unbound orbit
 */
export function orbitError(object: ObjectAtTca, shared?: StateShift): OrbitError | undefined {
  if (object.covariance === undefined) return undefined;
  const cartesian = inertialStateCovariance(object.covariance, object.state);
  if (!cartesian.ok || [21, 28, 35].some((i) => !(cartesian.value[i]! > 0))) return undefined;
  const elements = equinoctialFromCartesian([...object.state.positionM, ...object.state.velocityMps]);
  if (elements === undefined) return undefined;
  const inverse = inverseEquinoctialJacobian(elements);
  if (inverse === undefined) return undefined;
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  return {
    mean: Float64Array.of(meanMotionRadps, af, ag, chi, psi, meanLongitudeRad),
    sense,
    covariance: congruent6(inverse, cartesian.value),
    ...(shared && { shared: times(inverse, sixOf(shared)) }),
  };
}

/** Elements from the packed six. */
export function unpackedElements(packed: ArrayLike<number>, sense: 1 | -1): EquinoctialElements {
  return {
    meanMotionRadps: packed[0]!,
    af: packed[1]!,
    ag: packed[2]!,
    chi: packed[3]!,
    psi: packed[4]!,
    meanLongitudeRad: packed[5]!,
    sense,
  };
}

/** M v. @param matrix Float64Array(36) row-major */
export function times(matrix: Matrix6, vector: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: 6 }, (_, row) => {
    let sum = 0;
    for (let k = 0; k < 6; k++) sum += matrix[6 * row + k]! * vector[k]!;
    return sum;
  });
}

/** Cartesian state of packed elements, m and m/s. */
export function stateOfEquinoctial(packed: ArrayLike<number>, sense: 1 | -1): Float64Array {
  return cartesianFromEquinoctial(unpackedElements(packed, sense));
}
