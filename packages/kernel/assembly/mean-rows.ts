/**
 * Mean elements of two objects at their own times, before conversion to states: field k of both lies at 16 k bytes. The
 * fields from COS_I on have the numbers of a pair row; they are filled for deep-space objects, whose inclination changes.
 *
 * The computation is divided into stages, each done for a chunk of rows before the next: within a stage one row does not wait for
 * another, so that the processor works on several at a time, which the long chain of one complete evaluation prevents.
 */
import { PAIR_ROW } from './rows';

export const MEAN_ROW: i32 = PAIR_ROW;
/** Rows of a chunk: enough to overlap, few enough to stay in the first cache. */
export const CHUNK: i32 = 16;

/** Minutes since epoch. */
export const TIME: i32 = 0;
/** Mean anomaly and argument of perigee, rad. */
export const LONGITUDE: i32 = 1;
export const ARGUMENT: i32 = 2;
/** Steps of the sine table. */
export const NODE: i32 = 3;
export const ECCENTRICITY: i32 = 4;
/** The eccentricity before it is limited away from zero, which decides about an error. */
export const RAW_ECCENTRICITY: i32 = 5;
/** Of near-Earth objects: mean anomaly turned by drag, steps of the sine table. */
export const MOVED_ANOMALY: i32 = 13;
/** Square root of the semi-major axis, and its inverse. */
export const SQRT_AXIS: i32 = 6;
export const INVERSE_ROOT: i32 = 7;
/** Eccentricity vector with the long-period terms, its square. */
export const EX: i32 = 8;
export const EY: i32 = 9;
export const E2: i32 = 10;
/** Eccentric longitude, e sin E, e cos E. */
export const SIN_F: i32 = 11;
export const COS_F: i32 = 12;
export const E_SIN: i32 = 13;
export const E_COS: i32 = 14;
/** i32: addresses of the two states, and the two error codes in one. */
export const TARGETS: i32 = 15;
export const CODES: usize = 16 * 15 + 8;
/** Of deep-space objects: rad, rad/min. */
export const INCLINATION: i32 = 16;
export const MOTION: i32 = 17;
/** Contributions of Sun and Moon to e, i, longitude, argument and, times sin i, node. */
export const PULL_E: i32 = 18;
export const PULL_I: i32 = 19;
export const PULL_L: i32 = 20;
export const PULL_G: i32 = 21;
export const PULL_H: i32 = 22;
/** TIME again, that the radius does not overwrite. */
export const KEPT_TIME: i32 = 23;

/**
 * State quantities: radius, velocity along and across it, angles with their short-period terms. They overwrite fields no longer needed:
 * TIME, LONGITUDE, ARGUMENT; EX and EY; SIN_F and COS_F.
 */
export const RADIUS: i32 = 0;
export const RADIAL_SPEED: i32 = 1;
export const CROSS_SPEED: i32 = 2;
export const SIN_ARGUMENT: i32 = 8;
export const COS_ARGUMENT: i32 = 9;
export const SIN_INCLINATION: i32 = 11;
export const COS_INCLINATION: i32 = 12;

export const MEANS: usize = memory.data(CHUNK * MEAN_ROW, 16);

// @inline
export function storeMean(m: usize, k: i32, value: v128): void {
  v128.store(m + ((<usize>k) << 4), value);
}

/** Minutes since epoch and where the two states go. */
// @inline
export function aim(m: usize, t: v128, to0: usize, to1: usize): void {
  storeMean(m, TIME, t);
  storeMean(m, KEPT_TIME, t);
  store<i32>(m, <i32>to0, 16 * TARGETS);
  store<i32>(m, <i32>to1, 16 * TARGETS + 4);
}
