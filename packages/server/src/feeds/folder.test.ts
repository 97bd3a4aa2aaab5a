import { chmodSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedBody } from '@keepout/contract/feeds/feed';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { testEvent } from '../ca/manoeuvres/test-event.ts';
import { testElements } from '../ca/test-oem.ts';
import { nowTaiS } from '../platform/now.ts';
import { route } from '../test-route.ts';
import { feedsCheck } from './health.ts';
import { contentOfFeed } from './present.ts';
import { createFeed } from './service.ts';
import { filesOfFolder, newestOfFolder } from './source/folder.ts';
import { SOURCES } from './source/sources.ts';
import { gpCsv } from './test-wire.ts';
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
  vi.restoreAllMocks();
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
    minShare: 0,
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
      state: 'TAKEN',
      change: { added: 1 },
      message: 'huge.cdm was rejected: The file is larger than 64 MB.',
      files: [{ name: 'huge.cdm', sizeBytes, records: 0, rejected: 1 }, { name: 'small.cdm' }],
    });
    // The folder is read again after its usual time.
    const waitMs = Date.parse((await world.get(feedId)).status.dueAt!) - Date.now();
    expect(waitMs).toBeLessThanOrEqual(MINUTE_MS);
  },
);

it('a refused file is listed with reason and time, fails no turn, and is not read again until it or the feed changes', async () => {
  write('bad.cdm', 'hello');
  const feedId = await add('MESSAGE_FOLDER');
  const run = vi.spyOn(world.platform.context.readers, 'run');
  expect(await world.turn(feedId)).toMatchObject({
    state: 'UNCHANGED',
    message: expect.stringMatching(/^bad\.cdm was rejected: bad\.cdm: /),
  });
  const { status } = await world.get(feedId);
  expect(status).toMatchObject({
    health: 'GOOD',
    failures: 0,
    refused: [{ name: 'bad.cdm', reason: expect.stringMatching(/^bad\.cdm: /) }],
  });
  expect(Date.now() - Date.parse(status.refused[0]!.refusedAt)).toBeLessThan(MINUTE_MS);
  expect(Date.now() - Date.parse(status.lastGoodAt!)).toBeLessThan(MINUTE_MS);
  const reads = run.mock.calls.length;
  expect(reads).toBeGreaterThan(0);
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', files: [], message: '' });
  expect(run.mock.calls).toHaveLength(reads);
  write('good.cdm', message(74_010));
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 }, message: '' });
  expect((await world.get(feedId)).status.refused).toEqual(status.refused);
  const now = run.mock.calls.length;
  await changedByAPerson(feedId);
  expect((await world.get(feedId)).status.refused).toEqual([]);
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', message: expect.stringContaining('bad.cdm') });
  expect(run.mock.calls.length).toBeGreaterThan(now);
  write('bad.cdm', message(74_011));
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 }, message: '' });
  expect((await world.get(feedId)).status.refused).toEqual([]);
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', files: [] });
});

it('a refused file that is taken away leaves the list', async () => {
  write('bad.cdm', 'hello');
  const feedId = await add('MESSAGE_FOLDER');
  await world.turn(feedId);
  rmSync(join(folder, 'bad.cdm'));
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', message: '' });
  expect((await world.get(feedId)).status.refused).toEqual([]);
});

it.each(['MESSAGE_FOLDER', 'CATALOGUE_FOLDER'] as const)(
  'a file that is still being written is no failure and is read in the next turn (%s)',
  async (kind) => {
    const settled = SOURCES[kind];
    const isCatalogue = kind === 'CATALOGUE_FOLDER';
    Object.assign(SOURCES, { [kind]: isCatalogue ? newestOfFolder() : filesOfFolder() });
    try {
      write('new.txt', isCatalogue ? gpCsv([testElements(Math.floor(nowTaiS()) - 60)]) : message(74_030));
      const feedId = await add(kind);
      expect(await world.turn(feedId)).toMatchObject({
        state: isCatalogue ? 'SKIPPED' : 'UNCHANGED',
        message: 'new.txt is still being written.',
      });
      expect((await world.get(feedId)).status).toMatchObject({ failures: 0, refused: [] });
      Object.assign(SOURCES, { [kind]: settled });
      expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' });
    } finally {
      Object.assign(SOURCES, { [kind]: settled });
    }
  },
);

it('a file whose time of change lies ahead is read once it was left alone', async () => {
  const settled = SOURCES.MESSAGE_FOLDER;
  Object.assign(SOURCES, { MESSAGE_FOLDER: filesOfFolder(50) });
  try {
    write('ahead.cdm', message(74_040));
    const ahead = Date.now() / 1000 + 86_400;
    utimesSync(join(folder, 'ahead.cdm'), ahead, ahead);
    const feedId = await add('MESSAGE_FOLDER');
    await vi.waitFor(async () => expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN' }), PATIENT);
  } finally {
    Object.assign(SOURCES, { MESSAGE_FOLDER: settled });
  }
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
    state: 'TAKEN',
    message: 'closed.cdm was rejected: The file cannot be read (EACCES).',
    change: { added: 1 },
  });
  expect((await world.get(feedId)).status.refused).toMatchObject([{ name: 'closed.cdm' }]);
  chmodSync(join(folder, 'closed.cdm'), 0o600);
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
});

it('a catalogue folder without a usable file fails, and reads each of its files once', async () => {
  const run = vi.spyOn(world.platform.context.threads, 'run');
  sparse('huge.csv', 1.9e9);
  const feedId = await add('CATALOGUE_FOLDER');
  expect(await world.turn(feedId)).toMatchObject({ state: 'FAILED', message: expect.stringContaining('268 MB') });
  expect(run).not.toHaveBeenCalled();
  write('catalogue.csv', 'hello');
  for (let turns = 0; turns < 2; turns++)
    expect(await world.turn(feedId)).toMatchObject({
      state: 'FAILED',
      message: expect.stringContaining('The folder contains no usable file.'),
    });
  expect((await world.get(feedId)).status.refused.map(({ name }) => name)).toEqual(['catalogue.csv', 'huge.csv']);
  expect(run).toHaveBeenCalledTimes(1);
});

it('a catalogue folder takes the newest file that can be used', async () => {
  write('catalogue.csv', gpCsv([testElements(Math.floor(nowTaiS()) - 60, { noradId: 80_101 })]));
  utimesSync(join(folder, 'catalogue.csv'), 1000, 1000);
  const feedId = await add('CATALOGUE_FOLDER');
  write('readme.txt', 'Catalogues are below.');
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { objects: 1 } });
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', message: '' });
  expect((await world.get(feedId)).status).toMatchObject({
    health: 'GOOD',
    refused: [{ name: 'readme.txt' }],
  });
});

it('a file whose reading breaks stops no other, and the next turn tries it again', async () => {
  const catalogueOf = (noradId: number) => gpCsv([testElements(Math.floor(nowTaiS()) - 60, { noradId })]);
  write('older.csv', catalogueOf(80_201));
  utimesSync(join(folder, 'older.csv'), 1000, 1000);
  write('newer.csv', catalogueOf(80_202));
  const feedId = await add('CATALOGUE_FOLDER');
  vi.spyOn(world.platform.context.threads, 'run').mockRejectedValueOnce(new Error('the thread has ended'));
  expect(await world.turn(feedId)).toMatchObject({
    state: 'TAKEN',
    files: [{ name: 'newer.csv' }, { name: 'older.csv' }],
  });
  expect((await world.get(feedId)).status.refused).toMatchObject([
    { name: 'newer.csv', reason: expect.stringContaining('internal error occurred') },
  ]);
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', files: [{ name: 'newer.csv' }] });
  expect((await world.get(feedId)).status.refused).toEqual([]);
});

it('readiness counts feeds of organisations by their state, without names', async () => {
  const { pool } = world.platform.context.database;
  await pool.query('delete from feed');
  const ready = () => feedsCheck(world.platform.context).check();
  const feedId = await add('MESSAGE_FOLDER');
  write('bad.cdm', 'hello');
  await world.turn(feedId);
  expect(await ready()).toMatchObject({
    health: 'ok',
    facts: { feeds: [], ofOrganisations: { GOOD: 1 } },
  });
  await pool.query(`update feed set address = '/nowhere/at/all' where id = $1`, [feedId]);
  expect(await world.turn(feedId)).toMatchObject({ state: 'FAILED' });
  expect(await ready()).toMatchObject({
    health: 'degraded',
    facts: { feeds: [], ofOrganisations: { FAILING: 1 } },
  });
});
