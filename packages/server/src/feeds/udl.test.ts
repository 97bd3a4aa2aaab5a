import { UDL_PAGE } from '@keepout/operations/feeds/udl';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testEvent } from '../ca/manoeuvres/test-event.ts';
import { nowTaiS } from '../platform/now.ts';
import { cutAfter, status, text } from '../test-publisher.ts';
import { route } from '../test-route.ts';
import { udlPageOf } from './test-wire.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const NOW_TAI_S = Math.floor(nowTaiS());
const OWN = 90_000;
const ACCOUNT = { identity: 'aurora', password: 'correct horse' } as const;
const message = (other: number, hoursAgo = 1): string =>
  testEvent(NOW_TAI_S + 86_400, { noradId: OWN, other, creationTaiS: NOW_TAI_S - hoursAgo * 3600 });
const PLACE = '/udl/conjunction';

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
  await world.own(OWN);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.context.database.pool.query('delete from feed');
  world.publisher.calls.length = 0;
});

const add = (account: object = ACCOUNT) => world.add({ ...account, kind: 'UDL_CONJUNCTION', name: 'UDL' });
const query = async (sql: string) => (await world.platform.context.database.pool.query(sql)).rows;
const others = async (): Promise<number[]> =>
  (await query('select secondary_norad_id as id from conjunction order by 1')).map(({ id }) => Number(id));

/** A library that has records of the own satellite as the first object, in pages, for whoever signs in so. */
function library(
  records: () => readonly unknown[],
  authorization = 'Basic YXVyb3JhOmNvcnJlY3QgaG9yc2U=',
): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  world.publisher.say(PLACE, (request, response) => {
    if (request.headers.authorization !== authorization) return void response.writeHead(401).end();
    const { searchParams } = new URL(request.url!, world.publisher.origin);
    asked.push(searchParams);
    const since = searchParams.get('createdAt')!.slice(1);
    const known = searchParams.get('satNo1') === String(OWN) ? records() : [];
    const newer = known.filter((record) => Date.parse((record as { createdAt: string }).createdAt) > Date.parse(since));
    const first = Number(searchParams.get('firstResult'));
    response.end(JSON.stringify(newer.slice(first, first + Number(searchParams.get('maxResult')))));
  });
  return asked;
}

it('brings conjunctions of own satellites that lie ahead, those since the newest, and leaves tests and exercises', async () => {
  const [first] = JSON.parse(udlPageOf(message(76_001, 3))) as object[];
  let records: object[] = [first!, { ...first, messageId: 'x', dataMode: 'EXERCISE' }];
  const asked = library(() => records);
  const { feedId } = await add();
  expect(await world.turn(feedId, true)).toMatchObject({ state: 'TAKEN', change: { objects: 1, added: 1 } });
  expect(await others()).toEqual([]);
  expect(await world.turn(feedId)).toMatchObject({
    state: 'TAKEN',
    calls: 2,
    change: { added: 1 },
    message: 'Ignored records of tests, exercises and work lists: 1.',
  });
  expect(await others()).toEqual([76_001]);
  expect(asked.map((each) => [each.get('satNo1'), each.get('satNo2'), each.get('firstResult')])).toEqual([
    ...[
      ['90000', null, '0'],
      [null, '90000', '0'],
    ],
    ...[
      ['90000', null, '0'],
      [null, '90000', '0'],
    ],
  ]);
  expect(asked[0]!.get('tca')).toMatch(/^>20/);
  records = [...records, ...(JSON.parse(udlPageOf(message(76_002, 1))) as object[])];
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
  const since = Date.parse(asked.at(-1)!.get('createdAt')!.slice(1));
  expect(since).toBe(Date.parse((first as { createdAt: string }).createdAt) - 60_000);
  expect(await others()).toEqual([76_001, 76_002]);
  // The newest comes again, and is the same.
  const before = (await query('select from cdm')).length;
  expect(await world.turn(feedId)).toMatchObject({ change: { objects: expect.any(Number) } });
  expect((await query('select from cdm')).length).toBe(before);
});

it('what comes has the covariance that the record has, and says what it lacks', async () => {
  const [record] = JSON.parse(udlPageOf(message(76_101))) as [{ stateVector2: { cov?: number[] } }];
  const { cov: _, ...bare } = record.stateVector2;
  library(() => [{ ...record, stateVector2: bare }]);
  const { feedId } = await add();
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
  const [stored] = await query('select id from cdm order by stored_at desc limit 1');
  const file = await world.platform.app.inject({
    ...route('getCdmFile', { cdmId: stored!.id }),
    headers: { ...(await world.platform.bearer({ roles: { 'collision-avoidance': ['user'] } })), accept: 'text/plain' },
  });
  expect(file.body).toMatch(/^CCSDS_CDM_VERS/);
  expect(file.body).toMatch(/COMMENT The record has no covariance of this object/);
  expect(file.body.match(/^CR_R\s*=/gm)).toHaveLength(1);
  expect(await others()).toContain(76_101);
});

it('pages follow one another to the last; one that is said for ever is not', async () => {
  const [record] = JSON.parse(udlPageOf(message(76_201))) as object[];
  const full = Array.from({ length: UDL_PAGE }, (_, index) => ({
    ...record,
    messageId: `m${index}`,
    dataMode: 'TEST',
  }));
  const asked = library(() => [...full, record!]);
  const { feedId } = await add();
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', calls: 3, change: { added: 1 } });
  expect(asked.map((each) => each.get('firstResult'))).toEqual(['0', String(UDL_PAGE), '0']);
  await world.forgetCalls();
  world.publisher.say(PLACE, text(JSON.stringify(full)));
  const turn = await world.turn(feedId);
  expect(turn).toMatchObject({ state: 'FAILED', calls: 2 });
  expect(turn.message).toMatch(/does not have the expected format/);
});

it('a token is said as one; an account that is not known is asked no more', async () => {
  library(() => JSON.parse(udlPageOf(message(76_301))) as object[], 'Bearer abc');
  const { feedId } = await add({ identity: 'bearer', password: 'abc' });
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
  await query('delete from feed');
  const other = await add();
  expect(await world.turn(other.feedId)).toMatchObject({ state: 'FAILED', calls: 1 });
  expect(await world.get(other.feedId)).toMatchObject({ isOn: false });
});

it('a library that is not well leaves what came, and is asked again from there', async () => {
  const page = udlPageOf(message(76_401));
  const { feedId } = await add();
  for (const [reply, words] of [
    [text('<html>Sorry</html>'), /expected format/],
    [cutAfter(page), /ended after/],
    [status(429, { 'retry-after': '600' }), /no calls until/],
    [status(503), /returned 503/],
  ] as const) {
    world.publisher.say(PLACE, reply);
    await world.forgetCalls();
    const turn = await world.turn(feedId);
    expect(turn.state).toBe('FAILED');
    expect(turn.message).toMatch(words);
  }
  library(() => JSON.parse(page) as object[]);
  await world.forgetCalls();
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
});
