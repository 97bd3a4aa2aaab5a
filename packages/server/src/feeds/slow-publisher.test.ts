import type { Feed, FeedTurn } from '@keepout/contract/feeds/feed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { drip, text } from '../test-publisher.ts';
import { route } from '../test-route.ts';
import { contentOfFeed } from './present.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const ACCOUNT = { kind: 'TRACSS_CDM', identity: 'ops@example.org', password: 'correct horse' } as const;
const MESSAGES = '/metadata/v2/tracssCdm';
const TOKEN = '/oauth2/aus1358llxDldKxE80j7/v1/token';

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
  world.publisher.say(TOKEN, text('{"access_token":"abc"}'));
});
afterAll(() => world.close());

const open = (feedId: string) => world.send(route('startFeedTurn', { feedId }), { isTrial: false });

it('three feeds of one organisation that drip leave the feed of another a place; removed or changed, they are hung up on', async () => {
  let hungUp = 0;
  let dripping = 0;
  world.publisher.say(MESSAGES, (request, response, body) => {
    dripping++;
    drip(() => hungUp++)(request, response, body);
  });
  const slow: Feed[] = [];
  for (const name of ['slow 1', 'slow 2', 'slow 3']) slow.push(await world.add({ ...ACCOUNT, name }));
  for (const { feedId } of slow) await open(feedId);
  await world.platform.work();
  await expect.poll(() => dripping, PATIENT).toBe(2);

  const roles = { 'collision-avoidance': ['admin'] };
  const other = await world.platform.bearer({ operatorId: 'gull', subject: 'gull', roles });
  world.publisher.say(MESSAGES, (request, response, body) => {
    if (request.headers.authorization === 'Bearer gull') response.end('');
    else drip(() => hungUp++)(request, response, body);
  });
  world.publisher.say('/token', text('{"access_token":"gull"}'));
  const { origin } = world.publisher;
  const body = { ...contentOfFeed(slow[0]!), name: 'quick', signInAddress: `${origin}/token`, password: 'gull' };
  const { feedId } = (await world.send(route('createFeed'), body, other)).json as Feed;
  const { turnId } = (await world.send(route('startFeedTurn', { feedId }), { isTrial: false }, other)).json as FeedTurn;
  const stateOf = async () =>
    ((await world.send(route('getFeedTurn', { turnId }), undefined, other)).json as FeedTurn).state;
  await expect.poll(stateOf, PATIENT).toBe('UNCHANGED');
  expect(hungUp).toBe(0);

  const running = (await Promise.all(slow.map(({ feedId: id }) => world.get(id)))).filter(
    ({ status }) => status.underway?.state === 'RUNNING',
  );
  expect(running).toHaveLength(2);
  const [removed, changed] = running as [Feed, Feed];
  expect((await world.send(route('deleteFeed', { feedId: removed.feedId }))).status).toBe(204);
  await expect.poll(() => hungUp, PATIENT).toBe(1);
  await world.send(route('changeFeed', { feedId: changed.feedId }), { ...contentOfFeed(changed), isOn: false });
  await expect.poll(() => hungUp, PATIENT).toBe(2);
  expect((await world.get(changed.feedId)).status.underway).toBeNull();
});

it('an organisation that names the account of another uses up nothing of what the publisher allows it', async () => {
  const account = { kind: 'SPACE_TRACK_CDM', identity: 'shared@example.org', password: 'x' } as const;
  const mine = await world.add({ ...account, name: 'mine' });
  const { host } = new URL(world.publisher.origin);
  await world.platform.context.database.pool.query(
    `insert into feed_call (account, query) select $1, 'x' || n from generate_series(1, 30) as n`,
    [`${host} ${account.identity} gull`],
  );
  const budget = async () => (await world.get(mine.feedId)).status.budget.map(({ used }) => used);
  expect(await budget()).toEqual([0, 0]);
  await world.platform.context.database.pool.query(`update feed_call set account = $1`, [
    `${host} ${account.identity} test-operator`,
  ]);
  expect((await budget())[0]).toBeGreaterThanOrEqual(30);
});

it.each(['https://celestrak.org/x', 'https://www.celestrak.org./x', 'https://api.starlink.com/x'])(
  'no organisation may ask a publisher that counts the calls of the whole installation: %s',
  async (address) => {
    const { feedId } = await world.add({ ...ACCOUNT, name: `at ${address}` });
    const content = contentOfFeed(await world.get(feedId));
    for (const [place, pointer] of [
      ['address', '#/address'],
      ['signInAddress', '#/signInAddress'],
    ] as const) {
      const body = { ...content, password: 'x', [place]: address };
      expect(await world.send(route('changeFeed', { feedId }), body)).toMatchObject({
        status: 422,
        json: { code: 'feed-address', errors: [{ pointer }] },
      });
    }
  },
);
