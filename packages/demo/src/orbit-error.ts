import { MU_EARTH } from '@keepout/astro/constants';
import {
  cartesianFromEquinoctial,
  type EquinoctialElements,
  equinoctialFromCartesian,
} from '@keepout/astro/elements/equinoctial';
import { equinoctialJacobian } from '@keepout/astro/elements/equinoctial-jacobian';
import { rtnAxes } from '@keepout/astro/frames/local';

/**
 * A state with an orbit error added: the error in its own coordinates (a, h, k, p, q, along track; metres), so that a
 * kilometre along the track stays on the orbit instead of leaving it on the tangent.
 *
 * Frame    any inertial, SI          Assumes  two-body relation of state and elements at the instant
 *
 * @param errorM   Float64Array(6) m, as `errorChain` gives it
 * @returns Float64Array(6) m, m/s
 */
export function withOrbitError(state: ArrayLike<number>, errorM: ArrayLike<number>): Float64Array {
  const elements = closedOrbit(state);
  const shift = elementsPerMetre(elements).map((change, at) => change * errorM[at]!);
  return cartesianFromEquinoctial({
    meanMotionRadps: elements.meanMotionRadps + shift[0]!,
    af: elements.af + shift[1]!,
    ag: elements.ag + shift[2]!,
    chi: elements.chi + shift[3]!,
    psi: elements.psi + shift[4]!,
    meanLongitudeRad: elements.meanLongitudeRad + shift[5]!,
    sense: elements.sense,
  });
}

/**
 * Covariance of the state (m, m/s) that belongs to a covariance of the orbit error.
 *
 * @param state          six numbers, m and m/s
 * @param errorCovM2     Float64Array(36) m^2, coordinates of the orbit error
 * @param axes           'RTN' for the state's own radial, transverse, normal axes; 'same' for those of the state
 * @returns Float64Array(36), symmetric
 */
export function stateCovariance(
  state: ArrayLike<number>,
  errorCovM2: Float64Array,
  axes: 'RTN' | 'same',
): Float64Array {
  const map = errorMap(state, axes);
  const half = new Float64Array(36);
  const covariance = new Float64Array(36);
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      let sum = 0;
      for (let at = 0; at < 6; at += 1) sum += map[6 * row + at]! * errorCovM2[6 * at + column]!;
      half[6 * row + column] = sum;
    }
  }
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = 0;
      for (let at = 0; at < 6; at += 1) sum += half[6 * row + at]! * map[6 * column + at]!;
      covariance[6 * row + column] = sum;
      covariance[6 * column + row] = sum;
    }
  }
  return covariance;
}

/** Derivative of the state by the orbit error, row-major 6x6. */
function errorMap(state: ArrayLike<number>, axes: 'RTN' | 'same'): Float64Array {
  const elements = closedOrbit(state);
  const perMetre = elementsPerMetre(elements);
  const map = equinoctialJacobian(elements);
  for (let at = 0; at < 36; at += 1) map[at]! *= perMetre[at % 6]!;
  if (axes === 'RTN') {
    const values = Array.from(state);
    const turn = rtnAxes(values.slice(0, 3), values.slice(3, 6));
    for (let column = 0; column < 6; column += 1) turnColumn(map, column, turn);
  }
  return map;
}

/** Change of n, af, ag, chi, psi and mean longitude per metre of each coordinate of the orbit error. */
function elementsPerMetre({ meanMotionRadps, chi, psi }: EquinoctialElements): readonly number[] {
  const a = Math.cbrt(MU_EARTH / meanMotionRadps ** 2);
  const plane = (1 + chi * chi + psi * psi) / (2 * a);
  return [(-1.5 * meanMotionRadps) / a, 1 / a, 1 / a, plane, plane, 1 / a];
}

/** One sense for all: no orbit of the demo world is retrograde and equatorial. */
function closedOrbit(state: ArrayLike<number>): EquinoctialElements {
  const elements = equinoctialFromCartesian(state, MU_EARTH, 1);
  if (elements === undefined) throw new Error('an orbit of the demo world is not closed');
  return elements;
}

/** Position and velocity of one column into the local axes. */
function turnColumn(map: Float64Array, column: number, turn: Float64Array): void {
  for (const first of [0, 3]) {
    const [x, y, z] = [map[6 * first + column]!, map[6 * (first + 1) + column]!, map[6 * (first + 2) + column]!];
    for (let row = 0; row < 3; row += 1) {
      map[6 * (first + row) + column] = turn[3 * row]! * x + turn[3 * row + 1]! * y + turn[3 * row + 2]! * z;
    }
  }
}

/**
 * Returns the covariance at an earlier epoch that two-body transport carries into a given one: the value that an element set must
 * state so that a reader without the drag in between gets the correct uncertainty.
 *
 * @param meanMotionRadps   number   rad/s
 * @param spanS             number   s, from the earlier epoch to the given one
 */
export function carriedBack(errorCovM2: Float64Array, meanMotionRadps: number, spanS: number): Float64Array {
  const drift = 1.5 * meanMotionRadps * spanS;
  const [axis, cross, track] = [errorCovM2[0]!, errorCovM2[5]!, errorCovM2[35]!];
  const back = Float64Array.from(errorCovM2);
  back[5] = cross + drift * axis;
  back[30] = back[5]!;
  back[35] = track + 2 * drift * cross + drift * drift * axis;
  return back;
}
