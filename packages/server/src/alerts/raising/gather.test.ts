import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '../../modules.ts';
import { KEY_BYTES, openVault } from '../../platform/secrets/vault.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { ownerOfAddress } from '../../users/addresses.ts';
import { configure } from '../test-world.ts';
import { composeDueAlerts } from './gather.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(modules, { worker: false });
});
afterAll(() => platform.close());

const OWNER = { operatorId: 'aurora', subject: 'ada' } as const;

it('sends what was due at once when the clock is set back, and keeps digests and quiet hours', async () => {
  const { database } = platform.context;
  await configure(database, OWNER.operatorId, OWNER.subject, { email: ['ada@aurora.test'] });
  const rows: readonly [string, string, boolean, boolean][] = [
    ['alt-due', "now() - interval '1 second'", false, false],
    ['alt-soon', "now() + interval '10 seconds'", false, false],
    ['alt-clock-ahead', "now() + interval '1 hour'", false, false],
    ['alt-digest', "now() + interval '1 hour'", true, false],
    ['alt-quiet', "now() + interval '1 hour'", false, true],
  ];
  for (const [id, dueAt, isDigest, heldBack] of rows) {
    await database.pool.query(
      `insert into alert (id, operator_id, kind, service, crossing, pair, facts, needs_person)
       values ($1, $2, 'OBSERVATION_ARRIVED', 'ca', $1, $1, '{"of":"observation","requestId":null,"targetName":"X"}', false)`,
      [id, OWNER.operatorId],
    );
    await database.pool.query(
      `insert into alert_pending (alert_id, subject, step, channel, operator_id, due_at, is_digest, held_back)
       values ($1, $2, 0, 'EMAIL', $3, ${dueAt}, $4, $5)`,
      [id, OWNER.subject, OWNER.operatorId, isDigest, heldBack],
    );
  }
  await composeDueAlerts(platform.context, OWNER);
  const { rows: parts } = await database.pool.query('select alert_id from alert_delivery_part order by 1');
  expect(parts.map((part) => part.alert_id)).toEqual(['alt-clock-ahead', 'alt-due']);
  const { rows: left } = await database.pool.query('select alert_id from alert_pending order by 1');
  expect(left.map((row) => row.alert_id)).toEqual(['alt-digest', 'alt-quiet', 'alt-soon']);
});

it('sends mail where no key opens the addresses of other channels, and keeps those alerts until a key does', async () => {
  const { database, settings } = platform.context;
  const owner = { operatorId: 'aurora', subject: 'bob' } as const;
  const [mine, others] = [1, 2].map((fill) => openVault([Buffer.alloc(KEY_BYTES, fill)]));
  const hook = others!.seal('https://hooks.aurora.test/bob', ownerOfAddress(owner));
  await configure(database, owner.operatorId, owner.subject, { email: ['bob@aurora.test'], webhook: [hook] });
  await database.pool.query(
    `insert into alert (id, operator_id, kind, service, crossing, pair, facts, needs_person)
     values ('alt-key', $1, 'OBSERVATION_ARRIVED', 'ca', 'key', 'key', '{"of":"observation","requestId":null,"targetName":"X"}', false)`,
    [owner.operatorId],
  );
  for (const channel of ['WEBHOOK', 'EMAIL'])
    await database.pool.query(
      `insert into alert_pending (alert_id, subject, step, channel, operator_id, due_at, is_digest, held_back)
       values ('alt-key', $1, 0, $2, $3, now() - interval '1 second', false, false)`,
      [owner.subject, channel, owner.operatorId],
    );
  const withKeys = (...fills: number[]) => ({
    ...platform.context,
    settings: { ...settings, secretsKeys: fills.map((fill) => Buffer.alloc(KEY_BYTES, fill).toString('base64')) },
  });
  const sentTo = async () => {
    const { rows } = await database.pool.query(
      `select channel from alert_delivery_part join alert_place on alert_place.id = place_id where alert_id = 'alt-key' order by 1`,
    );
    return rows.map(({ channel }) => channel);
  };
  expect(mine!.isCurrent(hook)).toBe(false);
  await composeDueAlerts(withKeys(1), owner);
  expect(await sentTo()).toEqual(['EMAIL']);
  const { rows: left } = await database.pool.query(`select channel from alert_pending where alert_id = 'alt-key'`);
  expect(left).toEqual([{ channel: 'WEBHOOK' }]);
  await composeDueAlerts(withKeys(1, 2), owner);
  expect(await sentTo()).toEqual(['EMAIL', 'WEBHOOK']);
});
