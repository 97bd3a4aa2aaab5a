import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertMessage } from '@keepout/ccsds/convert';
import type { Feed, FeedBody, FeedTurn } from '@keepout/contract/feeds/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEvent } from '../ca/manoeuvres/test-event.ts';
import { archiveOf } from '../messages/pack.ts';
import { nowTaiS } from '../platform/now.ts';
import { type Reply, status, text } from '../test-publisher.ts';
import { route } from '../test-route.ts';
import { staleFeeds } from './health.ts';
import { contentOfFeed } from './present.ts';
import { createFeed } from './service.ts';
import { filesOfFolder } from './source/folder.ts';
import { SOURCES } from './source/sources.ts';
import { spaceTrackRecord } from './test-wire.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const TCA_TAI_S = Math.floor(nowTaiS()) + 86_400;
const OWN = 90_000;
const ACCOUNT = { identity: 'ops@example.org', password: 'correct horse' } as const;

/** A message about the own satellite and another object, made so many hours ago. */
const message = (other: number, hoursAgo = 1, noradId = OWN): string =>
  testEvent(TCA_TAI_S, { noradId, other, creationTaiS: Math.floor(nowTaiS()) - hoursAgo * 3600 });

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
  await world.own(OWN);
});
afterAll(() => world.close());

const secondaries = async (): Promise<number[]> => {
  const { rows } = await world.platform.context.database.pool.query(
    'select secondary_norad_id as id from conjunction order by 1',
  );
  return rows.map(({ id }) => Number(id));
};
const messages = async (): Promise<number> =>
  Number((await world.platform.context.database.pool.query('select count(*) from cdm')).rows[0].count);

describe('messages of Space-Track', () => {
  /** A site that has these messages, by their numbers. */
  const site = (all: ReadonlyMap<number, string>): void => {
    world.publisher.say('/ajaxauth/login', text('""', { 'set-cookie': 'chocolatechip=abc; path=/' }));
    const answer: Reply = (request, response) => {
      const after = Number(/CDM_ID\/%3E(\d+)/.exec(request.url ?? '')?.[1] ?? 0);
      response.end(JSON.stringify([...all].filter(([id]) => id > after).map(([id, kvn]) => spaceTrackRecord(id, kvn))));
    };
    for (const since of ['CREATION_DATE/%3Enow-7', 'CDM_ID/%3E41', 'CDM_ID/%3E42'])
      world.publisher.say(`/expandedspacedata/query/class/cdm/${since}/orderby/CDM_ID%20asc/format/json`, answer);
  };

  it('come once each, from where the last ended; of others nothing is taken, and what is broken is told', async () => {
    const all = new Map([
      [40, message(71_001)],
      [41, message(71_002)],
    ]);
    site(all);
    const feed = await world.add({ ...ACCOUNT, kind: 'SPACE_TRACK_CDM', name: 'Space-Track messages' });
    expect(feed).toMatchObject({ content: 'MESSAGES', isOwn: true });
    const trial = await world.turn(feed.feedId, true);
    expect(trial).toMatchObject({ state: 'TAKEN', change: { objects: 2, added: 2 } });
    expect(await secondaries()).toEqual([]);
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', calls: 0, change: { added: 2 } });
    expect(await secondaries()).toEqual([71_001, 71_002]);
    all.set(42, message(71_003, 1, 99_999));
    all.set(43, message(71_004).replace(/^TCA .*$/m, 'TCA = soon'));
    all.set(44, message(71_005));
    await world.forgetCalls();
    const turn = await world.turn(feed.feedId);
    expect(turn).toMatchObject({
      state: 'TAKEN',
      calls: 2,
      files: [{ records: 3, rejected: 2 }],
      change: { added: 1 },
    });
    expect(turn.message).toMatch(/^Rejected: 1 message; the first: cdm \[2\]: .*TCA/);
    expect(world.publisher.calls.at(-1)).toContain('CDM_ID/>41');
    expect(await secondaries()).toEqual([71_001, 71_002, 71_005]);
    const { rows } = await world.platform.context.database.pool.query(
      `select distinct actor from audit where record_type = 'cdm'`,
    );
    expect(rows).toEqual([{ actor: 'feed Space-Track messages' }]);
    await world.send(route('deleteFeed', { feedId: feed.feedId }));
  });

  it('a page that lies is asked for again, and nothing new is good', async () => {
    site(new Map());
    const { feedId } = await world.add({ ...ACCOUNT, kind: 'SPACE_TRACK_CDM', name: 'nothing new' });
    expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', change: { objects: 0 }, message: '' });
    const path = '/expandedspacedata/query/class/cdm/CREATION_DATE/%3Enow-7/orderby/CDM_ID%20asc/format/json';
    for (const reply of [text('<html>Sorry</html>'), text('[{"CDM_ID":"50"}]')]) {
      world.publisher.say(path, reply);
      await world.forgetCalls();
      expect(await world.turn(feedId)).toMatchObject({ state: 'REFUSED' });
    }
    site(new Map([[50, message(71_006)]]));
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
    await world.send(route('deleteFeed', { feedId }));
  });
});

it('messages of TraCSS come by a token, as KVN, draft 2.0 too; what comes twice is one', async () => {
  const { publisher } = world;
  let asked = 0;
  publisher.say('/oauth2/aus1358llxDldKxE80j7/v1/token', (request, response, body) => {
    asked++;
    const [identity, password] = Buffer.from(request.headers.authorization!.slice(6), 'base64').toString().split(':');
    const isRight =
      decodeURIComponent(identity!) === ACCOUNT.identity && decodeURIComponent(password!) === ACCOUNT.password;
    expect(new URLSearchParams(body).get('grant_type')).toBe('client_credentials');
    if (isRight) response.end('{"access_token":"abc","expires_in":3600}');
    else response.writeHead(401).end('{"error":"invalid_client"}');
  });
  const sinces: string[] = [];
  let page = '';
  publisher.say('/metadata/v2/tracssCdm', (request, response) => {
    expect(request.headers.authorization).toBe('Bearer abc');
    sinces.push(new URL(request.url!, publisher.origin).searchParams.get('creationDate')!);
    if (page === '') response.writeHead(204).end();
    else response.end(page);
  });
  const feed = await world.add({ ...ACCOUNT, kind: 'TRACSS_CDM', name: 'TraCSS' });
  expect(feed.signInAddress).toBe(`${publisher.origin}/oauth2/aus1358llxDldKxE80j7/v1/token`);
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'UNCHANGED', calls: 2, change: { objects: 0 } });
  const before = await messages();
  page = message(72_001, 3).replace('CCSDS_CDM_VERS = 1.0', 'CCSDS_CDM_VERS = 2.0');
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
  page = `${page}\n${message(72_002, 2)}`;
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', change: { objects: 2 } });
  expect(await messages()).toBe(before + 2);
  expect(sinces.map((since) => since.slice(0, 2))).toEqual(['>=', '>=', '>=']);
  expect(sinces[2]).toBe(`>=${/CREATION_DATE\s*=\s*(\S{19})/.exec(page)![1]}`);
  expect(asked).toBe(3);
  // Told elsewhere the password would be somebody else's: it has to be said again.
  const { status: _, hasPassword, feedId, content: _brings, isOwn, version, ...content } = feed;
  const elsewhere = { ...content, signInAddress: 'https://id.example.org/token' };
  expect(await world.send(route('changeFeed', { feedId }), elsewhere)).toMatchObject({
    json: { code: 'feed-account' },
  });
  await world.send(route('changeFeed', { feedId }), { ...content, password: 'wrong' });
  expect(await world.turn(feedId)).toMatchObject({ state: 'FAILED', calls: 1 });
  expect(await world.get(feedId)).toMatchObject({ isOn: false });
  expect(await staleFeeds(world.platform.context.database.orm)).toMatchObject([
    { operatorId: 'test-operator', isShutOut: true },
  ]);
  await world.send(route('deleteFeed', { feedId }));
});

it('a folder brings every file once, in whatever notation; a bad one is told and stops no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-drop-'));
  const usual = SOURCES.MESSAGE_FOLDER;
  try {
    Object.assign(SOURCES, { MESSAGE_FOLDER: filesOfFolder(0) });
    const body: FeedBody = {
      name: 'drop',
      kind: 'MESSAGE_FOLDER',
      address: folder,
      sets: [],
      everyMinutes: 1,
      minShare: 0,
      signInAddress: null,
      identity: null,
      isOn: true,
    };
    const { context } = world.platform;
    const { id } = await createFeed(context, { operatorId: 'test-operator', actor: 'ada' }, body, 'machine');
    expect(await world.turn(id)).toMatchObject({ state: 'UNCHANGED', files: [] });
    const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
    const xml = convertMessage(message(73_002), 'xml');
    write('one.cdm', `${message(73_001)}\n${message(73_001, 5)}`);
    write('two.xml', xml.ok ? xml.value : '');
    write('.hidden', 'x');
    const before = await messages();
    expect(await world.turn(id)).toMatchObject({ state: 'TAKEN', change: { objects: 3, added: 3 } });
    expect(await messages()).toBe(before + 3);
    expect(await world.turn(id)).toMatchObject({ state: 'UNCHANGED', files: [] });
    write('bad.cdm', 'hello');
    write('three.cdm', message(73_003));
    const turn = await world.turn(id);
    expect(turn).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
    expect(turn.message).toMatch(/^bad\.cdm was rejected: bad\.cdm: /);
    expect(await messages()).toBe(before + 4);
    // Written anew it is read anew.
    write('bad.cdm', message(73_004));
    expect(await world.turn(id)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
    const packed = [73_005, 73_006].map((at) => ({ name: `${at}.cdm`, bytes: new TextEncoder().encode(message(at)) }));
    write('set.zip', archiveOf(packed));
    expect(await world.turn(id)).toMatchObject({ state: 'TAKEN', change: { added: 2 } });
  } finally {
    Object.assign(SOURCES, { MESSAGE_FOLDER: usual });
    rmSync(folder, { recursive: true });
  }
});

it("an organisation's feed is its own: others neither see nor change it, and may have one of the same name", async () => {
  world.publisher.say('/ajaxauth/login', status(500));
  const { feedId } = await world.add({ ...ACCOUNT, kind: 'SPACE_TRACK_CDM', name: 'mine' });
  const ordered = (await world.send(route('startFeedTurn', { feedId }), { isTrial: true })).json as FeedTurn;
  const roles = { 'collision-avoidance': ['admin'] };
  const others = await world.platform.bearer({ operatorId: 'gull', subject: 'gull', roles });
  const ask = async (place: Parameters<FeedWorld['send']>[0], payload?: object) =>
    (await world.send(place, payload, { ...others, 'if-match': '*' })).status;
  const content = contentOfFeed(await world.get(feedId));
  expect([
    await ask(route('getFeed', { feedId })),
    await ask(route('changeFeed', { feedId }), { ...content, password: 'x' }),
    await ask(route('deleteFeed', { feedId })),
    await ask(route('listFeedTurns', { feedId })),
    await ask(route('startFeedTurn', { feedId }), { isTrial: true }),
    await ask(route('getFeedTurn', { turnId: ordered.turnId })),
    await ask(route('cancelFeedTurn', { turnId: ordered.turnId })),
  ]).toEqual(Array(7).fill(404));
  const listed = (await world.send(route('listFeeds'), undefined, others)).json as readonly Feed[];
  expect(listed.filter(({ name }) => name === 'mine')).toEqual([]);
  expect(await ask(route('createFeed'), { ...content, password: 'x' })).toBe(201);
  expect((await world.send(route('listFeeds'))).json).toEqual(
    expect.arrayContaining([expect.objectContaining({ feedId, name: 'mine' })]),
  );
});
