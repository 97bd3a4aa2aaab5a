import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '../../modules.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { countSealed } from './sealed-texts.ts';
import { KEY_BYTES, openVault } from './vault.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(modules, { worker: false });
});
afterAll(() => platform.close());

const key = (fill: number) => Buffer.alloc(KEY_BYTES, fill);

it('counts what is sealed and what no key opens, in every table that has sealed texts', async () => {
  const { database, settings } = platform.context;
  const { pool } = database;
  const counted = (...fills: number[]) =>
    countSealed(database, { ...settings, secretsKeys: fills.map((fill) => key(fill).toString('base64')) });
  const before = await counted(1);
  const sealed = (fill: number, text: string) => openVault([key(fill)]).seal(text, 'owner');
  await pool.query(`insert into operator (id, name) values ('sealed', 'Sealed') on conflict do nothing`);
  await pool.query(`insert into record_key (kid, public_key, private_key) values ('k', 'x', $1)`, [
    sealed(1, 'a private key'),
  ]);
  await pool.query(
    `insert into user_configuration (service, subject, operator_id, configuration) values ('ca', 'ada', 'sealed', $1)`,
    [JSON.stringify({ webhook: { url: [sealed(1, 'https://a.test/1'), sealed(2, 'https://a.test/2')] } })],
  );
  const sealedNow = before.sealed + 3;
  expect(await counted(1)).toEqual({ sealed: sealedNow, unopened: before.unopened + 1 });
  expect(await counted(1, 2)).toMatchObject({ sealed: sealedNow, unopened: before.unopened });
  expect(await counted(3)).toMatchObject({ sealed: sealedNow, unopened: sealedNow });
});
