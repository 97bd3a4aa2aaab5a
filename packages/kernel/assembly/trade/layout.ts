/**
 * Input from the host, float64 values of 8 bytes; twin of packages/kernel/src/trade-layout.ts. SI; epochs TAI s.
 */
/** Bytes of an event. */
export const EVENT: usize = 24 * 8;
/** Both objects at closest approach: position, velocity. */
export const PRIMARY: usize = 0;
export const SECONDARY: usize = 6 * 8;
export const TCA: usize = 12 * 8;
/** Combined covariance: xx, yx, zx, yy, zy, zz. */
export const COVARIANCE: usize = 13 * 8;
export const RADIUS: usize = 19 * 8;
/** Probability without a manoeuvre. */
export const PC_BEFORE: usize = 20 * 8;
/** Cosine and sine of the direction of the major axis in the plane without a manoeuvre. */
export const MAJOR_COS: usize = 21 * 8;
export const MAJOR_SIN: usize = 22 * 8;
/** Distance from which on an encounter without a closest approach counts as none. */
export const REACH: usize = 23 * 8;

/** Bytes of a state. */
export const STATE: usize = 6 * 8;

/** Steering; any other is along the velocity. */
export const STEER_IMPULSE: i32 = 0;
export const STEER_RTN: i32 = 1;
