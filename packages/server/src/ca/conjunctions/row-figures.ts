/** Significant digits of a figure in a list row: more than a screen shows. Details have all digits. */
const ROW_DIGITS = 6;

/** Rounds every number of a list row to six significant digits, also within objects and arrays. Integers and texts are unchanged. */
export function roundedFigures<T>(value: T): T {
  return rounded(value) as T;
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(ROW_DIGITS));
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rounded(part)]));
}
