import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../../platform/database/test-blocks.ts';
import { nowTaiS } from '../../platform/now.ts';
import { conjunctionJudged } from '../../ports/ca-events.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';
import { conjunctionsOf } from './port.ts';

const FIRST = 74_101;
const SATELLITES = 6;
const DAY_S = 86_400;

let platform: TestPlatform;
let headers: Awaited<ReturnType<TestPlatform['bearer']>>;
beforeAll(async () => {
  platform = await startTestPlatform([collisionAvoidance], { worker: false });
  headers = await platform.bearer({ operatorId: 'several' });
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
  for (let k = 0; k < SATELLITES; k++) {
    const payload = { name: `FLYER ${k}`, noradId: FIRST + k, configuration };
    const { statusCode } = await platform.app.inject({ ...route('createSatellite'), headers, payload });
    expect(statusCode).toBe(201);
  }
});
afterAll(() => platform.close());

/** @returns what is asked of the database until they are stored */
async function upload(...messages: readonly string[]): Promise<readonly string[]> {
  const heard = await statementsOf(platform.context.database.pool, async () => {
    const answer = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, 'content-type': 'text/plain' },
      payload: messages.join('\n'),
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json<{ accepted: unknown[] }>().accepted).toHaveLength(messages.length);
  });
  return heard.map(({ text }) => text);
}

it('messages about six satellites are recorded by as many statements as about one, also those that come to events that are there', async () => {
  const tcaTaiS = Math.floor(nowTaiS()) + 2 * DAY_S;
  const about = (k: number, daysBefore: number) =>
    testEvent(tcaTaiS, { noradId: FIRST + k, other: 74_200 + k, creationTaiS: tcaTaiS - daysBefore * DAY_S });
  const all = Array.from({ length: SATELLITES }, (_, k) => k);
  const single = await upload(about(0, 4));
  const several = await upload(...all.slice(1).map((k) => about(k, 4)));
  expect(several.length).toBeLessThanOrEqual(single.length);
  const again = await upload(...all.map((k) => about(k, 3)));
  expect(again.length).toBeLessThanOrEqual(single.length);
  const { rows } = await platform.context.database.pool.query(
    'select count(distinct conjunction_id)::integer as events, count(*)::integer as messages from cdm',
  );
  expect(rows).toEqual([{ events: SATELLITES, messages: 2 * SATELLITES }]);
});

it('judgements of the past are those that were told: of messages that were the newest when they came, and of no candidate', async () => {
  const { database } = platform.context;
  const tcaTaiS = Math.floor(nowTaiS()) + 4 * DAY_S;
  const about = (other: number, daysBefore: number) =>
    testEvent(tcaTaiS, { noradId: FIRST, other, creationTaiS: tcaTaiS - daysBefore * DAY_S });
  await database.pool.query('delete from domain_event');
  const sinceTaiS = tcaTaiS - 9.5 * DAY_S;
  await upload(about(74_301, 7), about(74_302, 7));
  await upload(about(74_301, 5), about(74_302, 8));
  const { rows } = await database.pool.query<{ data: NonNullable<(typeof conjunctionJudged)['data']> }>(
    'select data from domain_event where type = $1 order by id',
    [conjunctionJudged.type],
  );
  const events = rows.map(({ data: { conjunctionId, verdict, pc, tcaTaiS, decideByTaiS } }) => {
    return { conjunctionId, verdict, pc, tcaTaiS, decideByTaiS };
  });
  // What an event says of the other object is what its message says.
  const asked = rows.map(({ data: { conjunctionId } }) => ({ conjunctionId }));
  const briefs = await conjunctionsOf(database).briefsOf('several', asked);
  for (const { data } of rows) expect(data.manoeuvrable).toBe(briefs.get(data.conjunctionId)!.manoeuvrable);
  const past = async () => {
    const { judgements: all } = await conjunctionsOf(database).judgedSince('several', sinceTaiS, 100);
    const ids = new Set(events.map(({ conjunctionId }) => conjunctionId));
    return all.filter(({ conjunctionId }) => ids.has(conjunctionId)).map(({ at: _, ...judged }) => judged);
  };
  expect(events).toHaveLength(3);
  const said = await past();
  expect(said).toHaveLength(events.length);
  expect(said).toEqual(expect.arrayContaining(events));
  // Where more came than is looked at, the newest are, and it is said since when.
  const newest = await conjunctionsOf(database).judgedSince('several', sinceTaiS, 1);
  expect(newest).toMatchObject({ sinceTaiS: tcaTaiS - 5 * DAY_S, judgements: [{}] });
  const { conjunctionId } = events.at(-1)!;
  await database.pool.query('update conjunction set is_candidate = true where id = $1', [conjunctionId]);
  expect(await past()).toEqual(events.filter((judged) => judged.conjunctionId !== conjunctionId));
});
