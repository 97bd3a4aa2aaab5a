import { MOST_COUNTED } from '@keepout/contract/platform/primitives';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './transaction.ts';

/** Records after a key in the order of the columns; an index on them finds the first one at once. */
export function beyond(
  columns: readonly SQLWrapper[],
  key: readonly (string | number)[] | undefined,
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

/** How many rows there are, exactly as far as lists tell it; one more than that stands for any number beyond. */
export async function countRows(db: Queries, table: PgTable, condition?: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from ${table} where ${condition ?? sql`true`} limit ${MOST_COUNTED + 1}) as counted`);
  return rows[0]?.count ?? 0;
}
