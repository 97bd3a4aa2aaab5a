import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { createLogger } from '../../platform/observing/logs.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { TEST_KEY, testSettings } from '../../platform/settings/test-settings.ts';
import { ownerOfAddress } from '../../users/addresses.ts';
import { sealConfigurations } from '../../users/ground.ts';
import { configure } from '../test-world.ts';
import { sealPlaces } from './seal-stored.ts';
import { openPlace } from './store.ts';

const HOOK = 'https://hooks.example.org/T0/secret';
const WHO = { operatorId: 'aurora', subject: 'ada' };
const NEW_KEY = Buffer.alloc(32, 9).toString('base64');
const log = createLogger({ logLevel: 'silent' });
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('what was stored plainly is sealed, by several processes at once, and sealed anew when a new key comes', async () => {
  await configure(database, 'aurora', 'ada', { email: ['ada@example.org'], webhook: [HOOK] });
  await database.pool.query(
    `insert into alert_place (id, operator_id, subject, channel, address, secret) values
       ('plc-1', 'aurora', 'ada', 'WEBHOOK', $1, 'whsec_c2VjcmV0'), ('plc-2', 'aurora', 'ada', 'EMAIL', 'ada@example.org', null)`,
    [HOOK],
  );
  const all = async () => {
    const { rows: places } = await database.pool.query('select * from alert_place order by id');
    const { rows: settings } = await database.pool.query('select configuration from user_configuration');
    return { places, settings };
  };
  const seal = (...secretsKeys: string[]) => {
    const context = { database, log, settings: testSettings({ secretsKeys }) };
    return Promise.all([1, 2].flatMap(() => [sealPlaces(context), sealConfigurations(context)]));
  };
  const asks = async (...secretsKeys: string[]) => {
    const vault = vaultOf(testSettings({ secretsKeys }));
    const { places, settings } = await all();
    const place = openPlace(vault, { ...places[0], operatorId: 'aurora', previousSecret: null });
    return [place.address, place.secret, vault.open(settings[0].configuration.webhook.url[0], ownerOfAddress(WHO))];
  };
  await seal(TEST_KEY);
  const kept = await all();
  expect(JSON.stringify(kept)).not.toMatch(/\/secret|hooks\.example\.org\/|whsec_/);
  expect(kept.places[1].address).toBe('ada@example.org');
  expect(await asks(TEST_KEY)).toEqual([HOOK, 'whsec_c2VjcmV0', HOOK]);
  await seal(NEW_KEY, TEST_KEY);
  expect(await asks(NEW_KEY)).toEqual([HOOK, 'whsec_c2VjcmV0', HOOK]);
  expect(await seal(NEW_KEY)).toEqual([0, 0, 0, 0]);
  // A key that is gone is told and breaks nothing.
  const [, ofUsers] = await seal(TEST_KEY);
  expect([ofUsers, ...(await asks(NEW_KEY))]).toEqual([0, HOOK, 'whsec_c2VjcmV0', HOOK]);
});
