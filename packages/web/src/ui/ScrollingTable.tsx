import type { ReactNode, Ref } from 'react';

export interface ScrollingTableProps {
  readonly label: string;
  readonly className: string;
  /** Where a section around it bears the same name. */
  readonly isGroup?: boolean;
  /** Heads of the columns, an empty one for a corner; left out, the children begin with their own. */
  readonly columns?: readonly ReactNode[];
  readonly caption?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A table that scrolls where it is wider than its place: the keyboard reaches it, and it has a name. */
export function ScrollingTable({ label, className, isGroup, columns, caption, ref, children }: ScrollingTableProps) {
  return (
    <section ref={ref} role={isGroup ? 'group' : undefined} className={className} aria-label={label} tabIndex={0}>
      <table>
        {caption}
        {columns && <TableHead columns={columns} />}
        {children}
      </table>
    </section>
  );
}

export interface TableHeadProps {
  readonly columns: readonly ReactNode[];
  /** Head of a first column, for readers of screens alone. */
  readonly corner?: string;
}

/** Column headers of a table, with an empty cell for an unlabelled corner. */
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
