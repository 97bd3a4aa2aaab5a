import { ERFCX_DEGREE, ERFCX_FIRST_PIECE, ERFCX_PIECES, ERFCX_TABLE } from './erfcx-table.ts';

/** Beyond this the complementary error function is below the smallest double. */
const UNDERFLOW_AT = 27.3;
/** Splits a double into two halves whose products are exact (Dekker 1971): 2^27 + 1. */
const SPLITTER = 134_217_729;

/**
 * Complementary error function.
 *
 * Method   exp(-x^2) times a table of polynomials for exp(x^2) erfc(x) in 2/(2 + x); the rounding of x^2 is put
 *          back (Dekker 1971), so that the far tail keeps its digits
 * Valid    every real x; zero above 27.3
 *
 * Checked  conformance/pc/erfc.json, 1e-15 relative while the value is a normal double
 */
export function erfc(x: number): number {
  return x >= 0 ? tail(x) : 2 - tail(-x);
}

function tail(x: number): number {
  if (x > UNDERFLOW_AT) return 0;
  const c = SPLITTER * x;
  const high = c - (c - x);
  const low = x - high;
  const square = x * x;
  const lost = high * high - square + 2 * high * low + low * low;
  return Math.exp(-square) * (1 - lost) * erfcx(x);
}

/**
 * Scaled complementary error function exp(x^2) erfc(x), for logarithms of far tails.
 *
 * Valid    x >= 0; above 30 by the asymptotic series
 */
export function erfcx(x: number): number {
  if (x > 30) return asymptotic(x);
  const u = (2 * ERFCX_PIECES) / (2 + x);
  let piece = u | 0;
  if (piece >= ERFCX_PIECES) piece = ERFCX_PIECES - 1;
  const w = 2 * (u - piece) - 1;
  const at = (piece - ERFCX_FIRST_PIECE) * (ERFCX_DEGREE + 1);
  const t = ERFCX_TABLE;
  const w2 = w * w;
  const even = t[at]! + w2 * (t[at + 2]! + w2 * (t[at + 4]! + w2 * t[at + 6]!));
  const odd = t[at + 1]! + w2 * (t[at + 3]! + w2 * (t[at + 5]! + w2 * t[at + 7]!));
  return even + w * odd;
}

function asymptotic(x: number): number {
  const v = 1 / (2 * x * x);
  return (1 - v * (1 - v * (3 - v * (15 - v * (105 - v * 945))))) / (x * Math.sqrt(Math.PI));
}
