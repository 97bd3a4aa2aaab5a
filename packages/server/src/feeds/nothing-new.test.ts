import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testElements } from '../ca/test-oem.ts';
import { nowTaiS } from '../platform/now.ts';
import { status, text } from '../test-publisher.ts';
import { gpCsv } from './test-wire.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const answerOf = (name: string): string =>
  readFileSync(new URL(`../../../../conformance/feeds/${name}`, import.meta.url), 'utf8');
const NOT_UPDATED = answerOf('celestrak-not-updated.txt');
const RATE = answerOf('space-track-rate.json');
const GP = '/NORAD/elements/gp.php';
const ST_GP = '/basicspacedata/query/class/gp/decay_date/null-val/epoch/%3Enow-30/orderby/norad_cat_id/format/csv';
const HOUR_MS = 3_600_000;
const NOW_TAI_S = Math.floor(nowTaiS());
const SETS = gpCsv([90_001, 90_002].map((noradId) => testElements(NOW_TAI_S - 3600, { noradId })));

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
});
afterAll(() => world.close());

/** Hours until the clock asks the feed again. */
const waitH = async (feedId: string): Promise<number> =>
  (Date.parse((await world.get(feedId)).status.dueAt!) - Date.now()) / HOUR_MS;

describe('a publisher that has nothing new', () => {
  it.each([
    ['403 with the words of CelesTrak', status(403, { 'content-type': 'text/plain' }, NOT_UPDATED)],
    ['200 with the words of CelesTrak', text(NOT_UPDATED)],
    ['304', status(304)],
    ['204', status(204)],
  ])('keeps the data in use and asks again after 2 h: %s', async (name, reply) => {
    world.publisher.say(GP, text(SETS));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: `unchanged ${name}` });
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
    const before = await world.inUse();
    world.publisher.say(GP, reply);
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({
      state: 'UNCHANGED',
      calls: 1,
      message: 'The publisher has nothing newer than the last download of active.',
    });
    expect(await world.get(feedId)).toMatchObject({ isOn: true, status: { health: 'GOOD', failures: 0 } });
    expect(await waitH(feedId)).toBeCloseTo(2, 1);
    expect(await world.inUse()).toEqual(before);
  });

  it('asks for the other groups too', async () => {
    const asked: string[] = [];
    world.publisher.say(GP, (request, response) => {
      const group = new URL(request.url!, world.publisher.origin).searchParams.get('GROUP')!;
      const isKnown = asked.includes(group);
      asked.push(group);
      if (group === 'active' && isKnown) response.writeHead(403).end(NOT_UPDATED);
      else response.end(SETS);
    });
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'two groups', sets: ['active', 'analyst'] });
    await world.turn(feedId);
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', calls: 2 });
  });

  it('stays on, and says so, where no download of it is stored', async () => {
    world.publisher.say(GP, status(403, {}, NOT_UPDATED));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'never downloaded' });
    expect(await world.turn(feedId)).toMatchObject({
      state: 'FAILED',
      message: expect.stringContaining('No download is stored here.'),
    });
    expect(await world.get(feedId)).toMatchObject({ isOn: true, status: { health: 'FAILING' } });
    expect(await waitH(feedId)).toBeCloseTo(2, 1);
  });
});

describe('a publisher that wants to be asked later', () => {
  const ACCOUNT = { kind: 'SPACE_TRACK_GP', identity: 'ops@example.org', password: 'correct horse' } as const;

  it.each([
    ['429 with Retry-After', status(429, { 'retry-after': '10800' }), 3],
    ['503 with Retry-After', status(503, { 'retry-after': '10800' }), 3],
    ['403 with Retry-After', status(403, { 'retry-after': '10800' }), 3],
    ['500 for too many queries', status(500, {}, RATE), 1],
    ['200 for too many queries', text(RATE), 1],
  ])('is left alone for as long as it means, and stays on: %s', async (name, reply, hours) => {
    world.publisher.say('/ajaxauth/login', text('""', { 'set-cookie': 'chocolatechip=abc; path=/' }));
    world.publisher.say(ST_GP, reply);
    const { feedId } = await world.add({ ...ACCOUNT, name: `later ${name}` });
    expect(await world.turn(feedId)).toMatchObject({ state: 'FAILED' });
    expect(await world.get(feedId)).toMatchObject({ isOn: true, status: { health: 'FAILING' } });
    expect(await waitH(feedId)).toBeCloseTo(hours, 1);
  });

  it.each([
    ['CELESTRAK_GP', 'Forbidden'],
    ['SPACE_TRACK_GP', NOT_UPDATED],
  ] as const)('%s is switched off by a 403 that means what it says', async (kind, words) => {
    world.publisher.say(GP, status(403, {}, words));
    world.publisher.say(ST_GP, status(403, {}, words));
    const account = kind === 'SPACE_TRACK_GP' ? ACCOUNT : {};
    const { feedId } = await world.add({ ...account, kind, name: `off ${kind}` });
    expect(await world.turn(feedId)).toMatchObject({ state: 'FAILED' });
    expect(await world.get(feedId)).toMatchObject({ isOn: false });
  });
});

describe('a turn that asks nobody', () => {
  const stand = async (feedId: string) => {
    const { lastGoodAt, dueAt, failures, health, lastTurn } = (await world.get(feedId)).status;
    return { lastGoodAt, dueAt, failures, health, lastTurn };
  };

  it.each([
    ['is away', status(503)],
    ['answers', text(SETS)],
  ])(
    'changes nothing and says why while the rules of the publisher allow no call, whether it %s',
    async (name, reply) => {
      world.publisher.say(GP, text(SETS));
      const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: `not asked ${name}` });
      expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
      const before = await stand(feedId);
      world.publisher.say(GP, reply);
      const calls = world.publisher.calls.length;
      const skipped = {
        state: 'SKIPPED',
        calls: 0,
        message: expect.stringMatching(
          /^The publisher was not called for active: the last response was at .*; .* next call from /,
        ),
      };
      expect(await world.turn(feedId)).toMatchObject(skipped);
      expect(await world.turn(feedId, true)).toMatchObject(skipped);
      expect(world.publisher.calls).toHaveLength(calls);
      expect(await stand(feedId)).toEqual(before);
    },
  );

  it('moves a time that is over to the first one that the publisher allows', async () => {
    world.publisher.say(GP, text(SETS));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'due early' });
    await world.turn(feedId);
    const { pool } = world.platform.context.database;
    await pool.query(`update feed_answer set came_at = came_at - interval '90 minutes' where feed_id = $1`, [feedId]);
    await pool.query(`update feed set due_at = now() - interval '1 minute' where id = $1`, [feedId]);
    expect(await world.turn(feedId)).toMatchObject({ state: 'SKIPPED' });
    expect(await waitH(feedId)).toBeCloseTo(0.5, 1);
  });

  it('keeps the age of the answer that a trial has stored and a turn takes', async () => {
    world.publisher.say(GP, text(gpCsv([testElements(NOW_TAI_S - 1800, { noradId: 90_003 })])));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'tried before' });
    await world.turn(feedId, true);
    const { pool } = world.platform.context.database;
    await pool.query(`update feed_answer set came_at = came_at - interval '1 hour' where feed_id = $1`, [feedId]);
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', calls: 0 });
    const { lastGoodAt } = await stand(feedId);
    expect((Date.now() - Date.parse(lastGoodAt!)) / HOUR_MS).toBeCloseTo(1, 1);
    expect(await waitH(feedId)).toBeCloseTo(1, 1);
  });

  it('does not count as good where the organisation has no satellite to ask about', async () => {
    const account = { identity: 'aurora', password: 'correct horse' };
    const { feedId } = await world.add({ ...account, kind: 'UDL_CONJUNCTION', name: 'no satellites' });
    expect(await world.turn(feedId)).toMatchObject({
      state: 'SKIPPED',
      calls: 0,
      message: 'The publisher was not called: your organisation has no satellites.',
    });
    expect(await stand(feedId)).toMatchObject({ lastGoodAt: null, health: 'NEW', lastTurn: null });
  });

  it('is not postponed by a call that found no connection', async () => {
    world.publisher.say(GP, (_request, response) => void response.destroy());
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'no connection' });
    const { pool } = world.platform.context.database;
    await pool.query(`update feed set due_at = now() + interval '1 minute' where id = $1`, [feedId]);
    const { dueAt } = await stand(feedId);
    expect(await world.turn(feedId)).toMatchObject({
      state: 'FAILED',
      message: expect.stringContaining('No connection'),
    });
    expect(await stand(feedId)).toMatchObject({ dueAt, lastGoodAt: null, health: 'FAILING' });
  });
});
