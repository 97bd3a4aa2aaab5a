/** Pieces of exp(x^2) erfc(x), eight coefficients each: packages/conjunction/src/numbers/erfcx-table.ts, written by the host. */
export const ERFCX_TABLE: usize = memory.data(60 * 64, 16);
const PIECES: i32 = 64;
const FIRST_PIECE: i32 = 4;
/** Beyond this the value is below the smallest double. */
const UNDERFLOW_AT: f64 = 27.3;

/** Complementary error function; its far tail to 1e-13. */
export function erfc(x: f64): f64 {
  return x >= 0 ? tail(x) : 2 - tail(-x);
}

function tail(x: f64): f64 {
  if (x > UNDERFLOW_AT) return 0;
  const u = <f64>(2 * PIECES) / (2 + x);
  let piece = <i32>u;
  if (piece >= PIECES) piece = PIECES - 1;
  const w = 2 * (u - <f64>piece) - 1;
  const at = ERFCX_TABLE + ((<usize>(piece - FIRST_PIECE)) << 6);
  const w2 = w * w;
  const even = load<f64>(at) + w2 * (load<f64>(at, 16) + w2 * (load<f64>(at, 32) + w2 * load<f64>(at, 48)));
  const odd = load<f64>(at, 8) + w2 * (load<f64>(at, 24) + w2 * (load<f64>(at, 40) + w2 * load<f64>(at, 56)));
  return Math.exp(-x * x) * (even + w * odd);
}

/** Below this half-width over sigma the difference of two erfc loses digits, and three Gauss points are exact. */
const THIN: f64 = 1e-3;
const GAUSS_NODE: f64 = Math.sqrt(0.6);
const INVERSE_SQRT_TWO_PI: f64 = 1 / Math.sqrt(2 * Math.PI);

/** Probability that a normal variable lies within `half` of zero; the mean is not negative. */
export function slab(mean: f64, half: f64, sigma: f64): f64 {
  if (half < THIN * sigma) {
    const t = half / sigma;
    const c = mean / sigma;
    const low = c - GAUSS_NODE * t;
    const high = c + GAUSS_NODE * t;
    const sum = 8 * Math.exp(-0.5 * c * c) + 5 * (Math.exp(-0.5 * low * low) + Math.exp(-0.5 * high * high));
    return (t * sum * INVERSE_SQRT_TWO_PI) / 9;
  }
  const scale = Math.SQRT1_2 / sigma;
  return 0.5 * (erfc((mean - half) * scale) - erfc((mean + half) * scale));
}
