import { EARTH_ROTATION_RADPS, MU_EARTH } from '@keepout/astro/constants';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { wrapTwoPi } from '@keepout/units/angle';
import { SPEED_OF_LIGHT_MPS } from '../direction.ts';

/** Measurement of an orbit by a site at one instant, with its derivatives by the orbit and the clock. */
export interface Prediction {
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
  readonly rangeM: number;
  readonly rangeRateMps: number;
  /** Rows of six: right ascension times cos(declination), declination, range, range rate by the state at the epoch of the arc. */
  readonly slopes: Float64Array;
  /** The same four by the time of reception, a second. */
  readonly rates: Float64Array;
}

const TURNS = 4;
const c = SPEED_OF_LIGHT_MPS;

/**
 * Prediction of a measurement with its derivatives.
 *
 * Method   line of sight from the site at reception to the object range / c earlier, four turns; the derivatives hold the retarded time to
 *          first order in v / c; range rate is the change of that range with the time of reception; docs/models/orbit-update
 * Frame    EME2000
 *
 * @param site   Float64Array(6)   the site at reception, m, m/s
 * @returns Prediction   |   undefined outside the arc
 *
 * Checked  predicted-row.test.ts (differences of predictions), conformance/orbit-update
 */
export function predictedRow(site: Float64Array, receptionTaiS: number, arc: TransitionArc): Prediction | undefined {
  const object = new Float64Array(6);
  const transition = new Float64Array(36);
  const sight = new Float64Array(3);
  let rangeM = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const isLast = turn === TURNS - 1;
    if (!arc.read(receptionTaiS - rangeM / c, object, isLast ? transition : undefined)) return undefined;
    for (let i = 0; i < 3; i++) sight[i] = object[i]! - site[i]!;
    rangeM = Math.hypot(sight[0]!, sight[1]!, sight[2]!);
  }
  const u = sight.map((value) => value / rangeM);
  const across = Math.hypot(u[0]!, u[1]!);
  const [cosA, sinA] = across === 0 ? [1, 0] : [u[0]! / across, u[1]! / across];
  const east = [-sinA, cosA, 0];
  const north = [-u[2]! * cosA, -u[2]! * sinA, across];
  const dot = (a: ArrayLike<number>, b: ArrayLike<number>, from = 0): number =>
    a[0]! * b[from]! + a[1]! * b[from + 1]! + a[2]! * b[from + 2]!;
  const objectAlong = dot(u, object, 3);
  const siteAlong = dot(u, site, 3);
  const retarded = 1 + objectAlong / c;
  const rangeRateMps = (objectAlong - siteAlong) / retarded;

  // By the state of the object when the signal left.
  const byState = new Float64Array(24);
  const [fromObject, fromSite] = [(1 - rangeRateMps / c) / retarded, 1 / retarded];
  for (let i = 0; i < 3; i++) {
    byState[12 + i] = u[i]! / retarded;
    for (const [row, axis] of [east, north].entries()) {
      byState[6 * row + i] = (axis[i]! - (dot(axis, object, 3) * u[i]!) / (c * retarded)) / rangeM;
    }
    byState[18 + i] =
      (fromObject * (object[3 + i]! - objectAlong * u[i]!) - fromSite * (site[3 + i]! - siteAlong * u[i]!)) / rangeM;
    byState[21 + i] = fromObject * u[i]!;
  }
  return {
    rightAscensionRad: wrapTwoPi(Math.atan2(u[1]!, u[0]!)),
    declinationRad: Math.atan2(u[2]!, across),
    rangeM,
    rangeRateMps,
    slopes: throughTransition(byState, transition),
    rates: ratesOf(site, object, u, [east, north], rangeM, rangeRateMps),
  };
}

function throughTransition(byState: Float64Array, transition: Float64Array): Float64Array {
  const slopes = new Float64Array(24);
  for (let row = 0; row < 24; row += 6) {
    for (let column = 0; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += byState[row + k]! * transition[6 * k + column]!;
      slopes[row + column] = sum;
    }
  }
  return slopes;
}

function ratesOf(
  site: Float64Array,
  object: Float64Array,
  u: ArrayLike<number>,
  axes: readonly (readonly number[])[],
  rangeM: number,
  rangeRateMps: number,
): Float64Array {
  const rates = new Float64Array(4);
  const slowed = 1 - rangeRateMps / c;
  const distance3 = Math.hypot(object[0]!, object[1]!, object[2]!) ** 3;
  let square = 0;
  let pulled = 0;
  for (let i = 0; i < 3; i++) {
    const relative = object[3 + i]! * slowed - site[3 + i]!;
    for (const [row, axis] of axes.entries()) rates[row] = rates[row]! + (axis[i]! * relative) / rangeM;
    square += relative * relative;
    // The site moves on a circle about the axis of the Earth.
    const siteM = i === 2 ? 0 : site[i]!;
    pulled += u[i]! * (EARTH_ROTATION_RADPS ** 2 * siteM - (MU_EARTH * object[i]!) / distance3);
  }
  rates[2] = rangeRateMps;
  rates[3] = (square - rangeRateMps ** 2) / rangeM + pulled;
  return rates;
}
