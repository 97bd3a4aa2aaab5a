/**
 * A block of the lattice: one float32 column per field, `stride` values long, objects in groups of four. Lengths in km,
 * angles in rad, times in s from the middle of the block. Twin of packages/kernel/src/lattice-layout.ts.
 */
/** Lowest and highest radius in the block, pads included; an object that is not there has an empty range. */
export const LOW: usize = 0;
export const HIGH: usize = 1;
/** Normal of the plane that the positions lie in. */
export const NORMAL: usize = 2;
/** Semi-latus rectum with the constant J2 factor, eccentricity vector in space, amplitude of the J2 radius per sin^2 i. */
export const LATUS: usize = 5;
export const ECCENTRIC: usize = 6;
export const BULGE: usize = 9;
/** Rate of the node; the frame of the object turns with it. */
export const NODE_RATE: usize = 10;
/** Bound of |d ln r / d u|. */
export const SLOPE: usize = 11;
/** Pads: radius relative, radius per radius^2, tilt of the plane. */
export const PAD: usize = 12;
export const PAD_SQUARE: usize = 13;
export const TILT: usize = 14;
/** Direction of the reference node in the equator. */
export const NODE_COS: usize = 15;
export const NODE_SIN: usize = 16;
/** Mean argument at the middle of the block, its rate, rate of the perigee, pad of the mean argument. */
export const ARGUMENT: usize = 17;
export const MOTION: usize = 18;
export const PERIGEE_RATE: usize = 19;
export const PHASE_PAD: usize = 20;

/** The primary: float64 parameters, 8 bytes each. */
export const PRIMARY: usize = memory.data(40 * 8, 16);
export const P_NORMAL: usize = 0;
export const P_FIRST: usize = 3;
export const P_SECOND: usize = 6;
export const P_LATUS: usize = 9;
export const P_ECCENTRIC: usize = 10;
export const P_BULGE: usize = 13;
export const P_NODE_RATE: usize = 14;
export const P_SLOPE: usize = 15;
export const P_PAD: usize = 16;
export const P_TILT: usize = 17;
/** Its lowest and highest radius. */
export const P_LOW: usize = 18;
export const P_HIGH: usize = 19;
export const P_MISS: usize = 20;
/** Half the length of the block. */
export const P_HALF: usize = 21;
/** Table of instants on a grid of azimuths: first azimuth, step, number of steps, error in s. */
export const P_AZIMUTH: usize = 22;
export const P_STEP: usize = 23;
export const P_STEPS: usize = 24;
export const P_ERROR: usize = 25;
/** Largest time that the primary takes for a radian of azimuth. */
export const P_SLOWEST: usize = 26;
/** Smallest time between two azimuths of the table, s. */
export const P_SHORTEST: usize = 27;

// @inline
export function primary(k: usize): f64 {
  return load<f64>(PRIMARY + 8 * k);
}

/** The same in the lanes of float32 vectors, 16 bytes each. */
const LANES: usize = memory.data(40 * 16, 16);

/** Spreads the parameters of the primary over the lanes; to be called once they are written. */
export function spreadPrimary(): void {
  for (let k: usize = 0; k < 40; k++) v128.store(LANES + 16 * k, f32x4.splat(<f32>primary(k)));
}

// @inline
export function splat(k: usize): v128 {
  return v128.load(LANES + 16 * k);
}
