import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type pg from 'pg';
import { connectSession, type DatabaseConnection } from '../database/session.ts';
import { databaseUnreachable } from '../database/trouble.ts';
import { Outage } from '../outage.ts';
import { BACKUP_FORM, type BackupHead, type BackupTable, END_OF_ROWS, FORM_VERSION } from './backup-form.ts';
import { copyOut } from './copy.ts';
import {
  constraintName,
  copyStatement,
  isInstallation,
  queueVersionIn,
  SAME_TEXT,
  sequencesIn,
  tablesIn,
} from './database-shape.ts';
import { RowDigest } from './row-digest.ts';

export interface BackupOptions {
  /** Version of the product. */
  readonly version: string;
  /** Bytes of finished tables, of the total. */
  readonly onProgress: (done: number, total: number) => void;
}

export interface Backup {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes the installation's database into a file, as a snapshot, while the platform runs. A file of that
 * name must not exist, and after an error none exists.
 */
export async function writeBackup(
  connection: DatabaseConnection,
  path: string,
  options: BackupOptions,
): Promise<Backup> {
  const draft = `${path}.partial`;
  const client = await connectSession(connection, 'migrate').catch((cause: unknown) => {
    throw databaseUnreachable(cause);
  });
  try {
    const file = await open(draft, 'wx', 0o600);
    const backup = await into(file, (text) => writeAll(client, text, options));
    await rename(draft, path);
    await recordBackup(client);
    return backup;
  } catch (cause) {
    // A draft of another process is not deleted.
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true });
    throw cause;
  } finally {
    await client.end();
  }
}

/** Stores the time of this backup, for `keepout_backup_age_seconds`. A database of an older version has no table for it. */
export async function recordBackup(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>("select to_regclass('last_backup') is not null as found");
  if (!rows[0]?.found) return;
  await client.query(
    'insert into last_backup (made_at) values (now()) on conflict (is_only) do update set made_at = excluded.made_at',
  );
}

/** Destination of the text; a returned promise resolves when there is room for more. */
type Text = (part: Buffer | string) => undefined | Promise<unknown>;

async function into<T>(file: FileHandle, write: (text: Text) => Promise<T>): Promise<T> {
  const gzip: Gzip = createGzip({ level: 1 });
  const written = pipeline(gzip, file.createWriteStream({ flush: true }));
  // The writer sees this error at its next wait; otherwise it is reported at the end.
  written.catch(() => undefined);
  // One listener for all waiting writes.
  let drained: Promise<unknown> | undefined;
  const room = () => {
    drained ??= Promise.race([once(gzip, 'drain'), written]).finally(() => {
      drained = undefined;
    });
    return drained;
  };
  const result = await write((part) => (gzip.write(part) ? undefined : room())).catch((cause: unknown) => {
    gzip.destroy();
    throw cause;
  });
  gzip.end();
  await written;
  return result;
}

async function writeAll(client: pg.Client, text: Text, { version, onProgress }: BackupOptions): Promise<Backup> {
  await client.query(SAME_TEXT);
  // A disk may be slow: the server must not end the connection while data wait to be read.
  await client.query('set tcp_user_timeout = 0');
  await client.query('begin isolation level repeatable read read only');
  if (!(await isInstallation(client)))
    throw new Outage('no-installation', 'No Keepout has run on this database: there is nothing to keep.');
  const sha256 = createHash('sha256');
  const write = async (part: Buffer | string): Promise<void> => {
    sha256.update(part);
    await text(part);
  };
  const line = (content: object) => write(`${JSON.stringify(content)}\n`);
  const head = await headOf(client, version);
  await line(head);
  const sizes = await sizesOf(client, head.tables);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let [rows, done] = [0, 0];
  for (const [index, table] of head.tables.entries()) {
    await line({ schema: table.schema, table: table.name });
    const digest = new RowDigest();
    await copyOut(client, copyStatement(table, 'to stdout'), (part) => {
      digest.take(part);
      sha256.update(part);
      return text(part);
    });
    await write(`${END_OF_ROWS}\n`);
    await line(digest.count);
    rows += digest.count.rows;
    done += sizes[index]!;
    onProgress(done, total);
  }
  const sequences = await sequencesIn(client);
  await text(`${JSON.stringify({ tables: head.tables.length, rows, sequences, sha256: sha256.digest('hex') })}\n`);
  await client.query('commit');
  return { tables: head.tables.length, rows };
}

async function headOf(client: pg.Client, version: string): Promise<BackupHead> {
  const { rows } = await client.query<{ madeAt: string; postgres: string }>(
    `select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt", current_setting('server_version') as postgres`,
  );
  const { rows: migrations } = await client.query<BackupHead['migrations'][number]>(
    'select name, sha256 from keepout_migration order by name',
  );
  const queueVersion = await queueVersionIn(client);
  const tables = await tablesIn(client);
  return { form: BACKUP_FORM, formVersion: FORM_VERSION, version, ...rows[0]!, migrations, queueVersion, tables };
}

/** Returns the sizes of the tables with indexes and TOAST, at least 1: an empty table counts as a step of the progress. */
async function sizesOf(client: pg.Client, tables: readonly BackupTable[]): Promise<number[]> {
  const { rows } = await client.query<{ size: number }>(
    `select greatest(1, pg_table_size(name::regclass))::double precision as size from unnest($1::text[]) with ordinality as listed (name, at) order by at`,
    [tables.map(constraintName)],
  );
  return rows.map(({ size }) => size);
}
