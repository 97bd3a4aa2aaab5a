import { TEN } from '../value/number.ts';

/** Largest number of digits that is an exact integer. */
const MOST_DIGITS = 15;

/**
 * Reads the decimal number that fills bytes [from, to): sign, digits, point, exponent, as the CCSDS books write it.
 *
 * Method   digits as an exact integer, one multiplication or division by an exact power of ten: correctly rounded
 *          (Clinger 1990), so the float64 equals the result of `Number`
 * @returns the number, or NaN for anything else, also for numbers that need more care than this; ask `parseNumber` then
 */
export function plainNumber(bytes: Uint8Array, from: number, to: number): number {
  return numberIn(bytes, from, to, true);
}

/** `plainNumber` without an exponent, blanks in front of it allowed; all blank is zero. */
export function plainDecimal(bytes: Uint8Array, from: number, to: number): number {
  let start = from;
  while (start < to && bytes[start] === 32) start++;
  return start === to ? 0 : numberIn(bytes, start, to, false);
}

function numberIn(bytes: Uint8Array, from: number, to: number, hasExponent: boolean): number {
  let at = from;
  let code = bytes[at]!;
  const isNegative = code === 45;
  if (isNegative || code === 43) code = bytes[++at]!;
  let digits = 0;
  let count = 0;
  let decimals = 0;
  let isBehindPoint = false;
  for (; at < to; code = bytes[++at]!) {
    if (code >= 48 && code <= 57) {
      digits = digits * 10 + (code - 48);
      count++;
      if (isBehindPoint) decimals++;
    } else if (code === 46 && !isBehindPoint) isBehindPoint = true;
    else break;
  }
  if (count === 0 || count > MOST_DIGITS) return Number.NaN;
  let exponent = -decimals;
  if (at < to) {
    if (!hasExponent) return Number.NaN;
    const exponentPart = exponentIn(bytes, at, to);
    if (Number.isNaN(exponentPart)) return Number.NaN;
    exponent += exponentPart;
  }
  if (exponent < -22 || exponent > 22) return Number.NaN;
  const value = exponent < 0 ? digits / TEN[-exponent]! : digits * TEN[exponent]!;
  return isNegative ? -value : value;
}

/** E or e, an optional sign and up to three digits to the end. */
function exponentIn(bytes: Uint8Array, from: number, to: number): number {
  if ((bytes[from]! | 32) !== 101) return Number.NaN;
  let at = from + 1;
  const sign = bytes[at]!;
  if (sign === 43 || sign === 45) at++;
  if (at >= to || to - at > 3) return Number.NaN;
  let value = 0;
  for (; at < to; at++) {
    const digit = bytes[at]! - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return sign === 45 ? -value : value;
}

/** A number of digits from `at` as an integer; NaN where a character is not a digit. */
export function digitsAt(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let k = 0; k < count; k++) {
    const digit = bytes[at + k]! - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** The text of ASCII bytes. */
export function asciiText(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 4096) text += String.fromCharCode(...bytes.subarray(at, Math.min(to, at + 4096)));
  return text;
}
