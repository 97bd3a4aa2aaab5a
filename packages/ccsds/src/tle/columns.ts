/** Powers of ten that a float64 holds exactly. */
const TEN: readonly number[] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

/**
 * Reads a decimal number that ends in the last of the columns [from, to) of a line: blanks may stand in front of it, and all
 * blank is zero. One that ends before has lost a character.
 *
 * Method   digits as an integer over an exact power of ten: one rounding, the float64 nearest to the text
 * @param impliedDecimals   digits behind a point that is not written (eccentricity: 7); 0 when the point is written
 * @returns the number, or NaN
 */
export function decimalIn(line: string, from: number, to: number, impliedDecimals: number): number {
  let at = from;
  const end = Math.min(to, line.length);
  while (at < end && line.charCodeAt(at) === 32) at += 1;
  if (at >= end) return 0;
  if (end < to || line.charCodeAt(end - 1) === 32) return Number.NaN;
  let sign = 1;
  const first = line.charCodeAt(at);
  if (first === 45 || first === 43) {
    sign = first === 45 ? -1 : 1;
    at += 1;
  }
  let digits = 0;
  let count = 0;
  let decimals = -1;
  for (; at < end; at += 1) {
    const code = line.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      digits = digits * 10 + (code - 48);
      count += 1;
      if (decimals >= 0) decimals += 1;
    } else if (code === 46 && decimals < 0 && impliedDecimals === 0) decimals = 0;
    else if (code === 32 && impliedDecimals > 0) digits *= 10;
    else return Number.NaN;
  }
  if (count === 0 || count > 15) return Number.NaN;
  return (sign * digits) / (TEN[impliedDecimals > 0 ? impliedDecimals : Math.max(decimals, 0)] ?? 1);
}

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
