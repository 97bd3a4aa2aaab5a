import type { Feed } from '@keepout/contract/feeds/feed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { route } from '../test-route.ts';
import { contentOfFeed } from './present.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const ACCOUNT = { identity: 'ops@example.org', password: 'correct horse' } as const;
let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
});
afterAll(() => world.close());

type Roles = Readonly<Record<string, readonly string[]>>;

it('each role sees the feeds that it may see, and the account of those alone that it may change', async () => {
  const own = await world.add({ ...ACCOUNT, kind: 'SPACE_TRACK_CDM', name: 'own' });
  const common = await world.add({ ...ACCOUNT, kind: 'SPACE_TRACK_GP', name: 'common' });
  const turn = await world.turn(own.feedId, true);
  const content = contentOfFeed(own);
  const as = async (roles: Roles, operatorId?: string) => {
    const headers = await world.platform.bearer({ roles, ...(operatorId && { operatorId }) });
    const ask = async (place: ReturnType<typeof route>, payload?: object) => {
      const answer = await world.platform.app.inject({
        ...place,
        headers: { ...headers, 'if-match': '"0"' },
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, json: answer.body === '' ? undefined : answer.json() };
    };
    const list = await ask(route('listFeeds'));
    return {
      seen:
        list.status === 200 ? (list.json as Feed[]).map(({ name, identity }) => `${name} ${identity}`) : list.status,
      own: (await ask(route('getFeed', { feedId: own.feedId }))).status,
      turns: (await ask(route('listFeedTurns', { feedId: own.feedId }))).status,
      turn: (await ask(route('getFeedTurn', { turnId: turn.turnId }))).status,
      add: (await ask(route('createFeed'), { ...content, ...ACCOUNT, everyMinutes: 1 })).status,
      change: (await ask(route('changeFeed', { feedId: own.feedId }), { ...content, everyMinutes: 1 })).status,
      ask: (await ask(route('startFeedTurn', { feedId: 'fed-nothing' }), { isTrial: true })).status,
      remove: (await ask(route('deleteFeed', { feedId: 'fed-nothing' }))).status,
    };
  };
  const READS = { own: 200, turns: 200, turn: 200 };
  const NO = { own: 404, turns: 404, turn: 404 };
  const REFUSED = { add: 403, change: 403, ask: 403, remove: 403 };
  // What an administrator sends is looked at, and refused for what it says.
  const MAY = { change: 412, ask: 404, remove: 404 };
  expect(await as({ 'collision-avoidance': ['admin'] })).toEqual({
    seen: ['common ops@example.org', 'own ops@example.org'],
    ...READS,
    ...MAY,
    add: 422,
  });
  expect(await as({ 'collision-avoidance': ['user'] })).toEqual({
    seen: ['common null', 'own null'],
    ...READS,
    ...REFUSED,
  });
  for (const role of ['user', 'admin']) {
    expect(await as({ 'on-demand-tracking': [role] }), role).toEqual({ seen: ['common null'], ...NO, ...REFUSED });
    const nobody = await as({ payments: [role] });
    expect([nobody.seen, nobody.own, nobody.add], role).toEqual([403, 403, 403]);
  }
  expect(await as({ 'collision-avoidance': ['admin'] }, 'boreas')).toEqual({
    seen: ['common null'],
    ...NO,
    ...MAY,
    change: 404,
    add: 422,
  });
  expect(common.isOwn).toBe(false);
});
