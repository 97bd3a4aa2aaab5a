import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealRecordKey } from '../../ca/decisions/record-keys.ts';
import { refuseLostKey } from '../../hosting/foundation.ts';
import { modules } from '../../modules.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { forgetSecrets, unreadableSecrets } from './forget-secrets.ts';
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

it('refuses a start whose keys open nothing that is sealed, starts with some, and forgets what no key opens', async () => {
  const { database, settings } = platform.context;
  const { pool } = database;
  const withKeys = (...fills: number[]) => ({
    ...settings,
    secretsKeys: fills.map((fill) => key(fill).toString('base64')),
  });
  await pool.query(`delete from record_key; delete from user_configuration`);
  await expect(refuseLostKey(database, withKeys(9))).resolves.toBeUndefined();
  const sealed = (fill: number, text: string, shown = '') => openVault([key(fill)]).seal(text, 'owner', shown);
  await pool.query(`insert into record_key (kid, public_key, private_key) values ('k', 'x', $1)`, [sealed(1, 'pem')]);
  await pool.query(
    `insert into feed (id, operator_id, name, kind, address, sets, every_minutes, least_share, is_on, password)
     values ('fee-s', null, 'st', 'CATALOGUE_URL', 'https://a.test', '[]', 60, 0.9, true, $1)`,
    [sealed(1, 'password')],
  );
  await pool.query(
    `insert into alert_place (id, operator_id, subject, channel, address, secret, mark) values ('plc-1', 'sealed', 'ada', 'WEBHOOK', $1, $2, 'm'),
       ('plc-2', 'sealed', 'ada', 'SLACK', $3, null, 'n')`,
    [
      sealed(1, 'https://a.test/1', 'https://a.test'),
      sealed(1, 'key'),
      sealed(1, 'https://b.test/1', 'https://b.test'),
    ],
  );
  const hooks = (...url: string[]) => ({ url });
  await pool.query(
    `insert into user_configuration (service, subject, operator_id, configuration) values ('ca', 'ada', 'sealed', $1)`,
    [
      JSON.stringify({
        email: { addresses: ['ada@a.test'] },
        webhook: hooks(
          sealed(1, 'https://a.test/1', 'https://a.test'),
          sealed(2, 'https://c.test/1', 'https://c.test'),
        ),
        slack: hooks(sealed(1, 'https://b.test/1', 'https://b.test')),
      }),
    ],
  );
  await expect(refuseLostKey(database, withKeys(9))).rejects.toMatchObject({
    code: 'secrets-key-lost',
    message: expect.stringMatching(
      /^KEEPOUT_SECRETS_KEY opens none of the 8 sealed texts .* Set KEEPOUT_SECRETS_KEY to the key that sealed them; .*`keepout secrets forget` lists .* --confirm removes/,
    ),
  });
  await expect(refuseLostKey(database, { ...settings, secretsKeys: [] })).rejects.toThrow(
    /^The key in secrets\.key of KEEPOUT_DATA_DIR/,
  );
  await expect(refuseLostKey(database, withKeys(2))).resolves.toBeUndefined();
  await expect(refuseLostKey(database, withKeys(9, 1))).resolves.toBeUndefined();

  const expected = [
    'alert-place SLACK of ada https://b.test',
    'alert-place WEBHOOK of ada https://a.test',
    'feed st',
    'record-key k',
    'user-configuration ada https://a.test https://b.test',
  ].map((line) => line.split(' ').toSorted());
  const named = (secrets: Awaited<ReturnType<typeof unreadableSecrets>>) =>
    secrets.map(({ recordType, label }) => `${recordType} ${label}`.split(' ').toSorted());
  expect(named(await unreadableSecrets(database.orm, withKeys(2)))).toEqual(expected);
  expect(await countSealed(database, withKeys(2))).toEqual({ sealed: 8, unopened: 7 });
  expect(named(await forgetSecrets(database, withKeys(2)))).toEqual(expected);
  expect(await countSealed(database, withKeys(2))).toEqual({ sealed: 1, unopened: 0 });
  expect(await forgetSecrets(database, withKeys(2))).toEqual([]);
  const { rows } = await pool.query(
    `select configuration, version from user_configuration where subject = 'ada' and operator_id = 'sealed'`,
  );
  expect(rows).toMatchObject([
    {
      version: 2,
      configuration: {
        email: { addresses: ['ada@a.test'] },
        webhook: { url: [expect.stringMatching(/c\.test$/)] },
        slack: { url: [] },
      },
    },
  ]);
  const { rows: places } = await pool.query(
    `select id, address, off_since is null as on from alert_place where operator_id = 'sealed' order by id`,
  );
  expect(places).toEqual([
    { id: 'plc-1', address: '', on: false },
    { id: 'plc-2', address: '', on: false },
  ]);
  const { rows: feeds } = await pool.query(`select password, is_on from feed where id = 'fee-s'`);
  expect(feeds).toEqual([{ password: null, is_on: false }]);
  const { rows: lines } = await pool.query(
    `select operator_id, actor, record_type from audit where action = 'secret-forgotten'`,
  );
  expect(lines).toHaveLength(5);
  expect(lines).toContainEqual({ operator_id: 'platform', actor: 'command line', record_type: 'feed' });
});

it('a worker that starts seals the key that signs records by the first key, so that the old one may be taken out', async () => {
  const { database, settings } = platform.context;
  const { pool } = database;
  const context = (...fills: number[]) => ({
    database,
    settings: { ...settings, secretsKeys: fills.map((fill) => key(fill).toString('base64')) },
  });
  await pool.query(`delete from record_key`);
  await pool.query(`insert into record_key (kid, public_key, private_key) values ('k', 'x', $1)`, [
    openVault([key(1)]).seal('pem', 'record keys'),
  ]);
  const unopened = async (fill: number) => (await countSealed(database, context(fill).settings)).unopened;
  const before = await unopened(2);
  await sealRecordKey(context(3));
  expect(await unopened(2)).toBe(before);
  await sealRecordKey(context(2, 1));
  expect(await unopened(2)).toBe(before - 1);
});
