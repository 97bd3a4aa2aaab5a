import { afterAll, beforeAll, expect, it } from 'vitest';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { collisionAvoidance } from '../module.ts';
import { measureShortages, shortagesOf } from './shortages.ts';

let platform: TestPlatform;
/** Of two more operators, as full as `many` and `few`, one may have more than all others and one less. */
const LIMITS = {
  storageLimitBytes: 1000,
  recordsLimit: 10,
  operatorLimits: new Map([
    ['large', { recordsLimit: 20 }],
    ['small', { recordsLimit: 9 }],
  ]),
};

beforeAll(async () => {
  platform = await startTestPlatform([collisionAvoidance], { worker: false });
  const { pool } = platform.context.database;
  await pool.query(
    "insert into operator (id, name, thresholds, thresholds_version, decision_lead_hours) select id, id, '{}', 1, 12 from unnest(array['files', 'many', 'room', 'few', 'large', 'small']) as id",
  );
  await pool.query(
    "insert into file_content (sha256, size_bytes) select 'sha' || n, 100 from generate_series(1, 20) as n",
  );
  await satellites('files', 1);
  await satellites('many', 9);
  await satellites('room', 1);
  await satellites('few', 8);
  await satellites('large', 9);
  await satellites('small', 8);
  // Nine files each, of one the last makes all others superseded.
  await files('files', false);
  await files('room', true);
});
afterAll(() => platform.close());

const query = (text: string, values: unknown[]) => platform.context.database.pool.query(text, values);
const satellites = (operatorId: string, count: number) =>
  query(
    "insert into satellite (id, operator_id, norad_id, name, configuration) select $1 || n, $1, n, $1 || n, '{}' from generate_series(1, $2::integer) as n",
    [operatorId, count],
  );
async function files(operatorId: string, isCompared: boolean): Promise<void> {
  await query(
    `insert into stored_file (id, operator_id, kind, size_bytes, sha256) select $1 || n, $1, 'oem', 100, 'sha' || n from generate_series(1, 9) as n`,
    [operatorId],
  );
  await query(
    `insert into ephemeris (id, operator_id, satellite_id, file_id, file_name, designation, start_tai_s, stop_tai_s, facts, uploaded_by, uploaded_at, compared_at)
     select 'oem-' || $1 || n, $1, $1 || 1, $1 || n, 'a', 'OPERATIONAL', 0, 2e9, '{}', 'ada', now() - make_interval(days => 10 - n), case when $2 then now() end
     from generate_series(1, 9) as n`,
    [operatorId, isCompared],
  );
}

it('operators above 80 % of their storage or records are told of, with what makes room by itself left out', async () => {
  const rows = await shortagesOf(platform.context.database.orm, LIMITS, nowTaiS());
  expect(rows.toSorted((a, b) => `${a.operatorId} ${a.what}`.localeCompare(`${b.operatorId} ${b.what}`))).toEqual([
    // A satellite and nine ephemerides.
    { operatorId: 'files', what: 'records', used: 10, limit: 10 },
    { operatorId: 'files', what: 'storage', used: 900, limit: 1000 },
    { operatorId: 'many', what: 'records', used: 9, limit: 10 },
    { operatorId: 'room', what: 'records', used: 10, limit: 10 },
    { operatorId: 'small', what: 'records', used: 8, limit: 9 },
  ]);
});

it('the gauge counts them', async () => {
  measureShortages(platform.context);
  const text = await platform.context.metrics.registry.metrics();
  expect(text).toContain('keepout_operators_nearly_full{of="storage"} 0');
});
