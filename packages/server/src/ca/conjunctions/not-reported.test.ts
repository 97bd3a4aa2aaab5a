import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { costsOf, statementsOf } from '../../platform/database/test-blocks.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';
import { conjunctionTable } from '../tables.ts';
import { markNotReported, saveConjunctions } from './store.ts';

const OTHERS = 3000;

let platform: TestPlatform;
const satelliteIds: string[] = [];
beforeAll(async () => {
  platform = await startTestPlatform([collisionAvoidance], { worker: false });
  const headers = await platform.bearer({ operatorId: 'keen' });
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
  for (const noradId of [74_001, 74_002]) {
    const payload = { name: `FLYER ${noradId}`, noradId, configuration };
    satelliteIds.push(
      (await platform.app.inject({ ...route('createSatellite'), headers, payload })).json().satelliteId,
    );
  }
  const message = testEvent(nowTaiS() + 86_400, { noradId: 74_001, other: 74_009 });
  const upload = { headers: { ...headers, 'content-type': 'text/plain' }, payload: message };
  expect((await platform.app.inject({ ...route('uploadCdms'), ...upload })).statusCode).toBe(201);
});
afterAll(() => platform.close());

it('what a screening no longer finds is looked for among the events of its satellite, also before the database knows how many there are', async () => {
  const { database } = platform.context;
  const { rows } = await database.orm.execute<{ id: string; originator: string }>(
    sql`select conjunction.id, originator from conjunction join cdm on cdm.id = last_cdm_id`,
  );
  const [{ id, originator }] = rows as [{ id: string; originator: string }];
  const mark = (reported: readonly string[], by = originator) =>
    markNotReported(database.orm, sql`(select ${satelliteIds[0]!} as id)`, [0, 1e10], reported, by);
  const cost = async () => {
    const [one] = await costsOf(database, await statementsOf(database.pool, () => mark([id])));
    return one!.blocks;
  };
  const alone = await cost();
  const [event] = await database.orm.select().from(conjunctionTable);
  const { secondarySoughtName: _name, secondarySoughtCosparId: _cosparId, ...row } = event!;
  await saveConjunctions(
    database.orm,
    Array.from({ length: OTHERS }, (_, n) => {
      return { ...row, id: `con-${n}`, satelliteId: satelliteIds[1]!, tcaTaiS: row.tcaTaiS + n };
    }),
  );
  // A level more of its indexes.
  expect(await cost()).toBeLessThanOrEqual(alone + 6);

  const gone = async () =>
    (await database.orm.execute(sql`select id from conjunction where not still_reported`)).rows.map(({ id }) => id);
  await mark([], 'SOMEBODY ELSE');
  await mark([id]);
  expect(await gone()).toEqual([]);
  await mark([]);
  expect(await gone()).toEqual([id]);
});
