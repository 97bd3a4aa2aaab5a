/**
 * Layout of the object rows. Two objects share a "pair row": field k of both lies at 16 k bytes, one f64x2 load.
 * Field numbers are those of packages/astro/src/sgp4/record.ts; deep-space rows are copied unchanged, one per object.
 */
export const FIELDS: i32 = 36;
export const PAIR_ROW: i32 = FIELDS * 16;
export const DEEP_ROW: i32 = 48 * 8;
export const INTEGRATOR_ROW: i32 = 6 * 8;

export const MEAN_ANOMALY: i32 = 0;
export const MEAN_ANOMALY_RATE: i32 = 1;
export const ARG_PERIGEE: i32 = 2;
export const ARG_PERIGEE_RATE: i32 = 3;
export const NODE: i32 = 4;
export const NODE_RATE: i32 = 5;
export const NODE_DRAG: i32 = 6;
export const C1: i32 = 7;
export const BC4: i32 = 8;
export const T2: i32 = 9;
export const OMEGA_DRAG: i32 = 10;
export const ANOMALY_DRAG: i32 = 11;
export const ETA: i32 = 12;
export const DELTA_M0: i32 = 13;
export const D2: i32 = 14;
export const D3: i32 = 15;
export const D4: i32 = 16;
export const BC5: i32 = 17;
export const SIN_M0: i32 = 18;
export const T3: i32 = 19;
export const T4: i32 = 20;
export const T5: i32 = 21;
export const MEAN_MOTION: i32 = 22;
export const SEMI_MAJOR_AXIS: i32 = 23;
export const ECCENTRICITY: i32 = 24;
export const COS_I: i32 = 25;
export const SIN_I: i32 = 26;
export const AYCOF: i32 = 27;
export const XLCOF: i32 = 28;
export const CON41: i32 = 29;
export const X1MTH2: i32 = 30;
export const X7THM1: i32 = 31;
export const INCLINATION: i32 = 32;
export const EPOCH_TAI_S: i32 = 33;
export const INIT_ERROR: i32 = 34;

/** Fields of a pair row that are not those of a record, see packages/kernel/src/object-rows.ts. */
export const SQRT_AXIS: i32 = 23;
/** 3/4 J2 cos i in steps of the sine table, and 3/4 J2 cos i sin i. */
export const TILT_NODE: i32 = 32;
export const TILT: i32 = 35;
/** From when to when a near-Earth object has states, min; of one at fault infinity and its error code. */
export const LIFE_START: i32 = 34;
export const LIFE_STOP: i32 = 22;
/** For deep-space objects only. SQRT_AXIS is then of the unperturbed motion, BC4 the complete rate of the eccentricity. */
export const INCLINATION_RATE: i32 = 10;
/** The rate of the argument of perigee without Sun and Moon. */
export const PLAIN_PERIGEE_RATE: i32 = 11;
/** The rate of the mean anomaly by Sun and Moon: apart, so that angles of many turns are rounded as in the scalar code. */
export const ANOMALY_RATE: i32 = 12;

/** WGS-72, as packages/astro/src/sgp4/wgs72.ts. */
export const EARTH_RADIUS_KM: f64 = 6378.135;
export const XKE: f64 = 0.07436691613317342;
export const J2: f64 = 0.001082616;
export const J3_OVER_J2: f64 = -0.00000253881 / 0.001082616;
export const TWO_PI: f64 = 6.283185307179586;

/** An eccentricity below this, after drag, is an error of the theory; as in Vallado et al. 2006. */
export const LEAST_ECCENTRICITY: f64 = -0.001;

// @inline
export function field(row: usize, k: i32): v128 {
  return v128.load(row + ((<usize>k) << 4));
}
