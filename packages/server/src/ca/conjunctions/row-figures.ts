/** Significant digits of a figure in a list; the record itself has all. More than a row shows, and a third of the bytes. */
const ROW_DIGITS = 6;

/** The figures of a list row, also those within objects and lists, to six significant digits; whole numbers and texts remain. */
export function rowFigures<T>(value: T): T {
  return rounded(value) as T;
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(ROW_DIGITS));
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rounded(part)]));
}
