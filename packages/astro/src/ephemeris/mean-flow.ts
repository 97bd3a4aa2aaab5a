import { EARTH_J2, EARTH_RADIUS_M, MU_EARTH } from '../constants.ts';
import type { EquinoctialElements } from '../elements/equinoctial.ts';

/** Share of an element by which it is moved for a derivative; elements near zero are moved by as much of one. */
const NUDGE = 1e-6;

/**
 * Propagates a change of the mean elements over a time, by mean motion and the secular terms of J2.
 *
 * Method   central differences of the secular flow (Brouwer 1959, first order): node, perigee and mean anomaly advance, and
 *          their rates hang on size, shape and tilt of the orbit; docs/models/ephemeris-quality
 * Assumes  no other torque on the orbit within the span
 *
 * @param elements    reference; osculating ones are near enough (1e-3)
 * @param durationS   number   either sign
 * @returns Float64Array(36)   row-major; rows and columns n (rad/s), af, ag, chi, psi, lambda (rad)
 */
export function meanFlowJacobian(elements: EquinoctialElements, durationS: number): Float64Array {
  const { sense, meanMotionRadps } = elements;
  const base = [meanMotionRadps, elements.af, elements.ag, elements.chi, elements.psi, 0];
  const out = new Float64Array(36);
  for (let column = 0; column < 5; column++) {
    const nudge = column === 0 ? NUDGE * meanMotionRadps : NUDGE;
    const up = flown(moved(base, column, nudge), sense, durationS);
    const down = flown(moved(base, column, -nudge), sense, durationS);
    for (let row = 0; row < 6; row++) out[row * 6 + column] = (up[row]! - down[row]!) / (2 * nudge);
  }
  out[35] = 1;
  return out;
}

function moved(elements: readonly number[], column: number, by: number): number[] {
  return elements.map((value, i) => (i === column ? value + by : value));
}

/** The elements after a while; the mean longitude is not wrapped, so that it can be differenced. */
function flown(elements: readonly number[], sense: 1 | -1, durationS: number): number[] {
  const [n = 0, af = 0, ag = 0, chi = 0, psi = 0, lambda = 0] = elements;
  const halfTilt = chi * chi + psi * psi;
  const cosI = (sense * (1 - halfTilt)) / (1 + halfTilt);
  const shape = 1 - af * af - ag * ag;
  const a = Math.cbrt(MU_EARTH / (n * n));
  const strength = 0.75 * n * EARTH_J2 * (EARTH_RADIUS_M / (a * shape)) ** 2;
  const node = -2 * strength * cosI * durationS;
  const perigee = strength * (5 * cosI * cosI - 1) * durationS;
  const anomaly = strength * Math.sqrt(shape) * (3 * cosI * cosI - 1) * durationS;
  const turned = perigee + sense * node;
  return [
    n,
    af * Math.cos(turned) - ag * Math.sin(turned),
    af * Math.sin(turned) + ag * Math.cos(turned),
    chi * Math.cos(node) + psi * Math.sin(node),
    psi * Math.cos(node) - chi * Math.sin(node),
    lambda + n * durationS + anomaly + turned,
  ];
}
