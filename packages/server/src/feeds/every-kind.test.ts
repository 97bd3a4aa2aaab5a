import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedKind } from '@keepout/contract/feeds/enums';
import { USUAL_LEAST_SHARE } from '@keepout/contract/feeds/fields';
import { FEED_KINDS, isForOperator } from '@keepout/contract/feeds/kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEvent } from '../ca/manoeuvres/test-event.ts';
import { itcOf, testElements, testOem } from '../ca/test-oem.ts';
import { nowTaiS } from '../platform/now.ts';
import { TEST_CERTIFICATE } from '../test-certificate.ts';
import { text } from '../test-publisher.ts';
import { createFeed } from './service.ts';
import { filesOfFolder, newestOfFolder } from './source/folder.ts';
import { mailbox } from './source/mailbox.ts';
import { SOURCES } from './source/sources.ts';
import { AUTHSERV_ID, mailOf, startTestMailServer, type TestMailServer } from './test-mail-server.ts';
import { gpCsv, orientationCsv, spaceTrackRecord, udlPageOf, weatherCsv } from './test-wire.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const OWN = 90_000;
const ACCOUNT = { identity: 'ops@example.org', password: 'correct horse' } as const;
const NOW_TAI_S = Math.floor(nowTaiS());
const sets = (noradId: number): string =>
  gpCsv([noradId, OWN].map((number) => testElements(NOW_TAI_S - 60, { noradId: number })));
const message = (other: number): string =>
  testEvent(NOW_TAI_S + 86_400, { noradId: OWN, other, creationTaiS: NOW_TAI_S - 3600 });

const STARLINK = 'MEME_91001_STARLINK-1_3300000_Operational_1_UNCLASSIFIED.txt';
const SPAN = { startTaiS: NOW_TAI_S, count: 61, stepS: 60 };

/** What each kind is answered with by whoever stands in for its publisher: by path, or as the file of a folder. */
const STAND_INS: Readonly<Record<FeedKind, { readonly path?: string; readonly content: string }>> = {
  CELESTRAK_GP: { path: '/NORAD/elements/gp.php', content: sets(91_001) },
  CELESTRAK_SUPGP: { path: '/NORAD/elements/supplemental/sup-gp.php', content: sets(91_002) },
  SPACE_TRACK_GP: {
    path: '/basicspacedata/query/class/gp/decay_date/null-val/epoch/%3Enow-30/orderby/norad_cat_id/format/csv',
    content: sets(91_003),
  },
  CATALOGUE_FOLDER: { content: sets(91_004) },
  CELESTRAK_SATCAT: {
    path: '/pub/satcat.csv',
    content:
      'OBJECT_NAME,OBJECT_ID,NORAD_CAT_ID,OBJECT_TYPE,OPS_STATUS_CODE,OWNER,DECAY_DATE,RCS\nA,2026-001B,91001,PAY,+,ESA,,4.5\n',
  },
  SPACE_TRACK_SATCAT: {
    path: '/basicspacedata/query/class/satcat/orderby/norad_cat_id/format/csv',
    content:
      '"INTLDES","NORAD_CAT_ID","OBJECT_TYPE","SATNAME","COUNTRY","LAUNCH","SITE","DECAY","RCSVALUE","RCS_SIZE"\r\n' +
      '"2026-001C","91002","PAYLOAD","B","FR","2026-01-01","FRGUI","","0","LARGE"\r\n',
  },
  EARTH_ORIENTATION: { path: '/SpaceData/EOP-Last5Years.csv', content: orientationCsv('2026-11-01', 30) },
  SPACE_WEATHER: { path: '/SpaceData/SW-Last5Years.csv', content: weatherCsv('2026-11-01', 30) },
  SPACE_TRACK_CDM: {
    path: '/expandedspacedata/query/class/cdm/CREATION_DATE/%3Enow-7/orderby/CDM_ID%20asc/format/json',
    content: JSON.stringify([spaceTrackRecord(1, message(71_001))]),
  },
  TRACSS_CDM: { path: '/metadata/v2/tracssCdm', content: message(71_002) },
  TRACSS_CONTACTS: {
    path: '/metadata/contactDirectory/operational/all',
    content: '[{"organization":"Acme","operationalContactPhones":"+1 555 0100","noradIdList":["71006"]}]',
  },
  UDL_CONJUNCTION: { path: '/udl/conjunction', content: udlPageOf(message(71_005)) },
  MAILBOX: { path: '/INBOX', content: mailOf('', { 'a.cdm': message(71_004) }) },
  MESSAGE_FOLDER: { content: message(71_003) },
  STARLINK_EPHEMERIDES: { path: '/public-files/ephemerides/MANIFEST.txt', content: `${STARLINK}\n` },
  EPHEMERIS_FOLDER: { content: testOem(testElements(NOW_TAI_S, { cosparId: '91002' }), SPAN) },
  OWN_EPHEMERIS_FOLDER: { content: testOem(testElements(NOW_TAI_S, { cosparId: String(OWN) }), SPAN) },
};

const folder = mkdtempSync(join(tmpdir(), 'keepout-kinds-'));
/** Folders of which nobody waits until a file was left alone, and a mail server that is trusted. */
const FOLDERS = {
  CATALOGUE_FOLDER: newestOfFolder(0),
  MAILBOX: mailbox({ ca: TEST_CERTIFICATE }),
  MESSAGE_FOLDER: filesOfFolder(0),
  EPHEMERIS_FOLDER: filesOfFolder(0),
  OWN_EPHEMERIS_FOLDER: filesOfFolder(0),
} as const;
const usual = { ...SOURCES };
let world: FeedWorld;
let mailServer: TestMailServer;
beforeAll(async () => {
  Object.assign(SOURCES, FOLDERS);
  world = await startFeedWorld();
  mailServer = await startTestMailServer(ACCOUNT);
  const { publisher } = world;
  publisher.say('/ajaxauth/login', text('""', { 'set-cookie': 'chocolatechip=abc; path=/' }));
  publisher.say(`/public-files/ephemerides/${STARLINK}`, text(itcOf(testOem(testElements(NOW_TAI_S), SPAN))));
  publisher.say('/oauth2/aus1358llxDldKxE80j7/v1/token', text('{"access_token":"abc"}'));
  await world.own(OWN);
});
afterAll(async () => {
  Object.assign(SOURCES, usual);
  await world.close();
  await mailServer.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each(Object.keys(FEED_KINDS) as FeedKind[])('%s is asked of a stand-in, and what comes is taken', async (kind) => {
  const { path, content } = STAND_INS[kind];
  const { address, signsIn } = FEED_KINDS[kind];
  expect(path === undefined).toBe(address === null);
  if (path !== undefined) world.publisher.say(path, text(content));
  const feedId = address === null ? await ofFolder(kind, content) : await ofPublisher(kind, signsIn);
  if (kind === 'MAILBOX') mailServer.deliver({ raw: content });
  expect(await world.turn(feedId)).toMatchObject({
    state: 'TAKEN',
    message: '',
    change: { added: expect.any(Number) },
  });
  if (kind === 'MAILBOX') expect(mailServer.commands).toContainEqual('EXAMINE INBOX');
  else if (path !== undefined)
    expect(world.publisher.calls).toContainEqual(expect.stringContaining(`GET ${decodeURIComponent(path)}`));
});

const ofPublisher = async (kind: FeedKind, signsIn: boolean): Promise<string> =>
  (
    await world.add({
      kind,
      name: kind,
      ...(signsIn && ACCOUNT),
      ...(kind === 'MAILBOX' && { address: mailServer.address(), trustedServer: AUTHSERV_ID }),
    })
  ).feedId;

/** By the machine: the API adds no folder. */
async function ofFolder(kind: FeedKind, content: string): Promise<string> {
  const address = mkdtempSync(join(folder, 'drop-'));
  writeFileSync(join(address, 'file'), content);
  const { sets: usualSets, everyMinutes } = FEED_KINDS[kind];
  const body = { name: kind, kind, address, sets: [...usualSets], everyMinutes, minShare: USUAL_LEAST_SHARE };
  const rest = { signInAddress: null, identity: null, isOn: true };
  const operatorId = isForOperator(kind) ? 'test-operator' : 'platform';
  const { context } = world.platform;
  return (await createFeed(context, { operatorId, actor: 'ada' }, { ...body, ...rest }, 'machine')).id;
}
