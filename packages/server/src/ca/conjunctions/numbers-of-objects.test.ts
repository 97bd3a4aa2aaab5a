import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../platform/database/migrations.ts';
import { createEmptyDatabase, migrationsDir } from '../../platform/database/test-database.ts';

const OF_NUMBERS = '0041-numbers-of-objects.sql';
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  empty = await createEmptyDatabase();
  client = new pg.Client(empty.url);
  await client.connect();
  const before = readMigrations(migrationsDir).filter(({ name }) => name < OF_NUMBERS);
  await migrate({ connectionString: empty.url }, before);
});
afterAll(async () => {
  await client.end();
  await empty.drop();
});

it('takes catalogue numbers away that are none, of events and of their messages, and leaves all others', async () => {
  // Of nobody.
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into cdm (id, operator_id, conjunction_id, satellite_id, message_id, originator, creation_tai_s, tca_tai_s, message, risk_level,
      miss_distance_m, relative_speed_mps, relative_position_rtn_m, relative_velocity_rtn_mps, probability_method, usage, covariance_source, objects)
    select 'm' || number, 'o', 'e' || number, 's', 'm' || number, 'CSPOC', 10, 100, '\\x00', 'LOW', 7, 14000, '{1,2,3}', '{4,5,6}', 'FOSTER_1992', '{}', 'CDM',
      jsonb_build_array('{"noradId": 25544}'::jsonb, jsonb_build_object('noradId', number, 'designator', number::text))
    from (values (-5), (44713), (1999999999)) as given (number)`);
  await client.query(`
    insert into conjunction (id, operator_id, satellite_id, secondary_norad_id, secondary_name, secondary_cospar_id, secondary_object_type, screening_type,
      tca_tai_s, risk_level, miss_distance_m, relative_speed_mps, relative_position_rtn_m, relative_velocity_rtn_mps, covariance_source, probability_method, verdict, verdict_reasons, decide_by_tai_s, last_cdm_id, last_reported_at, updated_at)
    select 'e' || number, 'o', 's', number, 'DEB', '', 'DEBRIS', 'OPS_CAT', 100, 'LOW', 7, 14000, '{1,2,3}', '{4,5,6}', 'CDM', 'FOSTER_1992', 'safe', '[]', 90, 'm' || number, now(), now()
    from (values (-5), (44713), (1999999999)) as given (number)`);
  await migrate({ connectionString: empty.url }, readMigrations(migrationsDir));
  const { rows } = await client.query(
    'select secondary_norad_id, objects from conjunction join cdm on cdm.id = last_cdm_id order by secondary_norad_id, cdm.id',
  );
  const own = { noradId: 25_544 };
  expect(rows.map(Object.values)).toEqual([
    [44_713, [own, { noradId: 44_713, designator: '44713' }]],
    [null, [own, { noradId: null, designator: '-5' }]],
    [null, [own, { noradId: null, designator: '1999999999' }]],
  ]);
});
