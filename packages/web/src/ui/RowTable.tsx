import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useKey } from '../keys/key-store.ts';
import { cx } from '../styles/class-names.ts';
import { FirstRows, MAX_FIRST_ROWS, type RowsProps } from './FirstRows.tsx';
import { lazyWhenIdle } from './lazy-when-idle.tsx';
import type { RowSort } from './row-sort.ts';
import { useMediaQuery } from './use-media-query.ts';
import './row-table.css';

export interface RowColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Hides the header from sight where the cells say enough: a column of buttons. */
  readonly isHeaderQuiet?: boolean;
  readonly align?: 'end';
  readonly isMono?: boolean;
  readonly isSortable?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** Columns with their heads, by their ids; those of `sortable` can be sorted by. */
export const headed = <Row, Id extends string>(
  cells: readonly (Omit<RowColumn<Row>, 'header'> & { readonly id: Id })[],
  heads: Readonly<Record<Id, string>>,
  sortable: readonly string[] = [],
): readonly RowColumn<Row>[] =>
  cells.map((cell) => ({ isSortable: sortable.includes(cell.id), ...cell, header: heads[cell.id] }));

export interface RowTableProps<Row> {
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort?: RowSort;
  readonly onSort?: (column: string) => void;
  readonly selectedKey?: string;
  /** Makes the name of each row a button, and the entire row a target for the pointer. */
  readonly onOpen?: (row: Row) => void;
  /** Card of a row below 720 px, where tables are lists of cards. */
  readonly card: (row: Row) => ReactNode;
}

const CARD_PX = 84;
const INTERACTIVE = 'a, button, input, [role="button"], [role="link"]';

const ManyRows = lazyWhenIdle<RowsProps>(
  () => import('./ManyRows.tsx').then((chunk) => chunk.ManyRows),
  FirstRows,
  false,
);

/** Rows of a list: a table on wide screens, cards on a phone. Arrow keys or j and k walk the rows, Enter opens. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 719px)');
  return isPhone ? <Cards {...props} /> : <Table {...props} />;
}

function Cards<Row>({ label, rows, keyOf, card, selectedKey }: RowTableProps<Row>) {
  return (
    <ul className="row-cards" aria-label={label}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className="row-card"
          style={{ containIntrinsicHeight: CARD_PX }}
          data-selected={keyOf(row) === selectedKey || undefined}
        >
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

function Table<Row>({ label, columns, rows, keyOf, sort, onSort, selectedKey, onOpen }: RowTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const show = useRef<(index: number) => void>(undefined);
  const goTo = (next: number): boolean => {
    if (next < 0 || next >= rows.length) return true;
    show.current?.(next);
    // Each of several quick presses must find the row of the previous one; only a row outside the drawn range has to wait.
    if (!focusRow(scroller.current, next)) requestAnimationFrame(() => focusRow(scroller.current, next));
    return true;
  };
  /** From the row that has the focus; from outside to the row that is selected, or the first. False in another table. */
  const step = (by: 1 | -1): boolean => {
    const row = document.activeElement?.closest<HTMLElement>('tr[data-index]');
    if (row && !scroller.current?.contains(row)) return false;
    if (row) return goTo(Number(row.dataset['index']) + by);
    const selected = rows.findIndex((candidate) => keyOf(candidate) === selectedKey);
    return goTo(selected < 0 ? (by > 0 ? 0 : rows.length - 1) : selected);
  };
  const hasRows = onOpen !== undefined && rows.length > 0;
  useKey('list.next', hasRows ? () => step(1) : undefined);
  useKey('list.previous', hasRows ? () => step(-1) : undefined);
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  };
  const onClick = (event: MouseEvent, row: Row) => {
    if (!(event.target instanceof Element && event.target.closest(INTERACTIVE))) onOpen?.(row);
  };

  const draw = (index: number, measure?: Ref<HTMLTableRowElement>) => {
    const row = rows[index];
    if (row === undefined) return null;
    const key = keyOf(row);
    return (
      <tr
        key={key}
        ref={measure}
        data-index={index}
        aria-rowindex={index + 2}
        data-selected={key === selectedKey || undefined}
        data-opens={onOpen !== undefined || undefined}
        onClick={(event) => onClick(event, row)}
      >
        {columns.map((column, place) => (
          <Cell key={column.id} column={column} isName={place === 0} row={row} onOpen={onOpen} />
        ))}
      </tr>
    );
  };
  const Rows = rows.length > MAX_FIRST_ROWS ? ManyRows : FirstRows;

  const scrolls = useScrolls(scroller, onOpen === undefined);

  return (
    <div ref={scroller} className="row-table" {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      <table aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          <Rows count={rows.length} columns={columns.length} draw={draw} scroller={scroller} show={show} />
        </tbody>
      </table>
    </div>
  );
}

/** Returns whether a scrolling table contains no focusable element: the table itself is then focusable. */
function useScrolls(scroller: RefObject<HTMLDivElement | null>, isAsked: boolean): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const place = scroller.current;
    if (place === null || !isAsked) return;
    const observer = new ResizeObserver(() =>
      setScrolls(place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight),
    );
    for (const part of [place, ...place.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [scroller, isAsked]);
  return scrolls;
}

function ColumnHead<Row>({
  column,
  sort,
  onSort,
}: {
  readonly column: RowColumn<Row>;
  readonly sort: RowSort | undefined;
  readonly onSort: ((column: string) => void) | undefined;
}) {
  const { id, header, isHeaderQuiet, align, isSortable } = column;
  const isSorted = sort?.column === id;
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={cx(align && 'row-end')}
      {...(isSorted && { 'aria-sort': sort.isDescending ? ('descending' as const) : ('ascending' as const) })}
    >
      {isSortable && onSort ? (
        <button type="button" className="row-sort" onClick={() => onSort(id)}>
          {header}
          {isSorted && <Arrow size={12} aria-hidden />}
        </button>
      ) : (
        <span className={cx(isHeaderQuiet && 'visually-hidden')}>{header}</span>
      )}
    </th>
  );
}

function Cell<Row>({
  column,
  isName,
  row,
  onOpen,
}: {
  readonly column: RowColumn<Row>;
  readonly isName: boolean;
  readonly row: Row;
  readonly onOpen: ((row: Row) => void) | undefined;
}) {
  const className = cx(column.align && 'row-end', column.isMono && 'mono');
  if (!isName) return <td className={className}>{column.cell(row)}</td>;
  return (
    <th scope="row" className={className}>
      {onOpen ? (
        <button type="button" className="row-name" data-row-name="" onClick={() => onOpen(row)}>
          {column.cell(row)}
        </button>
      ) : (
        column.cell(row)
      )}
    </th>
  );
}

function focusRow(scroller: HTMLElement | null, index: number): boolean {
  const row = scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
  const target = row?.querySelector<HTMLElement>(`[data-row-name], ${INTERACTIVE}`);
  target?.focus({ preventScroll: true });
  return target !== undefined && target !== null;
}
