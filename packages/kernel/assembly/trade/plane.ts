import { discProbability } from './disc';

/** Half-planes further out than this hold less than 1e-17. */
export const VISIBLE: f64 = 8.5;
/** Probabilities below it count as none. */
const LEAST_PC: f64 = 1e-17;

/**
 * Deviations between the centre of the density and the disc, along the shortest way to the centre of the disc: the probability is at
 * most that of a half-plane at this distance.
 */
// @inline
export function clearance(u1: f64, u2: f64, a: f64, s: f64, k: f64, radius: f64): f64 {
  const size = Math.sqrt(u1 * u1 + u2 * u2);
  if (size === 0) return 0;
  const gx = u1 / a - (k * u2) / s;
  const gy = u2 / s;
  return size - (radius * Math.sqrt(gx * gx + gy * gy)) / size;
}

/** Probability of an encounter in the form of encounter.ts. */
export function probability(u1: f64, u2: f64, a: f64, s: f64, k: f64, radius: f64): f64 {
  const xx = a * a;
  const yx = k * xx;
  const yy = s * s + k * yx;
  const half = 0.5 * (xx - yy);
  const spread = Math.sqrt(half * half + yx * yx);
  const major = 0.5 * (xx + yy) + spread;
  const sigmaMajor = Math.sqrt(major);
  const sigmaMinor = (a * s) / sigmaMajor;
  // Cosine and sine of the major axis from the half angle, the larger of both first.
  let cosine: f64 = 1;
  let sine: f64 = 0;
  if (spread > 0) {
    if (half >= 0) {
      cosine = Math.sqrt(0.5 * (1 + half / spread));
      sine = (0.5 * yx) / (spread * cosine);
    } else {
      sine = Math.sqrt(0.5 * (1 - half / spread));
      cosine = (0.5 * yx) / (spread * sine);
    }
  }
  const x = u1 * a;
  const y = u2 * s + k * x;
  const pc = discProbability(cosine * y - sine * x, cosine * x + sine * y, sigmaMinor, sigmaMajor, radius);
  return pc < LEAST_PC ? 0 : pc;
}
