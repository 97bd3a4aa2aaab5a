/** Below this a probability is drawn at the floor with a downward marker. */
export const PC_FLOOR = 1e-10;

/** The axis end that holds all given probabilities: 1e−2, or 1 where one is larger. */
export function pcCeiling(values: Iterable<number | null | undefined>): number {
  for (const value of values) if (value !== null && value !== undefined && value > 1e-2) return 1;
  return 1e-2;
}

/** Powers of ten that hold every positive value of a set. */
export function decadeRange(
  values: Iterable<number | null>,
  fallback: readonly [number, number],
): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const value of values) {
    if (value === null || !(value > 0)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (most === 0) return fallback;
  const from = Math.floor(Math.log10(least) + 1e-9);
  const to = Math.ceil(Math.log10(most) - 1e-9);
  return [10 ** from, 10 ** Math.max(to, from + 1)];
}
