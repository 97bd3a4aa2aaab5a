import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '../../modules.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { configure } from '../test-world.ts';
import { gather } from './gather.ts';

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
  await gather(platform.context, OWNER);
  const { rows: parts } = await database.pool.query('select alert_id from alert_delivery_part order by 1');
  expect(parts.map((part) => part.alert_id)).toEqual(['alt-clock-ahead', 'alt-due']);
  const { rows: left } = await database.pool.query('select alert_id from alert_pending order by 1');
  expect(left.map((row) => row.alert_id)).toEqual(['alt-digest', 'alt-quiet', 'alt-soon']);
});
