/** Powers of ten that a float64 holds exactly. */
export const TEN: Float64Array = Float64Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));
/** Characters of a number; the books allow 16 digits. */
const LONGEST_NUMBER = 1000;

/**
 * Reads a decimal number as the CCSDS books write it: sign, digits with an optional point, optional E exponent.
 *
 * @returns the number, or NaN for anything else ("0x10", "Infinity", "1e999", empty text)
 */
export function parseNumber(text: string): number {
  if (text.length > LONGEST_NUMBER) return Number.NaN;
  const value = Number(text);
  if (!Number.isFinite(value)) return Number.NaN;
  // Number() also takes blanks of every kind behind the digits.
  const last = text.charCodeAt(text.length - 1);
  if (!(last >= 48 && last <= 57) && last !== 46) return Number.NaN;
  let at = 0;
  let code = text.charCodeAt(0);
  if (code === 43 || code === 45) {
    at = 1;
    code = text.charCodeAt(1);
  }
  if (code === 46) return value;
  if (!(code >= 48 && code <= 57)) return Number.NaN;
  // Number() also takes 0x, 0o and 0b; no message does.
  if (code === 48) {
    const next = text.charCodeAt(at + 1) | 32;
    if (next === 120 || next === 111 || next === 98) return Number.NaN;
  }
  return value;
}

/** The same for a text [from, to): a number of at most fifteen digits is read in place. */
export function numberIn(text: string, from: number, to: number): number {
  const value = from < to && text.charCodeAt(from) !== 32 ? decimalIn(text, from, to, 0) : Number.NaN;
  return Number.isNaN(value) ? parseNumber(text.slice(from, to)) : value;
}

/**
 * Reads a decimal number that ends in the last of the columns [from, to) of a line: blanks may precede it, and all
 * blank is zero. A number that ends earlier has lost a character.
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
    else return Number.NaN;
  }
  if (count === 0 || count > 15) return Number.NaN;
  return (sign * digits) / (TEN[impliedDecimals > 0 ? impliedDecimals : Math.max(decimals, 0)] ?? 1);
}

/** Reads digits with an optional sign. @returns the integer, or NaN */
export function parseInteger(text: string): number {
  const first = text.charCodeAt(0);
  const start = first === 43 || first === 45 ? 1 : 0;
  if (text.length === start || text.length > 16) return Number.NaN;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return Number.NaN;
  }
  return Number(text);
}

/** Returns the catalogue number in a designator, of up to nine digits; undefined for other designators. */
export function catalogueNumber(designator: string): number | undefined {
  return /^\d{1,9}$/.test(designator) ? Number(designator) : undefined;
}

/** Shortest text that reads back as the same float64, in the E notation of the books where it is long. */
export function numberText(value: number): string {
  return String(value).replace('e', 'E');
}

/** 17 significant digits: a covariance needs them to stay positive definite after a round trip. */
export function fullNumberText(value: number): string {
  return value.toExponential(16).replace('e', 'E');
}
