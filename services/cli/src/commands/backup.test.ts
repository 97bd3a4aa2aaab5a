import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase, type EmptyDatabase } from '@keepout/server/platform/database/test-database';
import { TEST_KEY } from '@keepout/server/platform/settings/test-settings';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandWith } from '../test-command.ts';
import { databaseUrl } from '../test-sky.ts';

let folder: string;
let platform: TestPlatform;
let empty: EmptyDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-cli-backup-'));
  platform = await startTestPlatform([], { worker: false });
  empty = await createEmptyDatabase();
});
afterAll(async () => {
  await platform.close();
  await empty.drop();
  rmSync(folder, { recursive: true, force: true });
});
const on = (url: string, ...args: string[]) =>
  commandWith({ KEEPOUT_DATABASE_URL: url, KEEPOUT_SECRETS_KEY: TEST_KEY }, ...args);

it('keeps what an installation has, and brings it back once', async () => {
  const [here, there] = [databaseUrl(platform.context.database), empty.url.replace('@/', '@localhost/')];
  const file = join(folder, 'kept');
  const newestMs = async () => {
    const { rows } = await platform.context.database.pool.query<{ madeAt: Date }>(
      'select made_at as "madeAt" from last_backup',
    );
    return rows.map(({ madeAt }) => madeAt.getTime());
  };
  expect(await newestMs()).toEqual([]);
  expect(await on(here, 'backup')).toMatchObject({ code: 2, stderr: 'keepout: name a file, or give --record\n' });
  expect(await on(here, 'backup', file, '--record')).toMatchObject({ code: 2 });
  expect(await on(here, 'backup', '--record')).toMatchObject({ code: 0, stdout: 'recorded: a backup was made now\n' });
  const [recordedMs] = await newestMs();
  expect(recordedMs).toBeGreaterThan(Date.now() - 60_000);
  const kept = await on(here, 'backup', file);
  expect((await newestMs())[0]).toBeGreaterThan(recordedMs!);
  expect(kept).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /kept: \d+ rows of \d+ tables; restoring its encrypted texts requires KEEPOUT_SECRETS_KEY\n$/,
    ),
    stderr: expect.stringContaining('backup: 100 %'),
  });
  expect(await on(here, 'backup', file)).toMatchObject({
    code: 1,
    stderr: `keepout: ${file}: there is a file of that name already\n`,
  });
  const altered = join(folder, 'altered');
  writeFileSync(altered, readFileSync(file).subarray(0, -9));
  expect(await on(there, 'restore', altered)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/keepout: .*altered: the file is cut: it ends \(in .+\)\n$/),
  });
  const restored = await on(there, 'restore', file);
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^restored \d+ rows of \d+ tables, as of \d{4}-.+Z; start with KEEPOUT_SECRETS_KEY of then\n$/,
    ),
    stderr: expect.stringContaining('comparing each table with the file'),
  });
  expect(await on(there, 'restore', file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the database is not empty'),
  });
  expect((await on(there, 'restore', join(folder, 'none'))).stderr).toBe(
    `keepout: ${join(folder, 'none')}: no such file\n`,
  );
});
