import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../platform/database/migrations.ts';
import { createEmptyDatabase, migrationsDir } from '../../platform/database/test-database.ts';
import { contradictingEvents } from './test-course.ts';

describe('the course of an event', () => {
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let client: pg.Client;
  const run = (most: number) =>
    migrate(
      { connectionString: empty.url },
      readMigrations(migrationsDir).filter(({ name }) => Number(name.slice(0, 4)) <= most),
    );
  beforeAll(async () => {
    empty = await createEmptyDatabase();
    client = new pg.Client(empty.url);
    await client.connect();
    await run(26);
  });
  afterAll(async () => {
    await client.end();
    await empty.drop();
  });

  it('is taken over from the messages that were stored before it was kept', async () => {
    // Of nobody.
    await client.query('set session_replication_role = replica');
    await client.query(`
      insert into cdm (id, operator_id, conjunction_id, satellite_id, message_id, originator, creation_tai_s, tca_tai_s, message, risk_level, probability,
        miss_distance_m, relative_speed_mps, relative_position_rtn_m, relative_velocity_rtn_mps, probability_method, usage, covariance_source, objects,
        mahalanobis, verdict, decide_by_tai_s, observed)
      select id, 'o', conjunction_id, 's', id, originator, created, 100, '\\x00', 'LOW', said, 7, 14000, '{1,2,3}', '{4,5,6}', 'FOSTER_1992', '{}', 'CDM', '[{}, {}]',
        1.5, 'safe', 90, case when originator = 'KEEPOUT' then '{}'::jsonb end
      from (values ('a', 'x', 'CSPOC', 10, 1e-5), ('b', 'x', 'KEEPOUT', 20, null), ('c', 'x', 'CSPOC', 20, 2e-5), ('d', 'y', 'CSPOC', 5, 3e-9))
        as given (id, conjunction_id, originator, created, said)`);
    await client.query(`
      insert into conjunction (id, operator_id, satellite_id, secondary_name, secondary_cospar_id, secondary_object_type, screening_type, tca_tai_s, risk_level,
        probability, miss_distance_m, verdict, verdict_reasons, decide_by_tai_s, last_cdm_id, last_reported_at, updated_at)
      select id, 'o', 's', 'DEB', '', 'DEBRIS', 'OPS_CAT', 100, 'LOW', said, 7, 'safe', '[]', 90, newest, now(), now()
      from (values ('x', 'c', 2e-5), ('y', 'd', 3e-9)) as given (id, newest, said)`);
    await run(27);
    const { rows } = await client.query(
      'select id, message_creation_tai_s, message_probability, message_originator, relative_position_rtn_m, covariance_source from conjunction order by id',
    );
    expect(rows.map(Object.values)).toEqual([
      ['x', [10, 20, 20], [1e-5, null, 2e-5], ['CSPOC', null, 'CSPOC'], [1, 2, 3], 'CDM'],
      ['y', [5], [3e-9], ['CSPOC'], [1, 2, 3], 'CDM'],
    ]);
    await client.query(readMigrations(migrationsDir).find(({ name }) => name === '0032-other-advice.sql')!.sql);
    expect(await contradictingEvents(client)).toEqual([]);
    const { rows: advised } = await client.query(
      "select id, other_advice->0->>'originator' as other, jsonb_array_length(other_advice) as others from conjunction order by id",
    );
    expect(advised.map(Object.values)).toEqual([
      ['x', 'KEEPOUT', 1],
      ['y', null, 0],
    ]);
  });
});
