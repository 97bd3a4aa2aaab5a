import { MU_EARTH } from '@keepout/astro/constants';
import { invert6 } from '@keepout/astro/covariance/matrix6';
import { cartesianFromEquinoctial, equinoctialFromCartesian } from '@keepout/astro/elements/equinoctial';
import { equinoctialJacobian } from '@keepout/astro/elements/equinoctial-jacobian';

/**
 * A state moved by a step that follows the orbit: a kilometre along the track on a straight line is 7 cm higher, which a day makes a hundred metres.
 *
 * Method   the step as one in equinoctial elements by their Jacobian; a straight line where there are none, as of an orbit that is open
 * Frame    inertial
 *
 * @param by   Float64Array(6)   m, m/s
 */
export function movedAlong(state: Float64Array, by: ArrayLike<number>): Float64Array {
  const elements = equinoctialFromCartesian(state);
  if (elements === undefined) return state.map((value, i) => value + by[i]!);
  const { meanMotionRadps: n, sense } = elements;
  const axisM = Math.cbrt(MU_EARTH / n ** 2);
  const rows = [axisM, axisM, axisM, n * axisM, n * axisM, n * axisM];
  const jacobian = equinoctialJacobian(elements);
  // All of a size: lengths in axes, speeds in those of a circle, the mean motion in itself.
  const back = invert6(jacobian.map((value, k) => (value * (k % 6 === 0 ? n : 1)) / rows[Math.floor(k / 6)]!));
  const moved =
    back && [0, 1, 2, 3, 4, 5].map((i) => rows.reduce((sum, row, k) => sum + (back[6 * i + k]! * by[k]!) / row, 0));
  const [dn = 0, af = 0, ag = 0, chi = 0, psi = 0, longitude = 0] = moved ?? [];
  const meanMotionRadps = n * (1 + dn);
  const eccentric = Math.hypot(elements.af + af, elements.ag + ag);
  if (moved === undefined || !(meanMotionRadps > 0) || !(eccentric < 1)) return state.map((value, i) => value + by[i]!);
  return cartesianFromEquinoctial({
    meanMotionRadps,
    af: elements.af + af,
    ag: elements.ag + ag,
    chi: elements.chi + chi,
    psi: elements.psi + psi,
    meanLongitudeRad: elements.meanLongitudeRad + longitude,
    sense,
  });
}
