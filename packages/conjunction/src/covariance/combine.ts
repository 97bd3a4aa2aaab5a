import type { Matrix3 } from '../linear/symmetric3.ts';
import { sum3 } from '../linear/symmetric3.ts';

/**
 * Covariance of the relative position of two objects.
 *
 * Method   the sum, as errors of different objects are taken as independent; scale factors act on the deviations
 * Assumes  no shared force-model error (co-orbiting objects in one atmosphere break this)
 *
 * @param primaryM2   Float64Array(9) m^2
 * @param secondaryM2 Float64Array(9) m^2, same frame
 */
export function combineCovariance(primaryM2: Matrix3, secondaryM2: Matrix3): Matrix3 {
  return sum3(primaryM2, secondaryM2);
}
