import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * Passes rows of a table as one parameter for an insert: a statement with hundreds of rows and a parameter for each field takes longer to build than
 * to execute.
 */
export interface RowSet {
  /** Names of the columns that the rows have, for the list of an insert and for `set` of a conflict. */
  readonly names: readonly string[];
  /** `(...)` of an insert. */
  readonly columns: SQL;
  /** The same of the rows, which a statement calls `told`. */
  readonly fields: SQL;
  /** The SQL that follows `from`. */
  readonly source: SQL;
}

/** Maximum number of rows in one statement: a parameter of some megabytes. */
export const ROWS_AT_ONCE = 500;

/** Splits rows, in their order, into sets that fit into one statement; a column that all rows lack gets the table's default. */
export function rowSets<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): readonly RowSet[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, k) =>
    rowSet(table, rows.slice(k * ROWS_AT_ONCE, (k + 1) * ROWS_AT_ONCE)),
  );
}

function rowSet<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): RowSet {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const keys = [...new Set(rows.flatMap(Object.keys))].filter((key) => key in columns);
  const plain = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = row;
    return Object.fromEntries(keys.map((key) => [columns[key]!.name, plainOf(columns[key]!, values[key])]));
  });
  const names = keys.map((key) => columns[key]!.name);
  const list = (prefix: string): SQL => sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));
  return {
    names,
    columns: list(''),
    fields: list('told.'),
    source: sql`json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(plain)}::json) as told`,
  };
}

const HALF = /[\ud800-\udfff]/;

/** Returns a value as JSON that PostgreSQL reads without loss of digits. */
function plainOf(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || Array.isArray(value)) refuseEndless(column, value);
  // Plain data and lists are encoded as JSON directly; other values first pass the driver's mapping, which returns text.
  if (column.columnType === 'PgJsonb' || Array.isArray(value)) return value;
  const driverValue: unknown = column.mapToDriverValue(value);
  if (Buffer.isBuffer(driverValue)) return `\\x${driverValue.toString('hex')}`;
  // An unpaired surrogate becomes U+FFFD, as the driver writes it.
  return typeof driverValue === 'string' && HALF.test(driverValue) ? Buffer.from(driverValue).toString() : driverValue;
}

/** Throws for infinity and NaN: JSON replaces them by null, where a statement parameter would be rejected. */
function refuseEndless(column: PgColumn, value: unknown): void {
  const isEndless = (item: unknown): boolean => typeof item === 'number' && !Number.isFinite(item);
  if (isEndless(value) || (Array.isArray(value) && value.some(isEndless)))
    throw new Error(`${getTableName(column.table)}.${column.name} is not finite`);
}

/** Returns the `set` clause of a conflict that takes the values of the new row. */
export const conflictSetClause = (names: readonly string[]): SQL =>
  sql.raw(names.map((name) => `"${name}" = excluded."${name}"`).join(', '));
