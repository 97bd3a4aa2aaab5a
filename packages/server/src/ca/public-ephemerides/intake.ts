import { namesake } from '@keepout/assessment/orbit/namesake';
import { formatUtcZ } from '@keepout/astro/epoch';
import { objectOfName } from '@keepout/ccsds/value/ephemeris-name';
import { radiiOfOutline } from '@keepout/conjunction/screening/outline/radii';
import { regimesVolume } from '@keepout/conjunction/volume/defaults';
import { SCREENED_DAYS } from '@keepout/contract/ca/named-volumes';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, together } from '@keepout/contract/sentences';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { filePlacesText } from '../../messages/file-place.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { keepFile } from '../../platform/files/stored-files.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { PublicEphemerides, PublicEphemerisFile, PublishedTaken } from '../../ports/public-ephemerides.ts';
import { ephemerisKeys, keepStates } from '../ephemerides/cached-ephemeris.ts';
import { madeTaiS } from '../ephemerides/facts.ts';
import { keepOutline, outlinesOf } from '../ephemerides/outlines.ts';
import { deleteSuperseded, insertPublic, type PublicEphemerisRow, publicInForce } from '../ephemerides/public-store.ts';
import { readEphemerisTask } from '../ephemerides/read-task.ts';
import { contentsInForce, fleetNumbers } from '../ephemerides/store.ts';
import { CA_IDS } from '../ids.ts';
import { nearTask } from '../screenings/bystanders.ts';

export const publicEphemeridesOf = (context: ServerContext): PublicEphemerides => ({
  selectUseful: (fileNames) => wantedOf(context, fileNames),
  take: (file) => takePublished(context, file),
  tidy: () => deleteSuperseded(context.database.orm, nowTaiS()),
});

/** Returns the stored public ephemerides, by catalogue number. */
export async function storedPublicEphemerides({
  database,
}: ServerContext): Promise<ReadonlyMap<number, PublicEphemerisRow>> {
  const knownAt = new Date().toISOString();
  const rows = await publicInForce(database.orm, { startTaiS: nowTaiS(), stopTaiS: Number.MAX_VALUE, knownAt });
  return new Map(rows.map((row) => [row.noradId, row]));
}

/** Selects files by perigee and apogee only, with the largest screening volume in use. */
async function wantedOf(context: ServerContext, fileNames: readonly string[]): Promise<readonly string[]> {
  const db = context.database.orm;
  const newest = await newestCatalogue(db);
  if (newest === undefined) return [];
  const storedFiles = await storedPublicEphemerides(context);
  // Of several files of an object the last is the newest.
  const files = new Map(fileNames.flatMap((name) => (of(name) === undefined ? [] : [[of(name)!, name] as const])));
  const changedFiles = [...files].filter(([noradId, name]) => storedFiles.get(noradId)?.fileName !== name);
  const startTaiS = nowTaiS();
  const outlines = await outlinesOf(context, await contentsInForce(db, startTaiS));
  const may = await context.threads.run(nearTask, {
    catalogue: (await cachedCatalogue(db, newest.id)).packed,
    window: { startTaiS, stopTaiS: startTaiS + SCREENED_DAYS * SECONDS_PER_DAY },
    volume: regimesVolume,
    ownOrbits: { radii: [...outlines.values()].map(radiiOfOutline), noradIds: await fleetNumbers(db) },
    otherObjects: changedFiles.map(([noradId]) => ({ ...storedFiles.get(noradId), noradId })),
  });
  const toldUntil = ([noradId]: (typeof changedFiles)[number]) => storedFiles.get(noradId)?.madeTaiS ?? 0;
  return changedFiles
    .filter((_, place) => may[place])
    .toSorted((a, b) => toldUntil(a) - toldUntil(b))
    .map(([, name]) => name);
}

const of = (fileName: string): number | undefined => objectOfName(fileName)?.noradId;

async function takePublished(context: ServerContext, file: PublicEphemerisFile): Promise<PublishedTaken> {
  const { fileName, bytes, feed, isTrial } = file;
  const { database, settings, threads } = context;
  const content = receivedBytes(bytes);
  const keys = await ephemerisKeys(context, content.sha256);
  const orientation = await earthOrientationInUse(database.orm);
  const limitBytes = settings.uploadLimitBytes;
  const read = await threads.run(readEphemerisTask, { bytes, fileName, limitBytes, ...orientation });
  const left = (is: PublishedTaken['is'], reason: Statement): PublishedTaken => ({
    is,
    note: together(tell('feed-file-refused', { file: fileName }), reason),
  });
  if (!read.ok) return left('UNUSABLE', asWritten(filePlacesText(read.fault.errors.slice(0, 1))));
  const { facts, startTaiS, stopTaiS, outline } = read.value;
  const newest = await newestCatalogue(database.orm);
  const elements = newest === undefined ? [] : (await cachedCatalogue(database.orm, newest.id)).elements;
  const listed = namesake({ ...read.value, designator: facts.objectId }, elements);
  const noradId = listed?.noradId ?? (/^\d{1,9}$/.test(facts.objectId) ? Number(facts.objectId) : undefined);
  if (noradId === undefined) return left('UNUSABLE', tell('feed-ephemeris-of-nobody', { object: facts.objectId }));
  if (stopTaiS <= nowTaiS()) return left('NO_NEWS', tell('feed-ephemeris-over', { until: formatUtcZ(stopTaiS, 0) }));
  const before = (await storedPublicEphemerides(context)).get(noradId);
  const fileTaiS = madeTaiS({ facts, uploadedAt: new Date().toISOString() });
  if (before !== undefined && (before.sha256 === content.sha256 || before.madeTaiS > fileTaiS))
    return { is: 'NO_NEWS' };
  if (!isTrial) {
    await database.orm.transaction(async (tx) => {
      const fileId = await keepFile(tx, content, { operatorId: null, kind: 'feed' });
      await keepOutline(tx, keys, read.value);
      await insertPublic(tx, {
        id: CA_IDS.next('pem'),
        feedId: feed.id,
        publisher: feed.name,
        noradId,
        name: listed?.name ?? facts.objectName,
        fileId,
        fileName,
        startTaiS,
        stopTaiS,
        madeTaiS: fileTaiS,
        ...radiiOfOutline(outline),
      });
    });
    await keepStates(context, keys, read.value);
  }
  return { is: before === undefined ? 'FIRST' : 'NEWER' };
}
