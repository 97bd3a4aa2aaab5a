import type { ReactNode } from 'react';

export interface TableHeadProps {
  readonly columns: readonly ReactNode[];
  /** Head of a first column, for readers of screens alone. */
  readonly corner?: string;
}

/** Heads of the columns of a table, an empty one for a corner that has none. */
export function TableHead({ columns, corner }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {corner !== undefined && (
          <th scope="col">
            <span className="visually-hidden">{corner}</span>
          </th>
        )}
        {columns.map((column, place) =>
          column === '' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the column
            <td key={place} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the column
            <th key={place} scope="col">
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
