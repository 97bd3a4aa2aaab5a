import { AsyncLocalStorage } from 'node:async_hooks';
import { MOST_COUNTED } from '@keepout/contract/platform/primitives';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './transaction.ts';

/** Returns the condition for records after a key in the order of the columns; an index on them finds the first one at once. */
export function beyond(
  columns: readonly SQLWrapper[],
  key: readonly (string | number | SQL)[] | undefined,
  order: 'ascending' | 'descending' = 'ascending',
): SQL | undefined {
  if (key === undefined) return undefined;
  const values = sql.join(
    key.map((part) => sql`${part}`),
    sql`, `,
  );
  const sign = sql.raw(order === 'ascending' ? '>' : '<');
  return sql`(${sql.join([...columns], sql`, `)}) ${sign} (${values})`;
}

/** Returns the condition that a text is in a list, with the list as one parameter: it may exceed the parameter limit of a statement. */
export const isOneOf = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(texts)}::text[])`;

const exactly = new AsyncLocalStorage<true>();

/** Runs `work` with exact counts, without the limit of `countRows`. */
export const countingAll = <T>(work: () => T): T => exactly.run(true, work);

export const countsAll = (): boolean => exactly.getStore() ?? false;

/** Counts rows up to the limit of lists; limit + 1 means any larger number, unless an exact count was requested. */
export async function countRows(db: Queries, table: PgTable, condition?: SQL): Promise<number> {
  const limit = countsAll() ? null : MOST_COUNTED + 1;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from ${table} where ${condition ?? sql`true`} limit ${limit}) as counted`);
  return rows[0]?.count ?? 0;
}
