import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { productVersion } from './hosting/places.ts';
import { modules } from './modules.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { type Backup, writeBackup } from './platform/backup/write-backup.ts';
import { readMigrations } from './platform/database/migrations.ts';
import { createEmptyDatabase, migrationsDir } from './platform/database/test-database.ts';
import { allJobs } from './platform/jobs/test-jobs.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { callOf, watched } from './test-walk-routes.ts';
import { CALLERS, makeWalkWorld, OWNER } from './test-walk-world.ts';

const SETTINGS = { paymentsOperator: OWNER, sellerCountry: 'DE', rateLimitPerMinute: 1_000_000 };
const { modules: walkedModules, routes } = watched(modules);
let folder: string;
let file: string;
let first: TestPlatform;
let second: TestPlatform;
let calls: readonly string[];
let backup: Backup;
let restoredRows: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-backup-'));
  file = join(folder, 'keepout.backup');
  first = await startTestPlatform(walkedModules, { worker: false, settings: SETTINGS });
  const world = await makeWalkWorld(first, []);
  const reading = routes.filter(({ method, url }) => method === 'GET' && !url.includes('/openapi/'));
  calls = reading.map((route) => callOf(route, world).url);
  backup = await writeBackup(first.context.database.connection, file, {
    version: productVersion(),
    onProgress: () => undefined,
  });
  const empty = await createEmptyDatabase();
  const migrations = readMigrations(migrationsDir);
  ({ rows: restoredRows } = await restoreBackup(empty.connection, file, { migrations, onProgress: () => undefined }));
  second = await startTestPlatform(modules, { worker: false, settings: SETTINGS, database: empty.open() });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await first.close();
  await second?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** When somebody called last is written at each call: also at this one. */
const SEEN = /"seenAt":"[^"]*"/g;

/** What the installation answers to all of them, one after another: some looks are written down. */
async function answersOf(platform: TestPlatform): Promise<Readonly<Record<string, readonly [number, string]>>> {
  const headers = await platform.bearer(CALLERS.owner);
  const answers: Record<string, readonly [number, string]> = {};
  for (const url of calls) {
    const { statusCode, rawPayload } = await platform.app.inject({ method: 'GET', url, headers });
    answers[url] = [statusCode, rawPayload.toString('latin1').replaceAll(SEEN, '')];
  }
  return answers;
}

it('a restored installation answers the same to the byte', async () => {
  expect(calls.length).toBeGreaterThan(90);
  vi.useFakeTimers({ toFake: ['Date'] });
  const before = await answersOf(first);
  const after = await answersOf(second);
  const whole = Object.values(before).filter(([status]) => status === 200);
  expect(whole.length).toBeGreaterThan(80);
  const otherwise = calls.filter((url) => before[url]!.join() !== after[url]!.join());
  expect(otherwise).toEqual([]);
});

it('every row is there, in a file that only its owner reads', () => {
  expect(restoredRows).toBe(backup.rows);
  expect(backup.rows).toBeGreaterThan(100);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('numbers go on where they were, and what acts by itself acts again', async () => {
  const { pool } = second.context.database;
  await expect(pool.query("update audit set action = 'nothing'")).rejects.toThrow(/append/);
  const next =
    "insert into audit (operator_id, actor, action, record_type, record_id) values ('x', 'ada', 'created', 'satellite', 'x') returning id";
  const { rows } = await pool.query<{ id: string }>(
    `with added as (${next}) select id::text as id, (select max(id) from audit)::text as last from added`,
  );
  const { id, last } = rows[0] as unknown as { id: string; last: string };
  expect(BigInt(id)).toBeGreaterThan(BigInt(last));
  await expect(pool.query('delete from operator where id in (select operator_id from satellite)')).rejects.toThrow(
    /foreign key/,
  );
});

it('the queue has its jobs', async () => {
  const count = async ({ context }: TestPlatform) =>
    (await allJobs(context.database)).map(({ name, state }) => `${name} ${state}`).toSorted();
  expect((await count(first)).length).toBeGreaterThan(0);
  expect(await count(second)).toEqual(await count(first));
});
