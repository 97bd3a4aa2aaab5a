import { MOST_COUNTED } from '@keepout/contract/platform/primitives';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './transaction.ts';

/** How many rows there are, exactly as far as lists tell it; one more than that stands for any number beyond. */
export async function countRows(db: Queries, table: PgTable, condition?: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from ${table} where ${condition ?? sql`true`} limit ${MOST_COUNTED + 1}) as counted`);
  return rows[0]?.count ?? 0;
}
