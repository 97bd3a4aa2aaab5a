import { openDatabase } from '@keepout/server/platform/database/database';
import { migrate, readMigrations } from '@keepout/server/platform/database/migrations';
import { createEmptyDatabase, migrationsDir } from '@keepout/server/platform/database/test-database';
import { TEST_KEY } from '@keepout/server/platform/settings/test-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandWith } from '../test-command.ts';

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  empty = await createEmptyDatabase();
});
afterAll(() => empty.drop());
const run = (...args: string[]) =>
  commandWith(
    {
      KEEPOUT_MODE: 'production',
      KEEPOUT_DATABASE_URL: empty.url.replace('@/', '@localhost/'),
      KEEPOUT_SECRETS_KEY: TEST_KEY,
    },
    ...args,
  );

it('a start in production changes no tables of a shared database; it says who does, and that says what', async () => {
  const refused = await run('worker');
  expect(refused).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('`keepout migrate --plan` says what that is'),
  });
  const plan = await run('migrate', '--plan');
  expect(plan).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^0030-feeds\.sql +What an installation is fed by.*\.$/m),
  });
  expect(plan.stdout).not.toContain('ervers and workers');
  expect((await run('worker')).code).toBe(3);
  expect(await run('migrate')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^applied 0000/) });
  expect(await run('migrate', '--plan')).toMatchObject({ code: 0, stdout: 'no change needed\n' });
}, 60_000);

it('a plan says whether those that run may go on meanwhile', async () => {
  const database = await createEmptyDatabase();
  const files = readMigrations(migrationsDir);
  const at = files.findIndex(({ runsFrom }) => runsFrom !== undefined);
  const lacking = (count: number) => migrate({ connectionString: database.url }, files.slice(0, count));
  const planned = async () =>
    (await commandWith({ KEEPOUT_DATABASE_URL: database.url.replace('@/', '@localhost/') }, 'migrate', '--plan'))
      .stdout;
  await lacking(at - 1);
  expect(await planned()).toContain(
    `\nStop servers and workers first: their version does not run on what ${files[at - 1]!.name} leaves.\n`,
  );
  await lacking(files.length - 1);
  expect(await planned()).toContain('\nServers and workers of the version that runs may go on meanwhile.\n');
  await database.drop();
}, 60_000);

it('refuses to migrate beside a server that does not run on the result, names it, and takes an override', async () => {
  const database = await createEmptyDatabase();
  const files = readMigrations(migrationsDir);
  const at = files.findIndex(({ runsFrom }) => runsFrom !== undefined);
  await migrate({ connectionString: database.url }, files.slice(0, at - 1));
  const migrated = (...args: string[]) =>
    commandWith({ KEEPOUT_DATABASE_URL: database.url.replace('@/', '@localhost/') }, 'migrate', ...args);
  // A command holds sessions of requests alone, and is in nobody's way.
  const command = openDatabase({ connectionString: database.url }, { connections: 1 });
  await command.ping();
  const worker = openDatabase({ connectionString: database.url }, { kind: 'job', connections: 1 });
  await worker.ping();
  const refused = await migrated();
  expect(refused).toMatchObject({ code: 3, stdout: '' });
  expect(refused.stderr).toContain(`does not run on what ${files[at - 1]!.name} leaves`);
  expect(refused.stderr).toMatch(new RegExp(`process ${process.pid}( at [0-9.:]+)? \\(connected since 20[^)]*Z\\)\\.`));
  expect(refused.stderr).toContain('keepout migrate --ignore-running');
  expect((await migrated('--plan')).stdout).toContain(files[at - 1]!.name);
  expect(await migrated('--ignore-running')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(new RegExp(`^applied ${files[at - 1]!.name}`)),
  });
  // Nothing is pending: it does not matter who runs.
  expect(await migrated()).toMatchObject({ code: 0, stdout: 'no change needed\n' });
  await worker.close();
  await command.close();
  await database.drop();
}, 60_000);

it('migrates beside running servers where they run on the result, and without them where they do not', async () => {
  const files = readMigrations(migrationsDir);
  for (const [count, isRunning] of [
    [files.length - 1, true],
    [files.findIndex(({ runsFrom }) => runsFrom !== undefined) - 1, false],
  ] as const) {
    const database = await createEmptyDatabase();
    await migrate({ connectionString: database.url }, files.slice(0, count));
    const worker = openDatabase({ connectionString: database.url }, { kind: 'job', connections: 1 });
    if (isRunning) await worker.ping();
    const env = { KEEPOUT_DATABASE_URL: database.url.replace('@/', '@localhost/') };
    expect(await commandWith(env, 'migrate')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^applied /) });
    await worker.close();
    await database.drop();
  }
}, 60_000);
