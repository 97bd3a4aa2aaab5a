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
  expect(await run('migrate', '--plan')).toMatchObject({ code: 0, stdout: 'nothing to do\n' });
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
