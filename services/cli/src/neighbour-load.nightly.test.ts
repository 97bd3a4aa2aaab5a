import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedBody } from '@keepout/contract/feeds/feed';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { feeds } from '@keepout/server/feeds/module';
import { createFeed } from '@keepout/server/feeds/service';
import { filesOfFolder } from '@keepout/server/feeds/source/folder';
import { SOURCES } from '@keepout/server/feeds/source/sources';
import { testForm } from '@keepout/server/platform/http/test-form';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { drip, startTestPublisher, type TestPublisher, text } from '@keepout/server/test-publisher';
import { route } from '@keepout/server/test-route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENT } from '../../../scripts/test-patience.mjs';
import { OEM_BOMBS } from './test-bombs.ts';
import { storeSky } from './test-sky.ts';

/** Enough for a reader to work at a bomb to its end: what is shown is the wait, not the heap. */
const HEAP_BYTES = 2e9;
/** The neighbour's work under load takes so many times its time alone. */
const MOST_TIMES = 3;
/** Shorter times are those of the clock of the queue and of two processors that are shared. */
const LEAST_S = 0.3;
const TRIES = 5;
const ACCOUNT = { identity: 'ops@example.org', password: 'correct horse' } as const;
const MESSAGES = '/metadata/v2/tracssCdm';

const folder = mkdtempSync(join(tmpdir(), 'keepout-neighbour-'));
const usual = { ...SOURCES };
let platform: TestPlatform;
let publishers: Record<'slow' | 'quick', TestPublisher>;
let dripping = 0;

beforeAll(async () => {
  Object.assign(SOURCES, { MESSAGE_FOLDER: filesOfFolder(0) });
  platform = await startTestPlatform([feeds, collisionAvoidance], {
    heapBytes: HEAP_BYTES,
    settings: { allowPrivateFeeds: true },
  });
  await storeSky(platform, 1);
  publishers = { slow: await startTestPublisher(), quick: await startTestPublisher() };
  for (const publisher of Object.values(publishers)) publisher.say('/token', text('{"access_token":"abc"}'));
  publishers.quick.say(MESSAGES, text(''));
  publishers.slow.say(MESSAGES, (...call) => {
    dripping++;
    drip(() => dripping--)(...call);
  });
});
afterAll(async () => {
  Object.assign(SOURCES, usual);
  for (const publisher of Object.values(publishers)) await publisher.close();
  await platform.close();
  rmSync(folder, { recursive: true });
});

const roles = { 'collision-avoidance': ['admin', 'user'] };
const headersOf = (operatorId: string) => platform.bearer({ operatorId, subject: operatorId, roles });

async function upload(id: 'uploadCdms' | 'uploadEphemeris', operatorId: string, name: string, content: Uint8Array) {
  const { payload, headers } = testForm([{ name, content }]);
  return await platform.app.inject({
    ...route(id),
    headers: { ...(await headersOf(operatorId)), ...headers },
    payload,
  });
}

async function feedOf(operatorId: string, publisher: TestPublisher, name: string): Promise<string> {
  const body = { name, kind: 'TRACSS_CDM', address: publisher.origin, signInAddress: `${publisher.origin}/token` };
  const rest = { sets: [], everyMinutes: 1440, minShare: 0, isOn: true, ...ACCOUNT };
  const answer = await platform.app.inject({
    ...route('createFeed'),
    headers: await headersOf(operatorId),
    payload: { ...body, ...rest },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ feedId: string }>().feedId;
}

/** The end of a turn, or of nothing: then it is asked for and waited for no more. */
async function turn(operatorId: string, feedId: string): Promise<() => Promise<string>> {
  const headers = await headersOf(operatorId);
  const asked = await platform.app.inject({
    ...route('startFeedTurn', { feedId }),
    headers,
    payload: { isTrial: false },
  });
  // The clock may have asked before.
  const { turnId } = asked.json<{ turnId?: string }>();
  return async () =>
    turnId === undefined
      ? 'UNDERWAY'
      : (await platform.app.inject({ ...route('getFeedTurn', { turnId }), headers })).json<{ state: string }>().state;
}

/** The middle of some tries, s. */
async function middleS(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const begun = performance.now();
    await work();
    times.push((performance.now() - begun) / 1000);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)]!;
}

it('feeds that drip, huge files in a folder and uploads that cost much leave a neighbour its time', async () => {
  const own = await feedOf('neighbour', publishers.quick, 'quick');
  const sendSmall = async () => {
    const answer = await upload('uploadCdms', 'neighbour', 'small.cdm', Buffer.from('hello'));
    expect(answer.statusCode, answer.body).toBe(422);
  };
  const askFeed = async () => {
    const stateOf = await turn('neighbour', own);
    await expect.poll(stateOf, { ...PATIENT, interval: 20 }).toMatch(/UNCHANGED|UNDERWAY/);
  };
  await sendSmall();
  await askFeed();
  const alone = { uploadS: await middleS(sendSmall), feedS: await middleS(askFeed) };

  for (const [name, sizeBytes] of [
    ['3.cdm', 3e9],
    ['2.cdm', 1.9e9],
  ] as const) {
    writeFileSync(join(folder, name), '');
    truncateSync(join(folder, name), sizeBytes);
  }
  const { context } = platform;
  const drop: FeedBody = {
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
  // An operator exists from its first call on.
  await platform.app.inject({ ...route('listFeeds'), headers: await headersOf('bear') });
  const { id: dropId } = await createFeed(
    context,
    { operatorId: 'bear', actor: 'ada' },
    { ...drop, sets: [] },
    'machine',
  );
  for (const name of ['slow 1', 'slow 2', 'slow 3']) await turn('wolf', await feedOf('wolf', publishers.slow, name));
  await expect.poll(() => dripping, PATIENT).toBeGreaterThan(1);
  const bomb = OEM_BOMBS.find(({ name }) => name === 'states.xml.gz')!.content();
  let answered = 0;
  const loads = ['wolf', 'wolf', 'bear', 'bear'].map(async (operatorId) => {
    await upload('uploadEphemeris', operatorId, 'states.xml.gz', bomb);
    answered++;
  });
  await expect.poll(() => context.readers.counts().running, PATIENT).toBeGreaterThan(1);
  const dropped = await turn('bear', dropId);
  const loaded = { uploadS: await middleS(sendSmall), feedS: await middleS(askFeed) };
  expect(answered, 'the bombs are still read').toBeLessThan(loads.length);
  expect(dripping, 'the publisher still drips').toBeGreaterThan(1);
  expect(loaded.uploadS).toBeLessThanOrEqual(MOST_TIMES * Math.max(LEAST_S, alone.uploadS));
  expect(loaded.feedS).toBeLessThanOrEqual(MOST_TIMES * Math.max(LEAST_S, alone.feedS));
  await expect.poll(dropped, PATIENT).toMatch(/UNCHANGED|UNDERWAY/);
  // What becomes of each bomb is shown by `hostile-uploads.nightly.test.ts`; here nobody waits for minutes.
  await context.readers.close();
  await Promise.allSettled(loads);
});
