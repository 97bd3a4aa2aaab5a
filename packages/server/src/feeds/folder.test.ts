import { chmodSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedBody } from '@keepout/contract/feeds/feed';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testEvent } from '../ca/manoeuvres/test-event.ts';
import { nowTaiS } from '../platform/now.ts';
import { route } from '../test-route.ts';
import { contentOfFeed } from './present.ts';
import { createFeed } from './service.ts';
import { filesOfFolder, newestOfFolder } from './source/folder.ts';
import { SOURCES } from './source/sources.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const OWN = 90_000;
const MINUTE_MS = 60_000;
const message = (other: number): string =>
  testEvent(Math.floor(nowTaiS()) + 86_400, { noradId: OWN, other, creationTaiS: Math.floor(nowTaiS()) - 3600 });

const usual = { ...SOURCES };
let world: FeedWorld;
let folder: string;
beforeAll(async () => {
  Object.assign(SOURCES, { MESSAGE_FOLDER: filesOfFolder(0), CATALOGUE_FOLDER: newestOfFolder(0) });
  world = await startFeedWorld();
  await world.own(OWN);
});
afterAll(async () => {
  Object.assign(SOURCES, usual);
  await world.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-folder-'));
  return () => rmSync(folder, { recursive: true });
});

let names = 0;
async function add(kind: 'MESSAGE_FOLDER' | 'CATALOGUE_FOLDER'): Promise<string> {
  const body: FeedBody = {
    name: `folder ${names++}`,
    kind,
    address: folder,
    sets: [],
    everyMinutes: 1,
    leastShare: 0,
    signInAddress: null,
    identity: null,
    isOn: true,
  };
  const { context } = world.platform;
  return (await createFeed(context, { operatorId: 'test-operator', actor: 'ada' }, body, 'machine')).id;
}

const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
/** A file of so many bytes that takes no room on the disk. */
function sparse(name: string, sizeBytes: number): void {
  write(name, '');
  truncateSync(join(folder, name), sizeBytes);
  // Older than all others: it is the first in the line.
  utimesSync(join(folder, name), 1, 1);
}
const rssBytes = () => process.memoryUsage.rss();

it.each([3e9, 1.9e9])(
  'a file of %d bytes is refused unread and keeps no message behind it waiting',
  async (sizeBytes) => {
    sparse('huge.cdm', sizeBytes);
    write('small.cdm', message(74_001 + sizeBytes / 1e9));
    const feedId = await add('MESSAGE_FOLDER');
    const before = rssBytes();
    const turn = await world.turn(feedId);
    expect(rssBytes() - before).toBeLessThan(sizeBytes / 4);
    expect(turn).toMatchObject({
      state: 'REFUSED',
      change: { added: 1 },
      message: 'huge.cdm was not taken: It is larger than 64 MB.',
      files: [{ name: 'huge.cdm', sizeBytes, records: 0, rejected: 1 }, { name: 'small.cdm' }],
    });
    // The folder is read again after its usual time.
    const waitMs = Date.parse((await world.get(feedId)).status.dueAt!) - Date.now();
    expect(waitMs).toBeLessThanOrEqual(MINUTE_MS);
  },
);

it('a file that was refused is named in each turn and not read again until it changes, or the feed does', async () => {
  write('bad.cdm', 'hello');
  const feedId = await add('MESSAGE_FOLDER');
  const run = vi.spyOn(world.platform.context.readers, 'run');
  const refused = { state: 'REFUSED', message: expect.stringMatching(/^bad\.cdm was not taken: bad\.cdm: /) };
  expect(await world.turn(feedId)).toMatchObject(refused);
  const reads = run.mock.calls.length;
  expect(reads).toBeGreaterThan(0);
  expect(await world.turn(feedId)).toMatchObject(refused);
  expect(run.mock.calls).toHaveLength(reads);
  write('good.cdm', message(74_010));
  expect(await world.turn(feedId)).toMatchObject({ ...refused, change: { added: 1 } });
  const now = run.mock.calls.length;
  await changedByAPerson(feedId);
  expect(await world.turn(feedId)).toMatchObject(refused);
  expect(run.mock.calls.length).toBeGreaterThan(now);
  write('bad.cdm', message(74_011));
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 }, message: '' });
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', files: [] });
});

/** A folder is changed on the machine; here its row says so. */
async function changedByAPerson(feedId: string): Promise<void> {
  const { status } = await world.send(route('changeFeed', { feedId }), contentOfFeed(await world.get(feedId)));
  expect(status).toBe(200);
}

it.skipIf(process.getuid?.() === 0)('a file that cannot be opened is refused alone', async () => {
  write('closed.cdm', message(74_020));
  chmodSync(join(folder, 'closed.cdm'), 0);
  write('open.cdm', message(74_021));
  const feedId = await add('MESSAGE_FOLDER');
  expect(await world.turn(feedId)).toMatchObject({
    state: 'REFUSED',
    message: 'closed.cdm was not taken: It cannot be read (EACCES).',
    change: { added: 1 },
  });
  chmodSync(join(folder, 'closed.cdm'), 0o600);
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
});

it('the newest file of a catalogue folder is refused unread where it is too large, and read once where it is none', async () => {
  const run = vi.spyOn(world.platform.context.threads, 'run');
  sparse('huge.csv', 1.9e9);
  const feedId = await add('CATALOGUE_FOLDER');
  expect(await world.turn(feedId)).toMatchObject({ state: 'REFUSED', message: expect.stringContaining('268 MB') });
  expect(run).not.toHaveBeenCalled();
  write('catalogue.csv', 'hello');
  for (let turns = 0; turns < 2; turns++)
    expect(await world.turn(feedId)).toMatchObject({
      state: 'REFUSED',
      message: expect.stringContaining('newest file was not taken'),
    });
  expect(run).toHaveBeenCalledTimes(1);
});
