import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { QUEUE_SCHEMA } from '../database/application-role.ts';
import { MIGRATION_TABLE, type Migration } from '../database/migrations.ts';
import { connectSession, type DatabaseConnection } from '../database/session.ts';
import { databaseUnreachable } from '../database/trouble.ts';
import { Outage } from '../outage.ts';
import {
  type BackupHead,
  type BackupTable,
  backupEnd,
  backupHead,
  FORM_VERSION,
  tableBegin,
  tableEnd,
  titleOf,
} from './backup-form.ts';
import { BackupReader, BackupRefused } from './backup-reader.ts';
import { copyIn, copyOut } from './copy.ts';
import {
  constraintName,
  copyStatement,
  guardsIn,
  makeQueueTables,
  queueVersionIn,
  SAME_TEXT,
  tablesIn,
} from './database-shape.ts';
import { type RowCount, RowDigest } from './row-digest.ts';

export interface RestoreOptions {
  readonly migrations: readonly Migration[];
  /** Called with the bytes of the file read, and the total. */
  readonly onProgress: (done: number, total: number) => void;
  /** Called when all rows are loaded: next, tables are compared with the file, and foreign keys are added. */
  readonly onLoaded?: () => void;
}

export interface Restored {
  readonly head: BackupHead;
  readonly rows: number;
}

/**
 * Restores a backup into an empty database in one transaction. Before the commit it reads every table again and compares it with the
 * rows of the file.
 *
 * @throws BackupRefused if the file or the database is unsuitable
 */
export async function restoreBackup(
  connection: DatabaseConnection,
  path: string,
  options: RestoreOptions,
): Promise<Restored> {
  const { size } = await stat(path);
  const reader = new BackupReader(path);
  try {
    const head = await reader.line(backupHead);
    const migrations = migrationsOf(head, options.migrations);
    const client = await connectSession(connection, 'migrate').catch((cause: unknown) => {
      throw databaseUnreachable(cause);
    });
    try {
      await refuseFilled(client);
      await client.query(SAME_TEXT);
      await client.query('begin');
      await makeTables(client, head, migrations);
      const rows = await load(client, reader, head, { ...options, size });
      await client.query('commit');
      // Planner statistics are not part of the tables.
      await client.query('analyze');
      return { head, rows };
    } finally {
      // The end of the session rolls back uncommitted work.
      await client.end();
    }
  } finally {
    reader.close();
  }
}

/** Returns those migrations of the backup that this version knows. */
function migrationsOf({ formVersion, version, migrations }: BackupHead, known: readonly Migration[]): Migration[] {
  const ofNewer = (what: string) =>
    new BackupRefused(`it was made by a newer version (${version}): ${what}; restore it with that version`);
  if (formVersion > FORM_VERSION) throw ofNewer(`its form is ${formVersion}, and this version reads ${FORM_VERSION}`);
  return migrations.map(({ name, sha256 }) => {
    const migration = known.find((candidate) => candidate.name === name);
    if (migration?.sha256 === sha256) return migration;
    const last = known.at(-1)?.name ?? '';
    if (name > last) throw ofNewer(`it has the migration ${name}, and this version ends with ${last}`);
    throw new BackupRefused(
      `it was made by another version (${version}) whose migration ${name} is not the one here; restore it with that version, and update then`,
    );
  });
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', '${QUEUE_SCHEMA}') and relkind in ('r', 'p') order by relname`,
  );
  if (rows.length > 0) {
    const names = rows.slice(0, 3).map(({ name }) => name);
    throw new BackupRefused(
      `the database is not empty: it has ${rows.length} tables (${names.join(', ')}${rows.length > 3 ? ', …' : ''}); make a new one for the restoration`,
    );
  }
}

/** Creates the tables in the version of the backup. */
async function makeTables(client: pg.Client, head: BackupHead, migrations: readonly Migration[]): Promise<void> {
  await client.query(MIGRATION_TABLE);
  for (const { sql } of migrations) await client.query(sql);
  await makeQueueTables(client);
  const queueVersion = await queueVersionIn(client);
  if (queueVersion !== head.queueVersion)
    throw new BackupRefused(
      `its queue is of version ${head.queueVersion}, and that of this one is ${queueVersion}; restore it with Keepout ${head.version}, and update then`,
    );
  const shape = (tables: readonly BackupTable[]) =>
    new Set(tables.map((table) => `${titleOf(table)} (${table.columns.join(', ')})`));
  const made = shape(await tablesIn(client));
  const strange = [...shape(head.tables)].find((table) => !made.has(table));
  if (strange !== undefined) throw new BackupRefused(`it has a table that its migrations do not make: ${strange}`);
}

type LoadOptions = Pick<RestoreOptions, 'onProgress' | 'onLoaded'> & { readonly size: number };

async function load(
  client: pg.Client,
  reader: BackupReader,
  head: BackupHead,
  { onProgress, onLoaded, size }: LoadOptions,
): Promise<number> {
  const guards = await guardsIn(client);
  for (const statement of guards.off) await client.query(statement);
  const counts: RowCount[] = [];
  for (const table of head.tables) {
    counts.push(await loadTable(client, reader, table));
    onProgress(reader.bytesRead, size);
  }
  reader.place = 'its last line';
  const { sha256 } = reader;
  const end = await reader.line(backupEnd);
  const rows = counts.reduce((sum, count) => sum + count.rows, 0);
  if (end.sha256 !== sha256 || end.rows !== rows || end.tables !== counts.length)
    throw reader.refused('the file was altered: it does not hold what its last line says');
  onLoaded?.();
  for (const [index, table] of head.tables.entries()) await compare(client, table, counts[index]!);
  for (const { schema, name, value, isCalled } of end.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      constraintName({ schema, name }),
      value,
      isCalled,
    ]);
  for (const statement of guards.on) await client.query(statement);
  return rows;
}

async function loadTable(client: pg.Client, reader: BackupReader, table: BackupTable): Promise<RowCount> {
  reader.place = `the table ${titleOf(table)}`;
  const begin = await reader.line(tableBegin);
  if (begin.schema !== table.schema || begin.table !== table.name)
    throw reader.refused('the file was altered: another table stands there');
  // Some migrations insert rows, which the backup contains in their state at the time.
  await client.query(`delete from ${constraintName(table)}`);
  const digest = new RowDigest();
  const counted = async function* () {
    for await (const part of reader.rows()) {
      digest.take(part);
      yield part;
    }
  };
  await copyIn(client, copyStatement(table, 'from stdin'), counted()).catch((cause: Error & { where?: string }) => {
    if (cause instanceof BackupRefused || cause.where === undefined) throw cause;
    throw reader.refused(`the file was altered: the database refuses a row: ${cause.message}; ${cause.where}`);
  });
  const { rows, digest: sum } = await reader.line(tableEnd);
  if (rows !== digest.count.rows || sum !== digest.count.digest)
    throw reader.refused(`the file was altered: ${digest.count.rows} rows stand where ${rows} were written, or others`);
  return digest.count;
}

/** Reads a table again and throws unless it equals the rows in the file. */
async function compare(client: pg.Client, table: BackupTable, written: RowCount): Promise<void> {
  const digest = new RowDigest();
  await copyOut(client, copyStatement(table, 'to stdout'), (part) => {
    digest.take(part);
    return undefined;
  });
  const { rows, digest: sum } = digest.count;
  if (rows !== written.rows || sum !== written.digest)
    throw new Outage(
      'restored-otherwise',
      `The table ${titleOf(table)} has ${rows} rows that are not the ${written.rows} of the backup; nothing was restored.`,
    );
}
