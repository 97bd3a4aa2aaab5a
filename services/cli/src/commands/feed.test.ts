import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testElements } from '@keepout/server/ca/test-oem';
import { gpCsv } from '@keepout/server/feeds/test-wire';
import { createTestDatabase, type TestDatabase } from '@keepout/server/platform/database/test-database';
import { nowTaiS } from '@keepout/server/platform/now';
import { startTestPublisher, status, type TestPublisher, text } from '@keepout/server/test-publisher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandWith } from '../test-command.ts';
import { databaseUrl } from '../test-sky.ts';

let database: TestDatabase;
let publisher: TestPublisher;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  publisher = await startTestPublisher();
  directory = mkdtempSync(join(tmpdir(), 'keepout-feed-'));
});
afterAll(async () => {
  await database.drop();
  await publisher.close();
  rmSync(directory, { recursive: true });
});
const run = (...args: string[]) =>
  commandWith(
    {
      KEEPOUT_DATABASE_URL: databaseUrl(database),
      KEEPOUT_DATA_DIR: directory,
      KEEPOUT_ALLOW_PRIVATE_FEEDS: '1',
      KEEPOUT_WORKERS: '1',
    },
    'feed',
    ...args,
  );

it('adds a feed, shows what a turn would do, takes it, and says how all of them stand', async () => {
  const sets = [0, 1, 2].map((n) => testElements(Math.floor(nowTaiS()) - 600, { noradId: 100_001 + n }));
  publisher.say('/gp.php', text(gpCsv(sets)));
  expect((await run('list')).stdout).toContain('No feeds.');
  const added = await run('add', 'active', '--kind', 'celestrak-gp', '--address', `${publisher.origin}/gp.php`);
  expect(added).toMatchObject({ code: 0, stdout: expect.stringContaining('keepout feed try active') });
  const trial = await run('try', 'active');
  expect(trial).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /3 records, 0 that cannot be read\n3 in all, 0 newer than in use, 3 not known before, 0 missing\nit would be taken \(calls: 1\)\n$/,
    ),
  });
  expect((await database.pool.query('select from catalogue')).rowCount).toBe(0);
  expect(await run('take', 'active')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/it is in use now \(calls: 0\)\n$/),
  });
  expect((await database.pool.query('select object_count from catalogue')).rows).toEqual([{ object_count: 3 }]);
  const listed = (await run('list')).stdout;
  expect(listed).toMatch(/^active +celestrak-gp +good +good 20.* Z +next 20.* Z\n$/);
  publisher.say('/gp.php', status(503));
  const again = await run('take', 'active');
  expect(again).toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/skipped, no change\. The publisher was not called for active: .* from /),
  });
  expect(again.stdout).not.toContain('same as before');
  expect((await run('list')).stdout).toBe(listed);
  expect(JSON.parse((await run('list', '--json')).stdout)).toMatchObject([
    { name: 'active', status: { health: 'GOOD' } },
  ]);
}, 60_000);

it('says what stands in the way, and ends with a code for it', async () => {
  publisher.say('/down.php', status(503));
  const at = `${publisher.origin}/down.php`;
  await run('add', 'down', '--kind', 'celestrak-gp', '--address', at, '--set', 'a', 'b');
  expect(await run('take', 'down')).toMatchObject({ code: 3, stderr: expect.stringContaining('returned 503') });
  expect(await run('add', 'down', '--kind', 'celestrak-gp')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('[feed-exists]'),
  });
  expect(await run('add', 'x', '--kind', 'celestrak-gp', '--every', '5')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('120 minutes'),
  });
  expect(await run('add', 'x', '--kind', 'nonsense')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('celestrak-gp'),
  });
  expect(await run('add', 'x', '--kind', 'catalogue-folder')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--address'),
  });
  expect(await run('try', 'nobody')).toMatchObject({ code: 1, stderr: expect.stringContaining('no such feed') });
  const password = join(directory, 'password');
  writeFileSync(password, 'correct horse\n');
  const account = ['--identity', 'me', '--password-file', password];
  expect(await run('add', 'st', '--kind', 'space-track-gp', '--address', publisher.origin, ...account)).toMatchObject({
    code: 0,
  });
  expect((await run('list', '--json')).stdout).not.toContain('correct horse');
  expect(await run('remove', 'st')).toMatchObject({ code: 0, stdout: 'st is removed\n' });
}, 60_000);

it('adds what is of one organisation for whom it is, and says what an address or an account lacks', async () => {
  await database.pool.query("insert into operator (id, name, thresholds) values ('acme', 'acme', '{}')");
  const password = join(directory, 'secret');
  writeFileSync(password, 'correct horse\n');
  const account = ['--identity', 'ops@example.org', '--password-file', password];
  const mail = ['--kind', 'mailbox', '--operator', 'acme', ...account];
  expect(await run('add', 'orbits', '--kind', 'own-ephemeris-folder', '--address', directory)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--operator says for whom it is'),
  });
  const folder = ['--kind', 'own-ephemeris-folder', '--operator', 'acme', '--address', join(directory, 'none')];
  expect(await run('add', 'orbits', ...folder)).toMatchObject({ code: 0 });
  expect(await run('try', 'orbits')).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('The folder does not exist'),
  });
  const drop = join(directory, 'drop');
  mkdirSync(drop);
  writeFileSync(join(drop, 'huge.cdm'), '');
  truncateSync(join(drop, 'huge.cdm'), 65e6);
  // Files that were just written are read ten seconds later.
  const folderOf = ['--kind', 'message-folder', '--operator', 'acme', '--address', drop];
  expect(await run('add', 'drop', ...folderOf)).toMatchObject({ code: 0 });
  expect(await run('take', 'drop')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('huge.cdm is still being written.'),
  });
  const reason = JSON.stringify([{ code: 'feed-file-large', figures: { limitMb: 64 } }]);
  await database.pool.query(
    `update feed set refused = jsonb_build_object('huge.cdm', jsonb_build_object(
      'identity', 'x', 'refusedAt', '2026-11-30T08:00:00.000Z', 'reason', $1::jsonb)) where name = 'drop'`,
    [reason],
  );
  expect((await run('list')).stdout).toContain(
    '\n  refused 2026-11-30 08:00 Z  huge.cdm: The file is larger than 64 MB.\n',
  );
  expect(await run('add', 'mail', ...mail, '--address', 'https://imap.example.org/')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('imaps:// or imap://. [feed-address]'),
  });
  const address = ['--address', 'imaps://127.0.0.1:9/INBOX', '--set', 'cdm@space-track.org', 'example.org'];
  expect(await run('add', 'mail', ...mail, ...address)).toMatchObject({ code: 0 });
  expect(await run('try', 'mail')).toMatchObject({ code: 3, stderr: expect.stringContaining('ECONNREFUSED') });
  publisher.say('/udl/conjunction', text('[]'));
  const library = ['--kind', 'udl-conjunction', '--operator', 'acme', '--address', publisher.origin, ...account];
  expect(await run('add', 'library', ...library)).toMatchObject({ code: 0 });
  expect(await run('take', 'library')).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('The publisher was not called: your organisation has no satellites.'),
  });
  expect((await run('list')).stdout).toMatch(/^library +udl-conjunction +new +no usable data yet/m);
}, 60_000);
