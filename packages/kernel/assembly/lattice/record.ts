/** Fields of the constants of SGP4 that a row near the Earth is made of; numbers of packages/astro/src/sgp4/record.ts. */
export const MEAN_ANOMALY: usize = 0;
export const MEAN_ANOMALY_RATE: usize = 1;
export const ARG_PERIGEE: usize = 2;
export const ARG_PERIGEE_RATE: usize = 3;
export const NODE: usize = 4;
export const NODE_RATE: usize = 5;
export const NODE_DRAG: usize = 6;
export const C1: usize = 7;
export const BC4: usize = 8;
export const T2: usize = 9;
export const OMEGA_DRAG: usize = 10;
export const ANOMALY_DRAG: usize = 11;
export const ETA: usize = 12;
export const DELTA_M0: usize = 13;
export const D2: usize = 14;
export const D3: usize = 15;
export const D4: usize = 16;
export const BC5: usize = 17;
export const SIN_M0: usize = 18;
export const T3: usize = 19;
export const T4: usize = 20;
export const T5: usize = 21;
export const MEAN_MOTION: usize = 22;
export const SEMI_MAJOR_AXIS: usize = 23;
export const ECCENTRICITY: usize = 24;
export const COS_I: usize = 25;
export const SIN_I: usize = 26;
export const AYCOF: usize = 27;
export const XLCOF: usize = 28;
export const EPOCH_TAI_S: usize = 33;
export const INIT_ERROR: usize = 34;
/** Two objects a row: field k of both lies at 16 k bytes. */
export const PAIR_ROW: usize = 36 * 16;

// @inline
export function field(row: usize, k: usize): v128 {
  return v128.load(row + (k << 4));
}
