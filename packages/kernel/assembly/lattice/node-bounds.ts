/** Bounds near a node, with the lines of docs/models/node-lattice that prove them. */

/** An angle over its sine, up to 0.25 rad: 1.0106; line 2. */
export const ARCSINE: f64 = 1.02;
/** The node leaves its linear motion by at most 0.034 sigma + 0.9 sigma^2; line 3. */
export const NODE_BEND: f64 = 0.05;
export const NODE_BEND_SQUARE: f64 = 2;
/** exp(g x) - 1 over g x, up to 0.5: 1.30, the rest for the arcsine of sigma; line 4. */
export const RADIUS_GROWTH: f64 = 1.35;
/** exp(2 g x) - 1 over g x, up to 0.5: 3.44; line 5. */
export const RATE_GROWTH: f64 = 3.5;
/** Argument and radius in float32 columns, rad: 4e-7 and 2e-6 of the radius. */
export const COLUMN_ROUNDING: f64 = 2e-6;

/** Largest angle from the node that the closed forms are used for, rad, and largest change of ln r within it; line 6. */
export const WIDEST: f32 = 0.25;
export const STEEPEST: f32 = 0.5;

/** Largest tilt between nearly coplanar orbits, rad, and eccentricity; line 6. */
export const FLAT: f64 = 0.3;
export const ROUND: f64 = 0.3;
/** 2 asin(tan^2(i/2)) over i^2, up to 0.3: difference of azimuths in two planes. */
export const TILT_TURN: f64 = 0.52;
/** Equation of the centre over e, up to 0.3. */
export const CENTRE: f64 = 2.1;
/** |1 - kappa| over e: how much of the motion of the perigee counts. */
export const PERIGEE_SHARE: f64 = 3;
/** An angle between directions 17 degrees above a plane, as an azimuth in it. */
export const SLANT: f64 = 1.1;
/** Rounding of tilts and arguments of nearly coplanar pairs in float32 columns, rad. */
export const TILT_ROUNDING: f64 = 1e-6;
export const ARGUMENT_ROUNDING: f64 = 1e-5;
