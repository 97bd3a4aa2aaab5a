import type { CatalogueObject } from '@keepout/contract/ca/catalogue-object';
import type { Feed } from '@keepout/contract/feeds/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testElements } from '../ca/test-oem.ts';
import { findObjectFact } from '../catalogue/objects.ts';
import { lastOrientationDay } from '../earth-orientation/store.ts';
import { nowTaiS } from '../platform/now.ts';
import { lastWeatherDay, weatherOver } from '../space-weather/store.ts';
import { type Reply, status, text } from '../test-publisher.ts';
import { route } from '../test-route.ts';
import { gpCsv, orientationCsv, weatherCsv } from './test-wire.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const NOW_TAI_S = Math.floor(nowTaiS());
const GP = '/basicspacedata/query/class/gp/decay_date/null-val/epoch/%3Enow-30/orderby/norad_cat_id/format/csv';
const SETS = gpCsv(
  Array.from({ length: 20 }, (_, index) =>
    testElements(NOW_TAI_S - 3600, { noradId: 90_000 + index, name: `OBJECT ${index}` }),
  ),
);

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
});
afterAll(() => world.close());

describe('Space-Track', () => {
  const ACCOUNT = { kind: 'SPACE_TRACK_GP', identity: 'ops@example.org', password: 'correct horse' } as const;
  /** A site that knows one account, whose sessions last so many questions. */
  const site = (questions: number): void => {
    let left = 0;
    world.publisher.say('/ajaxauth/login', (_request, response, body) => {
      const form = new URLSearchParams(body);
      if (form.get('identity') !== ACCOUNT.identity || form.get('password') !== ACCOUNT.password) {
        response.writeHead(200).end('{"Login":"Failed"}');
        return;
      }
      left = questions;
      response.writeHead(200, { 'set-cookie': 'chocolatechip=abc; path=/; HttpOnly' }).end('""');
    });
    const answer: Reply = (request, response) => {
      if (request.headers.cookie !== 'chocolatechip=abc' || left-- <= 0) response.writeHead(401).end();
      else response.end(SETS);
    };
    world.publisher.say(GP, answer);
  };

  it('is signed in to, asked once, and its password is nowhere to be read', async () => {
    site(9);
    const feed = await world.add({ ...ACCOUNT, name: 'Space-Track' });
    expect(feed).toMatchObject({ identity: 'ops@example.org', hasPassword: true });
    expect(await world.turn(feed.feedId)).toMatchObject({
      state: 'TAKEN',
      calls: 2,
      files: [{ name: 'gp', records: 20 }],
    });
    expect((await world.get(feed.feedId)).status.budget).toEqual([
      { minutes: 1, used: 2, limit: 30 },
      { minutes: 60, used: 2, limit: 300 },
    ]);
    const { pool } = world.platform.context.database;
    const everything = await pool.query(
      'select (select json_agg(feed) from feed)::text || (select json_agg(audit) from audit)::text as it',
    );
    expect(everything.rows[0].it).not.toContain('correct horse');
    expect(JSON.stringify(await world.get(feed.feedId))).not.toContain('correct horse');
    // At another address or for another account the password has to be said again.
    const { status: _, hasPassword, feedId, content: _brings, isOwn, version, ...content } = feed;
    for (const change of [{ identity: 'other@example.org' }, { address: 'https://mirror.example.org' }]) {
      expect(await world.send(route('changeFeed', { feedId }), { ...content, ...change })).toMatchObject({
        status: 422,
        json: { code: 'feed-account', errors: [{ pointer: '#/password' }] },
      });
    }
    const renamed = await world.send(
      route('changeFeed', { feedId }),
      { ...content, name: 'ST' },
      { 'if-match': `"${version}"` },
    );
    expect(renamed).toMatchObject({ status: 200, json: { name: 'ST', hasPassword: true, version: version + 1 } });
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED' });
    await world.send(route('deleteFeed', { feedId }));
  });

  it('forgets the session on the way: it is opened once more, and no third time', async () => {
    const feed = await world.add({ ...ACCOUNT, name: 'forgetful' });
    let refusals = 1;
    site(9);
    world.publisher.say(GP, (_request, response) => {
      if (refusals-- > 0) response.writeHead(401).end();
      else response.end(SETS);
    });
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', calls: 4 });
    await world.forgetCalls();
    world.publisher.say(GP, status(401));
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'FAILED', calls: 4 });
    expect(await world.get(feed.feedId)).toMatchObject({ isOn: false });
    await world.send(route('deleteFeed', { feedId: feed.feedId }));
  });

  it('does not know the account: it is not tried again, which would lock it', async () => {
    site(9);
    const { feedId } = await world.add({ ...ACCOUNT, name: 'wrong', password: 'battery staple' });
    expect(await world.turn(feedId)).toMatchObject({
      state: 'FAILED',
      calls: 1,
      message: expect.stringContaining('does not accept the account'),
    });
    expect(await world.get(feedId)).toMatchObject({ isOn: false });
    await world.send(route('deleteFeed', { feedId }));
  });

  it('allows an account thirty calls a minute, whoever asks: the next waits', async () => {
    site(99);
    const { feedId } = await world.add({ ...ACCOUNT, name: 'budget' });
    const { host } = new URL(world.publisher.origin);
    await world.platform.context.database.pool.query(
      `insert into feed_call (account, query) select $1, 'x' || n from generate_series(1, 29) as n`,
      [`${host} ${ACCOUNT.identity}`],
    );
    const before = world.publisher.calls.length;
    const turn = await world.turn(feedId);
    expect(turn).toMatchObject({ state: 'SKIPPED', calls: 1, message: expect.stringContaining('used up') });
    expect(world.publisher.calls).toHaveLength(before + 1);
    // That is no fault of the publisher.
    expect((await world.get(feedId)).status).toMatchObject({ health: 'NEW', failures: 0 });
    await world.send(route('deleteFeed', { feedId }));
  });
});

it('who objects are comes from the satellite catalogue: kinds and sizes stand in the catalogue, owners beside it', async () => {
  const { publisher, platform } = world;
  publisher.say('/NORAD/elements/gp.php', text(SETS));
  const sets = await world.add({ kind: 'CELESTRAK_GP', name: 'sets' });
  await world.turn(sets.feedId);
  publisher.say(
    '/pub/satcat.csv',
    text(
      'OBJECT_NAME,OBJECT_ID,NORAD_CAT_ID,OBJECT_TYPE,OPS_STATUS_CODE,OWNER,DECAY_DATE,RCS\n' +
        'OBJECT 1,2026-001B,90001,R/B,-,CIS,,4.5\nOBJECT 2,2026-001C,90002,PAY,+,ESA,,\n',
    ),
  );
  const facts = await world.add({ kind: 'CELESTRAK_SATCAT', name: 'SATCAT' });
  expect(await world.turn(facts.feedId, true)).toMatchObject({
    change: { objects: 2, newer: 0, added: 2, missing: 0 },
  });
  expect(await findObjectFact(platform.context.database.orm, 90_001)).toBeUndefined();
  expect(await world.turn(facts.feedId)).toMatchObject({ state: 'TAKEN' });
  const object = async (noradId: number) =>
    (await world.send(route('getCatalogueObject', { noradId }))).json as CatalogueObject;
  expect(await object(90_001)).toMatchObject({
    objectType: 'ROCKET BODY',
    radarCrossSection: 4.5,
    hardBodyRadiusSource: 'catalogue-rcs',
    owner: 'CIS',
    operationalStatus: '-',
    source: 'sets',
  });
  expect(await object(90_002)).toMatchObject({ objectType: 'PAYLOAD', radarCrossSection: null, owner: 'ESA' });
  expect(await object(90_003)).toMatchObject({ owner: null, operationalStatus: null });
  publisher.say('/pub/satcat.csv', text('<html>'));
  await world.forgetCalls();
  expect(await world.turn(facts.feedId)).toMatchObject({ state: 'REFUSED' });
  expect(await object(90_001)).toMatchObject({ owner: 'CIS' });
});

describe('tables by the day', () => {
  const EOP = '/SpaceData/EOP-Last5Years.csv';
  const SW = '/SpaceData/SW-Last5Years.csv';
  const orm = () => world.platform.context.database.orm;
  const again = async (feed: Feed, path: string, content: string) => {
    world.publisher.say(path, text(content));
    await world.forgetCalls();
    return await world.turn(feed.feedId);
  };

  it('how the Earth turns: taken, the same again nothing, an older one or other leap seconds refused', async () => {
    world.publisher.say(EOP, text(orientationCsv('2026-11-01', 30)));
    const feed = await world.add({ kind: 'EARTH_ORIENTATION', name: 'Earth' });
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', change: { objects: 30, added: 30 } });
    const inUse = await lastOrientationDay(orm());
    expect(inUse).toMatchObject({ fileName: 'EOP-Last5Years.csv' });
    expect(await again(feed, EOP, orientationCsv('2026-11-01', 30))).toMatchObject({ state: 'UNCHANGED' });
    const old = await again(feed, EOP, orientationCsv('2026-11-01', 29));
    expect(old).toMatchObject({ state: 'REFUSED', message: expect.stringMatching(/ends on 2026-11-29.*2026-11-30/) });
    const leap = await again(feed, EOP, orientationCsv('2026-11-01', 40, 38));
    expect(leap).toMatchObject({
      state: 'REFUSED',
      message: expect.stringContaining('TAI - UTC is 38 s on 2026-11-11 in the table and 37 s in this version'),
    });
    expect(await again(feed, EOP, orientationCsv('2026-11-01', 40).replace('61350,0.1', '61350,x'))).toMatchObject({
      state: 'REFUSED',
      message: expect.stringContaining('Line 7 cannot be read'),
    });
    expect(await lastOrientationDay(orm())).toEqual(inUse);
    expect(await again(feed, EOP, orientationCsv('2026-11-01', 40))).toMatchObject({
      state: 'TAKEN',
      change: { objects: 40, added: 10 },
    });
  });

  it('activity of the Sun, likewise', async () => {
    world.publisher.say(SW, text(weatherCsv('2026-11-01', 20)));
    const feed = await world.add({ kind: 'SPACE_WEATHER', name: 'Sun' });
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', files: [{ records: 20 }] });
    const last = (await lastWeatherDay(orm()))!.day;
    expect(await weatherOver(orm(), last, last)).toMatchObject({ days: [{ f107: 150.1, ap: 7 }] });
    expect(await again(feed, SW, weatherCsv('2026-11-01', 20).replace('F10.7_OBS,', 'F107,'))).toMatchObject({
      state: 'REFUSED',
      message: expect.stringContaining('Column F10.7_OBS is missing'),
    });
    expect((await world.get(feed.feedId)).status).toMatchObject({ health: 'FAILING' });
  });
});
