import { erfc, erfcx } from '../../numbers/erfc.ts';

const SQRT_HALF = Math.SQRT1_2;
/** Below this half-width over sigma the difference of two erfc loses digits, and three Gauss points are exact. */
const THIN = 1e-3;
const GAUSS_NODE = Math.sqrt(0.6);
const INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);

/**
 * Probability that a normal variable lies within `half` of zero: mean `mean`, deviation `sigma`.
 *
 * Method   difference of two complementary error functions on the side of the tail, so that 1e-300 keeps its digits;
 *          three-point Gauss for slabs thinner than a thousandth of sigma
 */
export function slabProbability(mean: number, half: number, sigma: number): number {
  const m = mean < 0 ? -mean : mean;
  if (half < THIN * sigma) return thinSlab(m, half, sigma);
  const scale = SQRT_HALF / sigma;
  return 0.5 * (erfc((m - half) * scale) - erfc((m + half) * scale));
}

function thinSlab(m: number, half: number, sigma: number): number {
  const t = half / sigma;
  const c = m / sigma;
  const low = c - GAUSS_NODE * t;
  const high = c + GAUSS_NODE * t;
  const sum = 8 * Math.exp(-0.5 * c * c) + 5 * (Math.exp(-0.5 * low * low) + Math.exp(-0.5 * high * high));
  return (t * sum * INVERSE_SQRT_TWO_PI) / 9;
}

/** Natural logarithm of `slabProbability`, without underflow. */
export function logSlabProbability(mean: number, half: number, sigma: number): number {
  const m = Math.abs(mean);
  const scale = SQRT_HALF / sigma;
  const nearFace = (m - half) * scale;
  if (half < THIN * sigma) {
    const c = m / sigma;
    return Math.log((2 * half * INVERSE_SQRT_TWO_PI) / sigma) - 0.5 * c * c;
  }
  if (nearFace <= 0) return Math.log(slabProbability(m, half, sigma));
  const farFace = (m + half) * scale;
  const ratio = Math.exp(-(farFace - nearFace) * (farFace + nearFace));
  return Math.log(0.5 * (erfcx(nearFace) - ratio * erfcx(farFace))) - nearFace * nearFace;
}
