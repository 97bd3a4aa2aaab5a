import { decimalIn, TEN } from '../value/number.ts';

/**
 * Reads a number with implied point and exponent, such as ` 14311-1` = 0.14311e-1, from eight columns.
 *
 * @returns the number, or NaN
 */
export function exponentialIn(line: string, from: number): number {
  const text = line.slice(from, from + 8);
  if (text.trim() === '') return 0;
  const signCode = text.charCodeAt(6);
  const mantissa = decimalIn(text, 0, 6, 5);
  const exponent = text.charCodeAt(7) - 48;
  if (Number.isNaN(mantissa) || !(exponent >= 0 && exponent <= 9)) return Number.NaN;
  if (signCode === 45) return Math.round(mantissa * 1e5) / (TEN[5 + exponent] ?? 1);
  return signCode === 43 || signCode === 32 ? mantissa * (TEN[exponent] ?? 1) : Number.NaN;
}

/** Sum of the digits of the first 68 columns, a minus counting one, modulo ten. */
export function checksumOf(line: string): number {
  let sum = 0;
  const end = Math.min(68, line.length);
  for (let at = 0; at < end; at += 1) {
    const code = line.charCodeAt(at);
    if (code >= 48 && code <= 57) sum += code - 48;
    else if (code === 45) sum += 1;
  }
  return sum % 10;
}
