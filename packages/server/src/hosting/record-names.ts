import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/database.ts';

/** Display name of a record that is stored elsewhere only by kind and id. */
export interface RecordName {
  readonly name: string;
  /** Epoch that distinguishes it from records of the same name: a closest approach, an ignition. */
  readonly atTaiS?: number;
}

/** Returns names of an operator's records of one kind, by their ids; deleted records have none. */
export type NamesOf = (
  db: Queries,
  operatorId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, RecordName>>;

/** Names of records by the kind of record that the audit log has. */
export type RecordNames = Readonly<Record<string, NamesOf>>;

interface NamedTable {
  readonly id: AnyPgColumn;
  readonly operatorId: AnyPgColumn;
}

/** Records whose name is a column of their own, or is read of some. */
export const namedBy = (table: PgTable & NamedTable, name: AnyPgColumn | SQL): NamesOf =>
  namedByKey(table, table.id, name);

/** The same of records that have another key than an id. */
export const namedByKey =
  (table: PgTable & Pick<NamedTable, 'operatorId'>, id: AnyPgColumn, name: AnyPgColumn | SQL): NamesOf =>
  async (db, operatorId, ids) => {
    const rows = await db
      .select({ id, name })
      .from(table)
      .where(and(eq(table.operatorId, operatorId), inArray(id, [...ids])));
    return new Map(rows.map((row) => [String(row.id), { name: String(row.name) }]));
  };

interface RecordKey {
  readonly recordType: string;
  readonly recordId: string;
}

/** Returns names of records of several kinds with one query per kind. */
export async function namesOfRecords(
  names: RecordNames,
  db: Queries,
  operatorId: string,
  records: readonly RecordKey[],
): Promise<(record: RecordKey) => RecordName | undefined> {
  const kinds = [...new Set(records.map(({ recordType }) => recordType))];
  const namesOfKind = await Promise.all(
    kinds.map(async (kind) => {
      const ids = records.filter(({ recordType }) => recordType === kind).map(({ recordId }) => recordId);
      return [kind, await names[kind]?.(db, operatorId, [...new Set(ids)])] as const;
    }),
  );
  const namesByKind = new Map(namesOfKind);
  return ({ recordType, recordId }) => namesByKind.get(recordType)?.get(recordId);
}
