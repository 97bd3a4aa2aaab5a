import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feed, FeedBody, FeedTurn } from '@keepout/contract/feeds/feed';
import { nextAsk } from '@keepout/operations/feeds/timing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testElements } from '../ca/test-oem.ts';
import { nowTaiS } from '../platform/now.ts';
import { vaultOf } from '../platform/secrets/vault-of.ts';
import { text } from '../test-publisher.ts';
import { route } from '../test-route.ts';
import { createFeed } from './service.ts';
import { type PublisherSession, passwordOwner } from './source/asking.ts';
import { newestOfFolder } from './source/folder.ts';
import type { FeedSource } from './source/source.ts';
import { dueFeeds, findFeed } from './store.ts';
import { gpCsv } from './test-wire.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';
import { lookAtFeeds, sealPasswords } from './turns/jobs.ts';
import { runTurn } from './turns/run-turn.ts';

const BODY: FeedBody = {
  name: 'CelesTrak',
  kind: 'CELESTRAK_GP',
  address: 'https://celestrak.example.org/NORAD/elements/gp.php',
  sets: ['active'],
  everyMinutes: 120,
  minShare: 0.8,
  signInAddress: null,
  identity: null,
  isOn: true,
};

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
});
afterAll(() => world.close());

describe('a feed as a record', () => {
  it('is made, changed against its version, listed, and removed, each in the audit log', async () => {
    const made = await world.send(route('createFeed'), BODY);
    expect(made).toMatchObject({
      status: 201,
      json: { ...BODY, content: 'CATALOGUE', hasPassword: false, version: 1 },
    });
    const { feedId, version, ...feed } = made.json as Feed;
    expect(await world.send(route('createFeed'), BODY)).toMatchObject({ status: 409, json: { code: 'feed-exists' } });
    const change = route('changeFeed', { feedId });
    // What was got may be sent back.
    const sent = { ...feed, feedId, version, isOn: false };
    expect(await world.send(change, sent, { 'if-match': '"7"' })).toMatchObject({ json: { code: 'version-changed' } });
    expect(await world.send(change, sent, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      json: { isOn: false, version: 2, status: { health: 'OFF', dueAt: null } },
    });
    expect((await world.send(route('listFeeds'))).json).toMatchObject([{ feedId, name: 'CelesTrak' }]);
    expect((await world.send(route('deleteFeed', { feedId }))).status).toBe(204);
    expect((await world.send(route('getFeed', { feedId }))).status).toBe(404);
    const { rows } = await world.platform.context.database.pool.query(
      `select action from audit where record_type = 'feed' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'changed', 'deleted']);
  });

  it.each<readonly [what: string, change: Partial<FeedBody>, code: string, pointer: string]>([
    ['a folder of the machine', { kind: 'CATALOGUE_FOLDER', address: '/etc', sets: [] }, 'feed-address', '#/address'],
    ['an address that is none', { address: 'celestrak' }, 'feed-address', '#/address'],
    ['a file', { address: 'file:///etc/passwd' }, 'feed-address', '#/address'],
    ['an account in the address', { address: 'https://a:b@example.org/' }, 'feed-address', '#/address'],
    ['more often than the publisher allows', { everyMinutes: 60 }, 'feed-too-often', '#/everyMinutes'],
    ['nothing', { sets: [] }, 'feed-sets', '#/sets'],
    ['the same twice', { sets: ['active', 'active'] }, 'feed-sets', '#/sets'],
    ['a choice where there is none', { kind: 'CELESTRAK_SATCAT' }, 'feed-sets', '#/sets'],
    ['an account that is not needed', { identity: 'me' }, 'feed-account', '#/identity'],
    ['no account where one is needed', { kind: 'SPACE_TRACK_GP', sets: [] }, 'feed-account', '#/identity'],
    [
      'an account without its password',
      { kind: 'SPACE_TRACK_GP', sets: [], identity: 'me' },
      'feed-account',
      '#/password',
    ],
    ['a parameter inside a name', { sets: ['active&GROUP=x'] }, 'invalid-request', '#/sets/0'],
  ])('is refused with %s', async (_what, change, code, pointer) => {
    const refused = await world.send(route('createFeed'), { ...BODY, ...change });
    expect(refused.json).toMatchObject({ code, errors: [expect.objectContaining({ pointer })] });
  });

  it('is of no private network and not plain where the installation does not say so', async () => {
    const { context } = world.platform;
    const strict = { ...context, settings: { ...context.settings, allowPrivateFeeds: false } };
    const caller = { operatorId: 'aurora', actor: 'ada' };
    for (const address of [
      'http://celestrak.example.org/',
      'https://10.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
    ]) {
      await expect(createFeed(strict, caller, { ...BODY, name: address, address }, 'machine')).rejects.toMatchObject({
        facts: { code: 'feed-address' },
      });
    }
  });

  it('is seen by users and kept by administrators', async () => {
    const user = await world.platform.bearer({ roles: { 'collision-avoidance': ['user'] } });
    expect((await world.send(route('listFeeds'), undefined, user)).status).toBe(200);
    expect((await world.send(route('createFeed'), BODY, user)).status).toBe(403);
  });
});

describe('when a feed is asked', () => {
  const AT_MS = Date.parse('2026-11-26T10:20:00Z');
  const CELESTRAK = { kind: 'CELESTRAK_GP', everyMinutes: 180 } as const;
  const minutes = (atMs: number) => (atMs - AT_MS) / 60_000;

  it('after its time where all went well, after a trouble sooner by waits that double, never before it was asked to', () => {
    expect(minutes(nextAsk(CELESTRAK, 0, AT_MS, undefined))).toBe(180);
    expect([1, 2, 3, 4, 9].map((failures) => minutes(nextAsk(CELESTRAK, failures, AT_MS, {})))).toEqual([
      5, 10, 20, 40, 180,
    ]);
    expect(minutes(nextAsk(CELESTRAK, 1, AT_MS, { waitUntilMs: AT_MS + 7 * 3_600_000 }))).toBe(420);
    // A folder is looked into each minute, and not less often for being empty.
    expect(minutes(nextAsk({ kind: 'CATALOGUE_FOLDER', everyMinutes: 1 }, 0, AT_MS, undefined))).toBe(1);
  });

  it('not in the minutes in which everybody asks Space-Track', () => {
    const due = nextAsk({ kind: 'SPACE_TRACK_GP', everyMinutes: 100 }, 0, AT_MS, undefined);
    expect(new Date(due).toISOString()).toBe('2026-11-26T12:01:00.000Z');
  });

  it('by the clock once, while one waits or asks not again', async () => {
    const { context } = world.platform;
    world.publisher.say('/NORAD/elements/gp.php', text(gpCsv([testElements(Math.floor(nowTaiS()) - 60)])));
    const feed = await world.add({ kind: 'CELESTRAK_GP', name: 'by the clock' });
    expect((await dueFeeds(context.database.orm)).map(({ id }) => id)).toEqual([feed.feedId]);
    await Promise.all([lookAtFeeds(context), lookAtFeeds(context)]);
    await lookAtFeeds(context);
    expect((await world.send(route('listFeedTurns', { feedId: feed.feedId }))).json).toMatchObject([
      { state: 'QUEUED', isScheduled: true, isTrial: false },
    ]);
    expect((await world.get(feed.feedId)).status.underway).toMatchObject({ state: 'QUEUED' });
  });
});

it('turns of the clock that bring nothing new do not push out what did', async () => {
  world.publisher.say('/NORAD/elements/gp.php', text(gpCsv([testElements(Math.floor(nowTaiS()) - 60)])));
  const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'folded' });
  const { context } = world.platform;
  const { pool } = context.database;
  await world.turn(feedId);
  for (let n = 0; n < 4; n++) {
    await world.forgetCalls();
    await pool.query(`update feed set due_at = now() - interval '1 minute' where id = $1`, [feedId]);
    await lookAtFeeds(context);
    const { underway } = (await world.get(feedId)).status;
    await runTurn(context, underway!, new AbortController().signal);
  }
  const turns = (await world.send(route('listFeedTurns', { feedId }))).json as readonly FeedTurn[];
  expect(turns.map(({ state, isScheduled }) => [state, isScheduled])).toEqual([
    ['UNCHANGED', true],
    ['UNCHANGED', true],
    ['TAKEN', false],
  ]);
});

it('26.11 a kind that a newer version added is left to it: others are listed, and its turn is not ended', async () => {
  const { context } = world.platform;
  const { orm, pool } = context.database;
  const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'newer' });
  const known = await world.add({ kind: 'CELESTRAK_GP', name: 'known' });
  await lookAtFeeds(context);
  const { underway } = (await world.get(feedId)).status;
  await pool.query(`update feed set kind = 'METEOR_SHOWERS' where id = $1`, [feedId]);
  const listed = (await world.send(route('listFeeds'))).json as readonly Feed[];
  expect(listed.map((feed) => feed.feedId)).toContain(known.feedId);
  expect(listed.map((feed) => feed.feedId)).not.toContain(feedId);
  expect((await world.send(route('getFeed', { feedId }))).status).toBe(404);
  expect((await dueFeeds(orm)).map(({ id }) => id)).not.toContain(feedId);
  await expect(runTurn(context, underway!, new AbortController().signal)).rejects.toThrow('newer version');
  const { rows } = await pool.query('select state from feed_turn where id = $1', [underway!.turnId]);
  expect(rows).toEqual([{ state: 'QUEUED' }]);
});

it('a password is sealed anew by the first key, and opens without the one before', async () => {
  const { context } = world.platform;
  const [before, after] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
  const at = (...secretsKeys: readonly string[]) => ({ ...context, settings: { ...context.settings, secretsKeys } });
  const body: FeedBody = {
    ...BODY,
    name: 'sealed',
    kind: 'SPACE_TRACK_GP',
    sets: [],
    identity: 'me',
    password: 'correct horse',
  };
  const { id } = await createFeed(at(before!), { operatorId: 'aurora', actor: 'ada' }, body, 'machine');
  const sealed = async () => (await findFeed(context.database.orm, id))!;
  const first = (await sealed()).password!;
  await sealPasswords(at(after!, before!));
  const row = await sealed();
  expect(row.password).not.toBe(first);
  expect(vaultOf(at(after!).settings).open(row.password!, passwordOwner(row))).toBe('correct horse');
  await sealPasswords(at(after!));
  expect((await sealed()).password).toBe(row.password);
});

it('a folder brings its newest file once it was left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-folder-'));
  try {
    const { context } = world.platform;
    const caller = { operatorId: 'aurora', actor: 'ada' };
    const body: FeedBody = {
      ...BODY,
      name: 'folder',
      kind: 'CATALOGUE_FOLDER',
      address: folder,
      sets: [],
      everyMinutes: 1,
    };
    const { id } = await createFeed(context, caller, body, 'machine');
    expect(await world.turn(id)).toMatchObject({ state: 'FAILED', message: 'The folder contains no file.' });
    const write = (name: string, noradId: number, ageS: number) => {
      const path = join(folder, name);
      writeFileSync(path, gpCsv([testElements(Math.floor(nowTaiS()) - 60, { noradId })]));
      utimesSync(path, Date.now() / 1000 - ageS, Date.now() / 1000 - ageS);
    };
    write('old.csv', 80_001, 900);
    write('new.csv', 80_002, 600);
    expect(await world.turn(id)).toMatchObject({
      state: 'SKIPPED',
      message: 'new.csv is still being written. old.csv is still being written.',
    });
    const feed = { ...(await findFeed(context.database.orm, id))!, openPassword: undefined };
    const files: string[] = [];
    const take: Parameters<FeedSource>[2] = async (file) =>
      files.push('bytes' in file ? Buffer.from(file.bytes).toString() : file.name) > 0;
    expect(await newestOfFolder(0)(feed, { skipped: [] } as unknown as PublisherSession, take)).toBeUndefined();
    expect(files).toEqual([expect.stringContaining('80002')]);
    rmSync(folder, { recursive: true });
    expect(await world.turn(id)).toMatchObject({ state: 'FAILED', message: 'The folder does not exist.' });
    await expect(createFeed(context, caller, { ...body, name: 'x', address: 'here' }, 'machine')).rejects.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
