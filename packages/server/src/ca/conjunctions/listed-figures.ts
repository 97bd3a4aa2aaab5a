/** Figures as lists tell them: short, and so that a search by what a list told finds the event that told it. */

/** So many significant digits. */
const toDigits = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** So many significant digits, never more than the value: "at least this" holds for it. */
export function downToDigits(value: number, digits: number): number {
  const near = toDigits(value, digits);
  if (near <= value) return near;
  const [mantissa = '0', exponent = '0'] = value.toExponential(digits - 1).split('e');
  const steps = Math.round(Number(mantissa) * 10 ** (digits - 1)) - 1;
  // By the text: a power of ten below 1e-308 is no longer one.
  return Number(`${steps}e${Number(exponent) - (digits - 1)}`);
}

/** Enough for any change that matters. */
const LISTED_DIGITS = 6;

/** A probability of a list: short, never more than the value, and read as the event's own in three digits. */
export function listedProbability(pc: number): number {
  const short = downToDigits(pc, LISTED_DIGITS);
  return short.toExponential(2) === pc.toExponential(2) ? short : pc;
}

/** Tenths of a metre, never less than the value: "at most this" holds for it. */
export function upToDecimetres(valueM: number): number {
  const near = Math.ceil(valueM * 10) / 10;
  return near >= valueM ? near : (Math.ceil(valueM * 10) + 1) / 10;
}

/** As a column shows it: whole from 100 on, tenths below. */
export const asShown = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
