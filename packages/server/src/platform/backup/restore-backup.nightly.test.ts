import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUEUE_SCHEMA } from '../database/application-role.ts';
import { readMigrations } from '../database/migrations.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type EmptyDatabase,
  migrationsDir,
  type TestDatabase,
} from '../database/test-database.ts';
import { startBossQueue } from '../jobs/boss-queue.ts';
import { createLogger } from '../observing/logs.ts';
import { tablesIn } from './database-shape.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const migrations = readMigrations(migrationsDir);
const onProgress = () => undefined;

describe('a backup', () => {
  let folder: string;
  let file: string;
  let text: string;
  let database: TestDatabase;
  let empty: EmptyDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-backup-'));
    file = join(folder, 'good');
    database = await createTestDatabase();
    empty = await createEmptyDatabase();
    const queue = await startBossQueue(database.connection, {
      log: createLogger({ logLevel: 'silent' }),
      supervise: false,
    });
    await queue.stop(1000);
    await database.pool.query(FILLED);
    await writeBackup(database.connection, file, { version: '0.3.4', onProgress });
    text = gunzipSync(readFileSync(file)).toString();
  });
  afterAll(async () => {
    await database.drop();
    await empty.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Words that are written otherwise in a file of rows, and rows longer than what is read at once. */
  const FILLED = `
    insert into operator (id, name, thresholds, thresholds_version, decision_lead_hours, notes)
      select 'op' || n, E'tab\\t, line\\n, slash \\\\ and \\\\.', '{}', 1, 12, repeat('long ', n * 10000) from generate_series(0, 5) as n`;

  const restore = (path: string, known = migrations) =>
    restoreBackup(empty.connection, path, { migrations: known, onProgress });
  const written = (name: string, bytes: Buffer | string) => {
    const path = join(folder, name);
    writeFileSync(path, typeof bytes === 'string' ? gzipSync(bytes) : bytes);
    return path;
  };
  const tables = async () => {
    const opened = empty.open();
    const { rows } = await opened.pool.query(
      `select 1 from pg_tables where schemaname in ('public', '${QUEUE_SCHEMA}')`,
    );
    await opened.close();
    return rows.length;
  };

  const cases: readonly (readonly [string, () => Buffer | string, RegExp])[] = [
    [
      'no gzip',
      () => Buffer.from('Dear all,\n'),
      /is no backup, or was altered: incorrect header check \(in its head\)$/,
    ],
    ['another text', () => 'Dear all,\n', /is no backup, or was altered: a line cannot be read \(in its head\)$/],
    ['cut in the packed bytes', () => readFileSync(file).subarray(0, -40), /^the file is cut: it ends \(in .+\)$/],
    [
      'cut between two lines',
      () => text.slice(0, text.indexOf('\n{"schema":"public","table":"satellite"') + 1),
      /^the file is cut: it ends \(in the table satellite\)$/,
    ],
    [
      'a word altered',
      () => text.replace('long long', 'lang long'),
      /altered: 6 rows stand where 6 were written, or others \(in the table operator\)$/,
    ],
    [
      'a row less',
      () => text.replace(/^op3\ttab.*\n/m, ''),
      /altered: 5 rows stand where 6 were written, or others \(in the table operator\)$/,
    ],
    [
      'a number altered',
      () => text.replace(/^op3\ttab/m, 'op2\ttab'),
      /altered: the database refuses a row: duplicate key .*COPY operator, line 4.*\(in the table operator\)$/,
    ],
    [
      'its head altered',
      () => text.replace('"version":"0.3.4"', '"version":"0.3.5"'),
      /altered: it does not hold what its last line says \(in its last line\)$/,
    ],
    [
      'a newer form',
      () => text.replace('"formVersion":1', '"formVersion":2'),
      /^it was made by a newer version \(0\.3\.4\): its form is 2, and this version reads 1;/,
    ],
    [
      'another queue',
      () => text.replace(/"queueVersion":\d+/, '"queueVersion":7'),
      /^its queue is of version 7, and that of this one is \d+; restore it with Keepout 0\.3\.4/,
    ],
  ];
  it.each(cases)('that is %s is refused, and nothing is left of it', async (name, bytes, reason) => {
    await expect(restore(written(name.replaceAll(' ', '-'), bytes()))).rejects.toThrow(reason);
    expect(await tables()).toBe(0);
  });

  it('of a newer version is refused by the migration that is not known, one of another line too', async () => {
    const older = migrations.slice(0, -1);
    await expect(restore(file, older)).rejects.toThrow(
      new RegExp(
        `^it was made by a newer version \\(0\\.3\\.4\\): it has the migration ${migrations.at(-1)!.name}, and this version ends with ${older.at(-1)!.name}`,
      ),
    );
    const edited = migrations.map((migration, at) => (at === 3 ? { ...migration, sha256: '0'.repeat(64) } : migration));
    await expect(restore(file, edited)).rejects.toThrow(/by another version .* whose migration 0003/);
  });

  it('goes into no database that has tables', async () => {
    await expect(restoreBackup(database.connection, file, { migrations, onProgress })).rejects.toThrow(
      /^the database is not empty: it has \d+ tables \(.+, …\); make a new one for the restoration$/,
    );
  });

  it('is written over no file, and leaves none where it fails', async () => {
    const path = join(folder, 'none');
    await expect(writeBackup(empty.connection, path, { version: '0.3.4', onProgress })).rejects.toThrow(
      /^No Keepout has run/,
    );
    expect(() => readFileSync(`${path}.partial`)).toThrow(/ENOENT/);
    writeFileSync(`${path}.partial`, 'of somebody else');
    await expect(writeBackup(database.connection, path, { version: '0.3.4', onProgress })).rejects.toThrow(/EEXIST/);
    expect(readFileSync(`${path}.partial`, 'utf8')).toBe('of somebody else');
  });

  it('has no table of which a crash may take the rows', async () => {
    const client = await database.pool.connect();
    const names = (await tablesIn(client as never)).map(({ name }) => name);
    client.release();
    expect(names).toContain('orbit_outline');
    expect(names).not.toContain('orbit_read');
  });

  it('brings back what was there', async () => {
    await restore(file);
    const opened = empty.open();
    const all =
      'select md5(string_agg(operator::text, $$|$$ order by id)) as sum, count(*)::integer as rows from operator';
    expect((await opened.pool.query(all)).rows).toEqual((await database.pool.query(all)).rows);
    await opened.close();
  });
});
