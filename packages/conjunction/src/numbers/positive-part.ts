import { decay } from './decay.ts';
import { erfcx } from './erfc.ts';

/** Limit in deviations: the value beyond is 5e-13 of that at zero. */
export const NONE_ABOVE = 7;
const PER_UNIT = 32;
const DEGREE = 8;
const INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);

/** One more than there are: a quotient may be rounded up to the end. */
const PIECES = NONE_ABOVE * PER_UNIT + 1;
/** Coefficients of each piece in the distance from its middle, of the constant first. */
const table = new Float64Array(PIECES * (DEGREE + 1));
for (let piece = 0; piece < PIECES; piece++) layPiece(piece);

function layPiece(piece: number): void {
  const q = (piece + 0.5) / PER_UNIT;
  const at = piece * (DEGREE + 1);
  const density = INVERSE_SQRT_TWO_PI * decay(0.5 * q * q);
  const beyond = Math.sqrt(Math.PI / 2) * erfcx(q * Math.SQRT1_2) * density;
  table[at] = density - q * beyond;
  table[at + 1] = -beyond;
  // From the second on the derivatives are Hermite polynomials times the density.
  let [before, hermite, factorial] = [0, 1, 1];
  for (let n = 2; n <= DEGREE; n++) {
    factorial *= n;
    table[at + n] = ((n % 2 === 0 ? 1 : -1) * hermite * density) / factorial;
    [before, hermite] = [hermite, q * hermite - (n - 2) * before];
  }
}

/**
 * Mean of the positive part of a normal number that is `q` of its deviations below zero, in deviations: phi(q) - q Phi(-q).
 *
 * Valid    0 <= q <= 7
 *
 * Checked  by density and complementary error function, 1e-12 relative          Cost  2 ns
 */
export function positivePart(q: number): number {
  const place = q * PER_UNIT;
  const piece = place | 0;
  const x = (place - piece - 0.5) / PER_UNIT;
  const at = piece * (DEGREE + 1);
  const t = table;
  const x2 = x * x;
  const even = t[at]! + x2 * (t[at + 2]! + x2 * (t[at + 4]! + x2 * (t[at + 6]! + x2 * t[at + 8]!)));
  return even + x * (t[at + 1]! + x2 * (t[at + 3]! + x2 * (t[at + 5]! + x2 * t[at + 7]!)));
}
