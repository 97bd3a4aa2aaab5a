import { MU_EARTH } from '../constants.ts';
import type { EquinoctialElements } from '../elements/equinoctial.ts';
import { equinoctialJacobian } from '../elements/equinoctial-jacobian.ts';
import { invert6 } from './matrix6.ts';

/** In units of the orbit, until it is inverted. */
const scaled = new Float64Array(36);

/**
 * Returns the inverse of `equinoctialJacobian`: the change of the elements by a change of the state.
 *
 * Method   inverted in units of the orbit, where all entries are of like size
 * @returns Float64Array(36)   row-major; rows n, af, ag, chi, psi, lambda, columns x y z vx vy vz   |   undefined when singular
 */
export function inverseEquinoctialJacobian(
  elements: EquinoctialElements,
  mu: number = MU_EARTH,
): Float64Array | undefined {
  const n = elements.meanMotionRadps;
  const a = Math.cbrt(mu / (n * n));
  equinoctialJacobian(elements, mu, scaled);
  for (let row = 0; row < 6; row++) {
    const unit = row < 3 ? a : n * a;
    for (let column = 0; column < 6; column++) {
      scaled[row * 6 + column] = (scaled[row * 6 + column]! * (column === 0 ? n : 1)) / unit;
    }
  }
  const inverse = invert6(scaled);
  if (inverse === undefined) return undefined;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const unit = column < 3 ? a : n * a;
      inverse[row * 6 + column] = (inverse[row * 6 + column]! * (row === 0 ? n : 1)) / unit;
    }
  }
  return inverse;
}
