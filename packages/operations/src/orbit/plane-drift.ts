import { localAxes } from '@keepout/astro/frames/local';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { cross, dot, norm, plusScaled, scaled, unit } from '@keepout/astro/vector';
import { SECONDS_PER_DAY } from '@keepout/units/duration';

/**
 * Days between the epoch of a low element set and the middle of the measurements that it was fitted to, and one sigma of them: sets of
 * low orbits are fitted to one to seven days before their epoch, and do not state the number.
 */
const FITTED_BEFORE_DAYS = 1.5;
const FITTED_SIGMA_DAYS = 1;
/** Nearer to the plane of the equator the node has no meaning; sine of the inclination. */
const LEAST_SINE = 1e-3;

/** How fast the node of SGP4 leaves that of the forces, as a turn of the plane about the radius at the highest latitude, rad/s. */
export type PlaneDriftRate = number;

/**
 * The rate at which SGP4 turns the node other than the forces do.
 *
 * Method   the planes of two orbits of the forces at one time: the one nearest to SGP4 about this time, and the one nearest to it a while before, carried.
 *          Only the turn of the node grows with time; docs/models/orbit-update
 *
 * @param nearest   nearest to SGP4 about its epoch, EME2000
 * @param carried   the earlier orbit, carried to the same epoch
 * @param apartS    time between the two
 */
export function planeDriftRate(nearest: StateVector, carried: StateVector, apartS: number): PlaneDriftRate {
  const node = nodeTurn(nearest);
  return node === undefined ? 0 : -dot(normalOf(carried), node) / apartS;
}

/** Where the turn of the node moves the normal of an orbit; undefined for an orbit in the plane of the equator. */
function nodeTurn(state: StateVector): Vec3 | undefined {
  const turn = cross([0, 0, 1], normalOf(state));
  return norm(turn) < LEAST_SINE ? undefined : unit(turn);
}

const normalOf = ({ positionM, velocityMps }: StateVector): Vec3 => unit(cross(positionM, velocityMps));

/** A state with the orbit plane at the measurements of its element set, and the remaining uncertainty of the plane. */
export interface PlaneOfMeasurements {
  readonly state: StateVector;
  /** RTN, one sigma: m and m/s. */
  readonly wayRtn: Float64Array;
}

/**
 * Takes the drift of the plane back that SGP4 has made since the middle of the measurements of its element set.
 *
 * Assumes  the middle 1.5 days before the epoch of the set, with a sigma of one day
 *
 * @param state   nearest to SGP4, EME2000
 * @param ageS    from the epoch of the set
 */
export function withoutPlaneDrift(state: StateVector, rate: PlaneDriftRate, ageS: number): PlaneOfMeasurements {
  const wayRtn = new Float64Array(6);
  const node = nodeTurn(state);
  if (node === undefined || rate === 0) return { state, wayRtn };
  const axis = cross(normalOf(state), node);
  const drift = rate * (ageS + FITTED_BEFORE_DAYS * SECONDS_PER_DAY);
  const turned = {
    ...state,
    positionM: turnedAbout(axis, -drift, state.positionM),
    velocityMps: turnedAbout(axis, -drift, state.velocityMps),
  };
  const sigma = rate * FITTED_SIGMA_DAYS * SECONDS_PER_DAY;
  const six = sixOf(turned);
  const rows = localAxes('RTN', turned.positionM, turned.velocityMps);
  const across: Vec3 = [rows[6]!, rows[7]!, rows[8]!];
  wayRtn[2] = sigma * dot(cross(axis, [six[0]!, six[1]!, six[2]!]), across);
  wayRtn[5] = sigma * dot(cross(axis, [six[3]!, six[4]!, six[5]!]), across);
  return { state: turned, wayRtn };
}

/** A vector turned about a unit vector. */
function turnedAbout(axis: Vec3, angle: number, v: Vec3): Vec3 {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const along = scaled(axis, dot(axis, v) * (1 - cosine));
  return plusScaled(plusScaled(along, v, cosine), cross(axis, v), sine);
}
