import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';

type VersionedTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

/** Writes a record as its next version; returns false if it was deleted, or if its version differs from the expected one. */
export async function replaceVersion<Table extends VersionedTable>(
  db: Queries,
  table: Table,
  { id, version }: { readonly id: string; readonly version: number },
  values: PgUpdateSetSource<Table>,
): Promise<boolean> {
  const next = { ...values, version: version + 1 };
  const isThatOne = and(eq(table.id, id), eq(table.version, version));
  const rows = await db
    .update(table as PgTable)
    .set(next)
    .where(isThatOne)
    .returning({ id: table.id });
  return rows.length > 0;
}
