import { and, asc, desc, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { beyond, countRows } from '../database/beyond.ts';
import type { Queries } from '../database/database.ts';
import { cutPage, type ListOrder, type Page, type PageFacts, type PageKey } from './paging.ts';

/** The order of a list by columns of its table, the last of them the id. */
export interface ColumnOrder extends ListOrder {
  readonly columns: readonly PgColumn[];
  readonly direction: 'ascending' | 'descending';
  /** Expression that is monotonic in the first column and indexed in its place. */
  readonly leading?: (value: SQLWrapper) => SQL;
}

export function columnOrder(
  name: string,
  columns: readonly PgColumn[],
  direction: ColumnOrder['direction'] = 'ascending',
): ColumnOrder {
  return { name, key: columns.map(kindOf), columns, direction };
}

function kindOf(column: PgColumn): ListOrder['key'][number] {
  const type = column.getSQLType();
  if (type === 'text') return 'text';
  return type.startsWith('timestamp') ? 'time' : 'number';
}

/** The records of a page, and the key of its last one if there are more. */
export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  readonly next: PageKey | undefined;
}

/** Data for a list: the records of a page, and the total number as by `countRows`. */
export interface Countable<Row> {
  readonly page: (page: Page) => Promise<RowsOfPage<Row>>;
  readonly count: () => Promise<number>;
}

/** Records that belong together, in their order. */
export interface RecordList<Row> extends Countable<Row> {
  /** All of them, or those after a key. */
  readonly all: (after?: PageKey) => Promise<readonly Row[]>;
  readonly first: () => Promise<Row | undefined>;
}

/** A record of a list. */
export type ListRecord<List> = List extends Countable<infer Row> ? Row : never;

/** A query with its columns and tables, without a condition. */
interface Selecting extends PromiseLike<readonly object[]> {
  readonly $dynamic: () => unknown;
}

/**
 * Defines a list: its columns, its records and its order.
 *
 * @param select      columns to read, under the names that the columns of the order have in their table
 * @param condition   which records, by columns of that table
 * @param recordOf    converts a row to a record
 */
export function recordList<Select extends Selecting, Row = Awaited<Select>[number]>(
  db: Queries,
  { columns, direction, leading }: ColumnOrder,
  select: () => Select,
  condition: SQL | undefined,
  recordOf: (row: Awaited<Select>[number]) => Row = (row) => row as Row,
): RecordList<Row> {
  const [first] = columns as readonly [PgColumn];
  const { table } = first;
  const order = leading ? [leading(first), ...columns] : columns;
  const names = Object.entries(getTableColumns(table));
  const key = columns.map((column) => names.find(([, tableColumn]) => tableColumn === column)?.[0] ?? '');
  const sorted = direction === 'ascending' ? asc : desc;
  const page = async ({ after, limit }: Page): Promise<RowsOfPage<Row>> => {
    const rows = (await (select().$dynamic() as PgSelect)
      .where(and(condition, beyond(order, after && leading ? [leading(sql`${after[0]}`), ...after] : after, direction)))
      .orderBy(...order.map((orderTerm) => sorted(orderTerm)))
      .limit(limit + 1)) as readonly Awaited<Select>[number][];
    return cutPage(rows.map(recordOf), limit, (row) =>
      key.map((name) => (row as Readonly<Record<string, PageKey[number]>>)[name]!),
    );
  };
  return {
    page,
    all: async (after) => (await page({ after, limit: Number.MAX_SAFE_INTEGER - 1 })).rows,
    first: async () => (await page({ after: undefined, limit: 1 })).rows[0],
    count: () => countRows(db, table as never, condition),
  };
}

/** Reads the records of a page and the total number concurrently. */
export async function readListPage<Row, Told = Row>(
  list: Countable<Row>,
  page: Page,
  present: (row: Row) => Told = (row) => row as unknown as Told,
): Promise<PageFacts & { readonly rows: readonly Told[] }> {
  const [{ rows, next }, total] = await Promise.all([list.page(page), list.count()]);
  return { rows: rows.map((row) => present(row)), next, total };
}
