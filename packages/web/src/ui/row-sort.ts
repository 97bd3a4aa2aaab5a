/** Which column orders a table, and in which direction. In the URL it reads `column` or `-column`. */
export interface RowSort {
  readonly column: string;
  readonly isDescending: boolean;
}

export function parseSort(text: string | undefined, columns: readonly string[], fallback: RowSort): RowSort {
  const isDescending = text?.startsWith('-') ?? false;
  const column = isDescending ? text?.slice(1) : text;
  return column !== undefined && columns.includes(column) ? { column, isDescending } : fallback;
}

export const sortText = ({ column, isDescending }: RowSort): string => (isDescending ? `-${column}` : column);

/** The order after a press on a column head: the same column turns round, another starts ascending. */
export const nextSort = (current: RowSort, column: string): RowSort =>
  current.column === column ? { column, isDescending: !current.isDescending } : { column, isDescending: false };

type SortValue = string | number | null | undefined;

/** Sorts rows; those without a value come last in either direction, equal ones keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  { column, isDescending }: RowSort,
  sortValue: (row: Row, column: string) => SortValue,
): readonly Row[] {
  return rows.toSorted((left, right) => {
    const a = sortValue(left, column) ?? null;
    const b = sortValue(right, column) ?? null;
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), 'en', { numeric: true });
    return isDescending ? -order : order;
  });
}
