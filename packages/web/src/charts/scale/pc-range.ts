/** Below this a probability is drawn at the floor with a downward marker. */
export const PC_FLOOR = 1e-10;

/** Above its own value by this, so that a limit on a power of ten has a decade over it: its band. */
const OVER_LIMIT = 1.01;

/** Returns the ends of an axis of probabilities: full decades around the data and the limits, from the floor to 1. */
export function pcRange(
  values: Iterable<number | null | undefined>,
  limits: readonly { readonly value: number }[] = [],
): readonly [number, number] {
  const drawnPcs = [...values].map((value) => (value ? Math.min(1, Math.max(PC_FLOOR, value)) : null));
  const [from, to] = decadeRange(
    [...drawnPcs, ...limits.flatMap(({ value }) => [value, value * OVER_LIMIT])],
    [PC_FLOOR, 1e-2],
  );
  return [Math.min(0.1, Math.max(PC_FLOOR, from)), Math.min(1, to)];
}

/** Powers of ten that hold every positive value of a set. */
export function decadeRange(
  values: Iterable<number | null>,
  fallback: readonly [number, number],
): readonly [number, number] {
  let minimum = Number.POSITIVE_INFINITY;
  let maximum = 0;
  for (const value of values) {
    if (value === null || !(value > 0)) continue;
    minimum = Math.min(minimum, value);
    maximum = Math.max(maximum, value);
  }
  if (maximum === 0) return fallback;
  const from = Math.floor(Math.log10(minimum) + 1e-9);
  const to = Math.ceil(Math.log10(maximum) - 1e-9);
  return [powerOfTen(from), powerOfTen(Math.max(to, from + 1))];
}

/** Exact: the power operator is a last digit off at some powers, and a limit on the end of its axis would lie outside. */
const powerOfTen = (power: number): number => Number(`1e${power}`);
