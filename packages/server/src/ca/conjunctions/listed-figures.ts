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

/** What a screen shows of a probability, and of a change between two. */
const shownPc = (pc: number): string => pc.toExponential(2);
const shownChange = (from: number, to: number): string => {
  const factor = Math.max(from, to) / Math.min(from, to);
  if (factor < 1.05) return '=';
  const size = factor < 10 ? factor.toFixed(1) : factor < 999.5 ? factor.toFixed(0) : factor.toExponential(0);
  return `${to > from ? 'up' : 'down'} ${size}`;
};
const MOST_DIGITS = 17;

/** A probability in as few digits as read like the event's own, and never more than it. */
export function listedProbability(pc: number): number {
  return shortest(pc, downToDigits, (rounded) => shownPc(rounded) === shownPc(pc));
}

/** The probability before, in as few digits as make the change read like the event's own. */
export function listedBefore(before: number, pc: number): number {
  const now = listedProbability(pc);
  return shortest(before, toDigits, (rounded) => shownChange(rounded, now) === shownChange(before, pc));
}

/** A probability that is compared with no other. */
export const listedMaximum = (pc: number): number => toDigits(pc, 3);

function shortest(
  value: number,
  cut: (value: number, digits: number) => number,
  isSame: (rounded: number) => boolean,
): number {
  for (let digits = 1; digits < MOST_DIGITS; digits++) {
    const rounded = cut(value, digits);
    if (isSame(rounded)) return rounded;
  }
  return value;
}

/** Tenths of a metre, never less than the value: "at most this" holds for it. */
export function upToDecimetres(valueM: number): number {
  const near = Math.ceil(valueM * 10) / 10;
  return near >= valueM ? near : (Math.ceil(valueM * 10) + 1) / 10;
}

/** As a column shows it: whole from 100 on, tenths below. */
export const asShown = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
