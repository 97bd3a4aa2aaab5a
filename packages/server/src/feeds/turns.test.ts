import type { MeanElements } from '@keepout/astro/nouns';
import type { FeedTurn } from '@keepout/contract/feeds/feed';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { testElements } from '../ca/test-oem.ts';
import { newestCatalogue } from '../catalogue/store.ts';
import { nowTaiS } from '../platform/now.ts';
import { cutAfter, type Reply, stallAfter, status, text } from '../test-publisher.ts';
import { route } from '../test-route.ts';
import { staleFeeds } from './health.ts';
import { gpCsv } from './test-wire.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';
import { runTurn } from './turns/run-turn.ts';

const HOUR_S = 3600;
const NOW_TAI_S = Math.floor(nowTaiS());
const GP = '/NORAD/elements/gp.php';
const SUPGP = '/NORAD/elements/supplemental/sup-gp.php';

/** Objects from a number on, as old as said; without a kind, as CelesTrak has them. */
function sky(count: number, ageS: number, first = 90_000, changes: Partial<MeanElements> = {}): MeanElements[] {
  return Array.from({ length: count }, (_, index) => {
    const epochTaiS = NOW_TAI_S - ageS;
    // One orbit, however old the set is.
    const meanAnomalyDeg = ((epochTaiS * 15) / 240) % 360;
    return testElements(epochTaiS, { noradId: first + index, raanDeg: index % 360, meanAnomalyDeg, ...changes });
  });
}

let world: FeedWorld;
beforeAll(async () => {
  world = await startFeedWorld();
});
afterAll(() => world.close());

describe('a catalogue that comes by itself', () => {
  it('comes from several publishers, of each object the freshest set, and says from whom', async () => {
    const { publisher } = world;
    const groups: Readonly<Record<string, string>> = {
      active: gpCsv(sky(300, 10 * HOUR_S)),
      // Numbers beyond five digits, which element sets in two lines do not have.
      analyst: gpCsv(sky(5, 10 * HOUR_S, 100_001)),
    };
    publisher.say(GP, (request, response) => {
      const url = new URL(request.url!, publisher.origin);
      expect(url.searchParams.get('FORMAT')).toBe('csv');
      response.end(groups[url.searchParams.get('GROUP')!]);
    });
    const celestrak = await world.add({ kind: 'CELESTRAK_GP', name: 'CelesTrak', sets: ['active', 'analyst'] });
    expect(celestrak.status).toMatchObject({ health: 'NEW', lastTurn: null });
    expect(await world.turn(celestrak.feedId)).toMatchObject({
      state: 'TAKEN',
      calls: 2,
      files: [
        { name: 'active', records: 300, rejected: 0 },
        { name: 'analyst', records: 5, rejected: 0 },
      ],
      change: { objects: 305, newer: 0, added: 305, missing: 0 },
      message: '',
    });
    expect((await world.inUse()).map(({ noradId }) => noradId).at(-1)).toBe(100_005);

    // Operators' own elements are fitted to flights that are planned: those that lie ahead wait for their time.
    const ahead = sky(1, -8 * HOUR_S, 90_001, { raanDeg: 1.5 });
    const own = [...ahead, ...sky(1, HOUR_S, 90_001, { raanDeg: 1.25 }), ...sky(1, 20 * HOUR_S, 90_002)];
    publisher.say(SUPGP, text(gpCsv(own)));
    const operators = await world.add({ kind: 'CELESTRAK_SUPGP', name: 'Operators', sets: ['starlink'] });
    expect(await world.turn(operators.feedId)).toMatchObject({
      state: 'TAKEN',
      change: { objects: 2, newer: 1, added: 0, missing: 0 },
    });
    const inUse = new Map((await world.inUse()).map((set) => [set.noradId, set]));
    expect(inUse.size).toBe(305);
    expect(inUse.get(90_001)).toMatchObject({ raanDeg: 1.25, epochTaiS: NOW_TAI_S - HOUR_S });
    expect(inUse.get(90_002)?.epochTaiS).toBe(NOW_TAI_S - 10 * HOUR_S);
    const row = await newestCatalogue(world.platform.context.database.orm);
    expect(row).toMatchObject({
      source: 'CelesTrak + Operators',
      sources: [
        { source: 'CelesTrak', objects: 305, used: 304 },
        { source: 'Operators', objects: 2, used: 1 },
      ],
    });
    const { rows } = await world.platform.context.database.pool.query(
      'select source from element_set where norad_id = 90001 order by from_number',
    );
    expect(rows).toEqual([{ source: 'CelesTrak' }, { source: 'Operators' }]);
  });

  it('is not asked for again within the time that the publisher says; after it what is the same changes nothing', async () => {
    const { publisher } = world;
    publisher.say(GP, text(gpCsv(sky(10, HOUR_S, 91_000))));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'twice' });
    const before = publisher.calls.length;
    expect(await world.turn(feedId, true)).toMatchObject({ isTrial: true, state: 'TAKEN', change: { added: 10 } });
    expect((await world.inUse()).some(({ noradId }) => noradId === 91_000)).toBe(false);
    expect((await world.get(feedId)).status).toMatchObject({ health: 'NEW', lastTurn: null });
    // What was tried is taken without a second call.
    expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', calls: 0, change: { added: 10 } });
    expect(publisher.calls).toHaveLength(before + 1);
    const catalogueId = (await newestCatalogue(world.platform.context.database.orm))?.id;
    await world.forgetCalls();
    expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', calls: 1 });
    expect(publisher.calls).toHaveLength(before + 2);
    expect((await newestCatalogue(world.platform.context.database.orm))?.id).toBe(catalogueId);
    expect((await world.get(feedId)).status).toMatchObject({ health: 'GOOD', failures: 0 });
  });

  it('a worker that dies after the call has not called in vain', async () => {
    const { publisher, platform } = world;
    publisher.say(GP, text(gpCsv(sky(10, HOUR_S, 92_000))));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'killed' });
    const ordered = (await world.send(route('startFeedTurn', { feedId }), { isTrial: false })).json as {
      feedId: string;
      turnId: string;
    };
    const before = publisher.calls.length;
    const dying = { ...platform.context, threads: { run: () => Promise.reject(new Error('killed')) } };
    await expect(runTurn(dying as never, ordered, new AbortController().signal)).rejects.toThrow('killed');
    await runTurn(platform.context, ordered, new AbortController().signal);
    expect(publisher.calls).toHaveLength(before + 1);
    expect((await world.get(feedId)).status.lastTurn).toMatchObject({ state: 'TAKEN', change: { added: 10 } });
  });

  it('a worker that stops leaves its turn to the next', async () => {
    const { publisher, platform } = world;
    publisher.say(GP, stallAfter(gpCsv(sky(10, HOUR_S, 92_500))));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'stopping' });
    const ordered = (await world.send(route('startFeedTurn', { feedId }), { isTrial: false })).json as FeedTurn;
    const stopping = new AbortController();
    const before = publisher.calls.length;
    const running = runTurn(platform.context, ordered, stopping.signal);
    await vi.waitFor(() => expect(publisher.calls.length).toBe(before + 1), PATIENT);
    stopping.abort();
    await expect(running).rejects.toThrow();
    expect((await world.get(feedId)).status.underway).toMatchObject({ state: 'RUNNING' });
    publisher.say(GP, text(gpCsv(sky(10, HOUR_S, 92_500))));
    await world.forgetCalls();
    await runTurn(platform.context, ordered, new AbortController().signal);
    expect((await world.get(feedId)).status).toMatchObject({ underway: null, lastTurn: { state: 'TAKEN' } });
  });

  it('what two turns bring at once is in the catalogue whole', async () => {
    const { publisher } = world;
    publisher.say(GP, (request, response) => {
      const group = new URL(request.url!, publisher.origin).searchParams.get('GROUP');
      response.end(gpCsv(sky(4, HOUR_S, group === 'left' ? 93_000 : 94_000)));
    });
    const made = [];
    for (const set of ['left', 'right']) made.push(await world.add({ kind: 'CELESTRAK_GP', name: set, sets: [set] }));
    await Promise.all(made.map(({ feedId }) => world.turn(feedId)));
    const numbers = (await world.inUse()).map(({ noradId }) => noradId);
    expect(numbers).toEqual(expect.arrayContaining([93_000, 93_003, 94_000, 94_003]));
  });
});

describe('a publisher that misbehaves', () => {
  const GOOD = gpCsv(sky(200, 5 * HOUR_S, 95_000));
  const cases: readonly (readonly [what: string, reply: Reply, state: string, message: RegExp])[] = [
    ['throttles and says until when', status(429, { 'retry-after': '7200' }), 'FAILED', /returned 429.*no calls until/],
    ['is busy and says nothing', status(503, {}, 'try later'), 'FAILED', /returned 503\. try later/],
    [
      'names a date',
      status(503, { 'retry-after': new Date(Date.now() + 3 * HOUR_S * 1000).toUTCString() }),
      'FAILED',
      /503.*until/,
    ],
    ['sends elsewhere', status(302, { location: 'https://example.org/' }), 'FAILED', /returned 302/],
    ['has nothing there', status(404), 'FAILED', /no data for active/],
    ['hangs up half-way', cutAfter(GOOD), 'FAILED', /ended after \d+ bytes/],
    ['closes at once', (_request, response) => response.destroy(), 'FAILED', /No connection/],
    ['lies with a page', text('<html><body>Welcome</body></html>'), 'REFUSED', /active was rejected/],
    [
      'says with 200 that the question was wrong',
      text('Invalid query: "GROUP=active"'),
      'REFUSED',
      /active was rejected/,
    ],
    ['says nothing at all', text(''), 'REFUSED', /active was rejected/],
    ['ends inside a row', text(GOOD.slice(0, -80)), 'REFUSED', /active was rejected/],
    [
      'forgets half of its objects',
      text(gpCsv(sky(100, HOUR_S, 95_000))),
      'REFUSED',
      /100 objects, the last accepted file had 200; at least 160/,
    ],
    ['has one broken row', text(GOOD.replace('SENTINEL A,', 'SENTINEL A,,')), 'TAKEN', /^$/],
  ];

  it.each(cases)(
    '%s: what is in use stays or is replaced whole, and everybody is told',
    async (_what, reply, state, message) => {
      const { publisher } = world;
      publisher.say(GP, text(GOOD));
      const name = `misbehaves ${_what}`;
      const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name });
      expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
      const before = await world.inUse();
      await world.forgetCalls();
      publisher.say(GP, reply);
      const turn = await world.turn(feedId);
      expect(turn.message).toMatch(message);
      expect(turn.state).toBe(state);
      const { status: stands } = await world.get(feedId);
      if (state === 'TAKEN') {
        expect(turn.files).toEqual([expect.objectContaining({ records: 199, rejected: 1 })]);
      } else {
        expect(await world.inUse()).toEqual(before);
        expect(stands).toMatchObject({ health: 'FAILING', failures: 1, lastTurn: { state } });
        expect(stands.lastGoodAt).not.toBeNull();
        // Never sooner than was asked for, and not given up.
        const waitMs = Date.parse(stands.dueAt!) - Date.now();
        expect(waitMs).toBeGreaterThan(/until/.test(turn.message) ? 1.9 * HOUR_S * 1000 : 240_000);
        publisher.say(GP, text(gpCsv(sky(200, HOUR_S, 95_000))));
        await world.forgetCalls();
        expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
        expect((await world.get(feedId)).status).toMatchObject({ health: 'GOOD', failures: 0 });
      }
      await world.send(route('deleteFeed', { feedId }));
    },
  );

  it('shuts us out: nothing is asked any more until a person has looked', async () => {
    world.publisher.say(GP, status(403, {}, 'Forbidden'));
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'shut out' });
    expect(await world.turn(feedId)).toMatchObject({
      state: 'FAILED',
      message: expect.stringContaining('disabled'),
    });
    const feed = await world.get(feedId);
    expect(feed).toMatchObject({ isOn: false, status: { health: 'OFF', dueAt: null } });
    const { orm } = world.platform.context.database;
    expect(await staleFeeds(orm)).toMatchObject([{ feedId, name: 'shut out', isShutOut: true }]);
    // Whoever looks at it and leaves it off has been told.
    const { status: _, ...sent } = feed;
    await world.send(route('changeFeed', { feedId }), sent);
    expect(await staleFeeds(orm)).toEqual([]);
  });

  it('refuses the second thing: the first is taken, the third is not asked for', async () => {
    const { publisher } = world;
    publisher.say(GP, (request, response) => {
      const group = new URL(request.url!, publisher.origin).searchParams.get('GROUP');
      if (group === 'second') response.writeHead(500).end();
      else response.end(gpCsv(sky(3, HOUR_S, 96_000)));
    });
    const sets = ['first', 'second', 'third'];
    const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'in part', sets });
    const before = publisher.calls.length;
    expect(await world.turn(feedId)).toMatchObject({ state: 'FAILED', calls: 2, files: [{ name: 'first' }] });
    expect(publisher.calls).toHaveLength(before + 2);
    expect((await world.inUse()).some(({ noradId }) => noradId === 96_000)).toBe(true);
  });
});

it('a stopped turn leaves what is in use, and another may begin', async () => {
  world.publisher.say(GP, text(gpCsv(sky(3, HOUR_S, 97_000))));
  const { feedId } = await world.add({ kind: 'CELESTRAK_GP', name: 'stopped' });
  const { turnId } = (await world.send(route('startFeedTurn', { feedId }), { isTrial: false })).json as {
    turnId: string;
  };
  expect(await world.send(route('startFeedTurn', { feedId }), { isTrial: true })).toMatchObject({
    status: 409,
    json: { code: 'feed-underway' },
  });
  expect((await world.send(route('cancelFeedTurn', { turnId }))).status).toBe(204);
  expect(await world.send(route('cancelFeedTurn', { turnId }))).toMatchObject({
    status: 409,
    json: { code: 'feed-turn-over' },
  });
  await runTurn(world.platform.context, { feedId, turnId }, new AbortController().signal);
  expect((await world.inUse()).some(({ noradId }) => noradId === 97_000)).toBe(false);
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
});
