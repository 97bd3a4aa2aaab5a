import type { Symmetric3 } from '../linear/symmetric3.ts';
import { sum3 } from '../linear/symmetric3.ts';
import { crossCovariance, type StateShift } from './shared-error.ts';

/**
 * Covariance of the relative position of two objects.
 *
 * Method   the sum, less the common part of both errors (`sharedShifts`); without that, errors of different objects are
 *          taken as independent
 * Assumes  without shifts no shared force-model error (co-orbiting objects in one atmosphere break this)
 *
 * @param primaryM2   Float64Array(9) m^2
 * @param secondaryM2 Float64Array(9) m^2, same frame
 */
export function combineCovariance(
  primaryM2: Symmetric3,
  secondaryM2: Symmetric3,
  shifts?: readonly [StateShift, StateShift],
): Symmetric3 {
  const sum = sum3(primaryM2, secondaryM2);
  return shifts === undefined ? sum : sum3(sum, crossCovariance(shifts[0].positionM, shifts[1].positionM));
}
