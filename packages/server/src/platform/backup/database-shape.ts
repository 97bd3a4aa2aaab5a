import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { QUEUE_SCHEMA } from '../database/application-role.ts';
import type { BackupEnd, BackupTable } from './backup-form.ts';

/** Schemas of the product: its tables, and those of its queue. */
const SCHEMAS = `array['public', '${QUEUE_SCHEMA}']`;

/** The table that is created with the schema of the queue and contains its version. */
const QUEUE_VERSION = { schema: QUEUE_SCHEMA, name: 'version' } as const;

export const constraintName = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const copyStatement = (table: BackupTable, direction: 'to stdout' | 'from stdin'): string =>
  `copy ${constraintName(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')}) ${direction}`;

/** Session settings for a text form of rows that does not depend on the session and that every version of PostgreSQL reads. */
export const SAME_TEXT: string = [
  "set client_encoding = 'UTF8'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
].join('; ');

/** Returns the tables that contain rows, of both schemas; for a partitioned table its partitions. Unlogged tables are not included. */
export async function tablesIn(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
     where nspname = any(${SCHEMAS}) and relkind = 'r' and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
     group by nspname, relname order by nspname, relname`,
  );
  return rows.filter(({ schema, name }) => schema !== QUEUE_VERSION.schema || name !== QUEUE_VERSION.name);
}

/** Returns whether the database contains the tables of the product and its queue. */
export async function isInstallation(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isHere: boolean }>(
    `select to_regclass('keepout_migration') is not null and to_regclass($1) is not null as "isHere"`,
    [constraintName(QUEUE_VERSION)],
  );
  return rows[0]!.isHere;
}

export async function queueVersionIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(`select version from ${constraintName(QUEUE_VERSION)}`);
  return Number(rows[0]?.version);
}

/** Creates the tables of the queue as its library does at the first start, within the caller's transaction. */
export async function makeQueueTables(client: pg.Client): Promise<void> {
  const plan = getConstructionPlans(QUEUE_VERSION.schema).replace(/^\s*BEGIN;/, '');
  await client.query(plan.replace(/COMMIT;\s*$/, ''));
}

/** Returns the next values of the sequences. */
export async function sequencesIn(client: pg.Client): Promise<BackupEnd['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any(${SCHEMAS}) order by 1, 2`,
  );
  const sequences: BackupEnd['sequences'] = [];
  for (const row of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${constraintName(row)}`,
    );
    sequences.push({ ...row, ...values[0]! });
  }
  return sequences;
}

/** Statements that remove and restore the constraints and triggers that prevent loading rows in any order. */
export interface Guards {
  readonly off: readonly string[];
  readonly on: readonly string[];
}

/** Returns foreign keys and triggers: loaded rows have passed both already. */
export async function guardsIn(client: pg.Client): Promise<Guards> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where nspname = any(${SCHEMAS}) and contype = 'f' and conparentid = 0`,
  );
  const { rows: triggers } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any(${SCHEMAS}) and not tgisinternal`,
  );
  return {
    off: [
      ...references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...triggers.map(({ table }) => `alter table ${table} disable trigger user`),
    ],
    on: [
      ...triggers.map(({ table }) => `alter table ${table} enable trigger user`),
      ...references.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ],
  };
}
