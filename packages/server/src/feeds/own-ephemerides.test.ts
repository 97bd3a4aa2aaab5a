import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itcOf, testElements, testOem } from '../ca/test-oem.ts';
import { storeTestCatalogue } from '../catalogue/test-catalogue.ts';
import { nowTaiS } from '../platform/now.ts';
import { route } from '../test-route.ts';
import { contentOfFeed } from './present.ts';
import { createFeed } from './service.ts';
import { filesOfFolder } from './source/folder.ts';
import { SOURCES } from './source/sources.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const NOW_TAI_S = Math.floor(nowTaiS());
const OWN = 90_000;
const elements = testElements(NOW_TAI_S, { noradId: OWN, cosparId: '2026-090A' });
const oem = (startTaiS: number, of = elements): string => testOem(of, { startTaiS, count: 61, stepS: 60 });

const usual = SOURCES.OWN_EPHEMERIS_FOLDER;
const folder = mkdtempSync(join(tmpdir(), 'keepout-own-'));
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
let world: FeedWorld;
let feedId: string;
beforeAll(async () => {
  Object.assign(SOURCES, { OWN_EPHEMERIS_FOLDER: filesOfFolder(0) });
  world = await startFeedWorld();
  await world.own(OWN);
  await storeTestCatalogue(world.platform.context, [elements]);
  const { sets, everyMinutes } = FEED_KINDS.OWN_EPHEMERIS_FOLDER;
  const body = { name: 'own', kind: 'OWN_EPHEMERIS_FOLDER' as const, address: folder, sets: [...sets], everyMinutes };
  const rest = { minShare: 0, signInAddress: null, identity: null, isOn: true };
  const caller = { operatorId: 'test-operator', actor: 'ada' };
  feedId = (await createFeed(world.platform.context, caller, { ...body, ...rest }, 'machine')).id;
});
afterAll(async () => {
  Object.assign(SOURCES, { OWN_EPHEMERIS_FOLDER: usual });
  await world.close();
  rmSync(folder, { recursive: true });
});

const query = async (text: string) => (await world.platform.context.database.pool.query(text)).rows;
const kept = async () =>
  (await query('select file_name, designation from ephemeris order by uploaded_at')).map(
    ({ file_name: name, designation }) => `${name} ${designation}`,
  );

it('a file is taken as if somebody had uploaded it, and screened; a trial keeps nothing', async () => {
  write('a.oem', oem(NOW_TAI_S));
  expect(await world.turn(feedId, true)).toMatchObject({ state: 'TAKEN', change: { objects: 1, added: 1 } });
  expect(await kept()).toEqual([]);
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', message: '', change: { added: 1 } });
  expect(await kept()).toEqual(['a.oem OPERATIONAL']);
  expect(await query('select trigger, operator_id from screening')).toEqual([
    { trigger: 'UPLOAD', operator_id: 'test-operator' },
  ]);
  expect(await query(`select actor, action from audit where record_type = 'ephemeris'`)).toEqual([
    { actor: 'feed own', action: 'uploaded' },
  ]);
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', files: [] });
});

it('in whatever form; one whose name says that it may be flown is a candidate', async () => {
  write('b.oem.gz', gzipSync(oem(NOW_TAI_S + 60)));
  const name = `MEME_${OWN}_SENTINEL-A_2026330120000_Special_burn1_Unclassified.txt`;
  write(name, itcOf(oem(NOW_TAI_S + 120)));
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 2 } });
  expect((await kept()).slice(1).toSorted()).toEqual([`${name} CANDIDATE`, 'b.oem.gz OPERATIONAL']);
});

it('a worker that died after it had kept a file takes nothing twice; a file that was written anew is another', async () => {
  const before = await kept();
  await query(`update feed set taken = '{}'`);
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', message: '', change: { objects: 3, added: 0 } });
  expect(await kept()).toEqual(before);
  write('a.oem', oem(NOW_TAI_S + 180));
  expect(await world.turn(feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
  expect(await kept()).toEqual([...before, 'a.oem OPERATIONAL']);
});

it('a file of nobody here, or one that is broken, is named with its fault and stops no other', async () => {
  const before = (await kept()).length;
  write('c.oem', oem(NOW_TAI_S, testElements(NOW_TAI_S, { noradId: 91_001, cosparId: '2026-091A', name: 'OTHER' })));
  write('d.oem', oem(NOW_TAI_S + 240).replace(/^REF_FRAME.*$/m, 'REF_FRAME = NOWHERE'));
  write('e.oem', oem(NOW_TAI_S + 300));
  const turn = await world.turn(feedId);
  expect(turn).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
  const { status } = await world.get(feedId);
  expect(status.health).toBe('GOOD');
  expect(status.refused.map(({ name }) => name).toSorted()).toEqual(['c.oem', 'd.oem']);
  // A file of a satellite that is not in the fleet is read in each turn, and keeps the time of its refusal.
  expect((await world.turn(feedId)).files.map(({ name }) => name)).toEqual(['c.oem']);
  expect((await world.get(feedId)).status.refused).toEqual(status.refused);
  expect(turn.message).toMatch(/c\.oem was rejected: None of your satellites is OTHER/);
  expect(turn.message).toMatch(/d\.oem was rejected: Line 8: .*NOWHERE/);
  expect(await kept()).toHaveLength(before + 1);
  for (const name of ['c.oem', 'd.oem']) rmSync(join(folder, name));
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED', message: '' });
});

it('is of its organisation, and added on the machine alone', async () => {
  const own = await world.get(feedId);
  expect(own).toMatchObject({ content: 'OWN_EPHEMERIDES', isOwn: true });
  expect(await world.send(route('createFeed'), { ...contentOfFeed(own), name: 'other' })).toMatchObject({
    json: { code: 'feed-address' },
  });
  const others = await world.platform.bearer({
    operatorId: 'gull',
    subject: 'gull',
    roles: { 'collision-avoidance': ['admin'] },
  });
  expect((await world.send(route('getFeed', { feedId }), undefined, others)).status).toBe(404);
});
