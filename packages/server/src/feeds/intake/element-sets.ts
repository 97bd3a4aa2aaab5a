import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, together } from '@keepout/contract/sentences';
import type { Result } from '@keepout/units/result';
import { cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { CATALOGUE_LIMIT_BYTES } from '../../catalogue/load.ts';
import { findPart, keepArrival, putPartsTogether, tryPart } from '../../catalogue/parts.ts';
import type { PartFacts, PartRefused, ReadPartInput } from '../../catalogue/read-part.thread.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { threadTask } from '../../platform/threads/threads.ts';
import type { PublishedDocument } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';
import { type FileContents, type IntakeResult, isShrunk } from './intake.ts';

const read = threadTask<ReadPartInput, Result<PartFacts, PartRefused>>(
  new URL('../../catalogue/read-part.thread.ts', import.meta.url),
  'readPart',
);
const MINUTE_MS = 60_000;

/** Adds element sets to the catalogue; refuses a file with far fewer objects than the previous one. */
export async function takeElementSets(
  context: ServerContext,
  feed: FeedRow,
  { name, part: partName = name, bytes }: PublishedDocument,
  isTrial: boolean,
): Promise<IntakeResult> {
  const { orm } = context.database;
  const part = await context.threads.run(read, { bytes, limitBytes: CATALOGUE_LIMIT_BYTES, nowTaiS: nowTaiS() });
  if (!part.ok) {
    return { refused: together(tell('feed-file-refused', { file: name }), asWritten(part.fault.reason)) };
  }
  const facts = part.value;
  const before = await findPart(orm, feed.name, partName);
  const objects = facts.noradIds.length;
  if (before !== undefined && isShrunk(objects, before.objectCount, feed)) {
    const least = Math.ceil(feed.minShare * before.objectCount);
    return { refused: tell('feed-shrunk', { file: name, objects, before: before.objectCount, least }) };
  }
  // Of equal element sets, that of the oldest feed is used.
  const place = Math.floor(Date.parse(feed.createdAt) / MINUTE_MS);
  const arrival = { source: feed.name, part: partName, place, bytes, facts };
  const change = await changeOf(context, facts);
  const contents = { records: objects, rejected: facts.rejectedCount, change };
  if (isTrial) {
    const trial = await tryPart(context, arrival);
    const note = trial.reason && together(tell('feed-would-be-kept-back'), trial.reason);
    return { contents: { ...contents, change: { ...change, gone: trial.change?.gone ?? 0 } }, ...(note && { note }) };
  }
  await orm.transaction((tx) => keepArrival(tx, arrival));
  return { contents };
}

/** Compares a file with the catalogue in use; objects that leave are counted once all parts are merged. */
async function changeOf(
  { database }: ServerContext,
  { noradIds, epochsTaiS }: PartFacts,
): Promise<FileContents['change']> {
  const row = await newestCatalogue(database.orm);
  const inUse = row === undefined ? undefined : (await cachedCatalogue(database.orm, row.id)).byNoradId;
  const epochOf = (noradId: number) => inUse?.get(noradId)?.epochTaiS;
  return {
    objects: noradIds.length,
    newer: noradIds.filter((noradId, index) => epochsTaiS[index]! > (epochOf(noradId) ?? Number.POSITIVE_INFINITY))
      .length,
    added: noradIds.filter((noradId) => epochOf(noradId) === undefined).length,
    gone: 0,
  };
}

/** Builds the catalogue again from the newest data of all feeds. */
export async function useElementSets(context: ServerContext, feed: FeedRow): Promise<Statement | undefined> {
  // Sets that are no longer requested are removed.
  const wanted = FEED_KINDS[feed.kind].sets.length > 0 ? { wanted: feed.sets } : {};
  const outcome = await putPartsTogether(context, { source: feed.name, ...wanted });
  if (outcome === undefined || 'loaded' in outcome) return undefined;
  const { state, reason } = outcome.keptBack;
  return state === 'DISCARDED' ? tell('catalogue-discarded') : reason;
}
