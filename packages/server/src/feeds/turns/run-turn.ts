import type { FeedContent, FeedTurnState } from '@keepout/contract/feeds/enums';
import type { FeedTurn } from '@keepout/contract/feeds/feed';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import { nextAsk, nextAskAfterSkip } from '@keepout/operations/feeds/timing';
import type { ServerContext } from '../../hosting/module.ts';
import { EVERYBODY } from '../../platform/events/event-type.ts';
import { Outage } from '../../platform/outage.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { feedChanged } from '../../ports/feeds.ts';
import { takeContacts } from '../intake/contacts.ts';
import { takeElementSets, useElementSets } from '../intake/element-sets.ts';
import { takeOwnEphemeris, takePublicEphemeris, tidyEphemerides } from '../intake/ephemerides.ts';
import type { FeedIntake, FileContents } from '../intake/intake.ts';
import { takeMessages } from '../intake/messages.ts';
import { takeObjects, useObjects } from '../intake/objects.ts';
import { takeEarthOrientation, takeSpaceWeather } from '../intake/tables.ts';

import { type PublishedDocument, PublisherSession, passwordOwner, type UnreadFile } from '../source/asking.ts';
import { SOURCES } from '../source/sources.ts';
import { type Trouble, trouble } from '../source/trouble.ts';
import { turnLimitsOf } from '../source/turn-limits.ts';
import { type FeedRow, findFeed, findTurn, foldUnchanged, isOfNewerKind, moveTurn, noteProgress } from '../store.ts';
import type { RefusedAsItIs } from '../tables.ts';

/** Intake for each kind of content. */
const INTAKES: Readonly<Record<FeedContent, FeedIntake>> = {
  CATALOGUE: { take: takeElementSets, use: useElementSets },
  OBJECTS: { take: takeObjects, use: useObjects },
  EARTH_ORIENTATION: { take: takeEarthOrientation },
  SPACE_WEATHER: { take: takeSpaceWeather },
  MESSAGES: { take: takeMessages },
  EPHEMERIDES: { take: takePublicEphemeris, use: tidyEphemerides },
  OWN_EPHEMERIDES: { take: takeOwnEphemeris },
  CONTACTS: { take: takeContacts },
};

/** Progress of a run. */
interface Course {
  readonly files: FeedTurn['files'];
  readonly changes: readonly FileContents['change'][];
  /** Reasons why the data of the run were not stored. */
  readonly refusals: readonly Statement[];
  /** Reasons of files that were refused alone in this run, by name: the run continues without them. */
  readonly refusedAlone: Readonly<Record<string, Statement>>;
  readonly notes: readonly Statement[];
  /** SHA-256 of stored files, by name. */
  readonly taken: Readonly<Record<string, string>>;
  /** Rejected files, which are rejected again until they change, by name. */
  readonly refused: FeedRow['refused'];
  readonly hasNews: boolean;
}

const MINUTE_MS = 60_000;
/** Maximum number of reported files that were not stored, or only in part. */
const MOST_TOLD = 10;
const EMPTY_COURSE: Course = {
  files: [],
  changes: [],
  refusals: [],
  refusedAlone: {},
  notes: [],
  taken: {},
  refused: {},
  hasNews: false,
};

/**
 * Runs a feed: requests, reads, and unless it is a trial stores the received data. Unusable data leave the data in use unchanged. A retry after the death of a
 * worker continues with the data already received.
 */
export async function runTurn(
  context: ServerContext,
  { feedId, turnId }: { readonly feedId: string; readonly turnId: string },
  signal: AbortSignal,
): Promise<void> {
  const db = context.database.orm;
  const [feed, turn] = [await findFeed(db, feedId), await findTurn(db, turnId)];
  // The job is left to a worker of that version.
  if (feed === undefined && (await isOfNewerKind(db, feedId)))
    throw new Error('a newer version added this kind of feed');
  if (feed === undefined || turn === undefined) return;
  const isBegun = await moveTurn(db, turnId, { state: 'RUNNING', startedAt: new Date().toISOString() });
  if (!isBegun) return;
  await tellOthers(context, feed);
  let course = EMPTY_COURSE;
  const { timeMs } = turnLimitsOf(feed);
  const late = AbortSignal.timeout(timeMs);
  const eitherSignal = AbortSignal.any([signal, late]);
  const session = new PublisherSession(context, feed, eitherSignal, turn.isTrial);
  const take = async (file: PublishedDocument | UnreadFile) => {
    course = await takeFile(context, feed, { isTrial: turn.isTrial, signal: eitherSignal }, file, course);
    await moveTurn(db, turnId, { files: course.files, calls: session.calls });
    await tellOthers(context, feed);
    return Object.hasOwn(course.taken, keyOf(file));
  };
  const outcome = await askAll(context, feed, session, take).catch((cause: unknown): undefined => {
    if (!late.aborted) throw cause;
  });
  // A worker that stops leaves the run to the next one; a cancelled run has already ended.
  signal.throwIfAborted();
  const met = late.aborted ? trouble(tell('feed-turn-late', { minutes: timeMs / MINUTE_MS })) : outcome;
  const isUsed = course.hasNews && !turn.isTrial;
  const keptBack = isUsed ? await INTAKES[FEED_KINDS[feed.kind].brings].use?.(context, feed) : undefined;
  // The next turn compares the same content again.
  if (keptBack !== undefined) course = { ...course, refusals: [...course.refusals, keptBack], taken: {} };
  await endTurn(context, feed, { ...turn, session: session }, course, met);
}

async function askAll(
  context: ServerContext,
  feed: FeedRow,
  session: PublisherSession,
  take: (file: PublishedDocument | UnreadFile) => Promise<boolean>,
): Promise<Trouble | undefined> {
  let openPassword: string | undefined;
  try {
    openPassword =
      feed.password === null ? undefined : vaultOf(context.settings).open(feed.password, passwordOwner(feed));
  } catch (cause) {
    if (!(cause instanceof Outage)) throw cause;
    return trouble(tell('feed-password-unreadable'));
  }
  return await SOURCES[feed.kind]({ ...feed, openPassword }, session, take);
}

async function takeFile(
  context: ServerContext,
  feed: FeedRow,
  { isTrial, signal }: { readonly isTrial: boolean; readonly signal: AbortSignal },
  file: PublishedDocument | UnreadFile,
  course: Course,
): Promise<Course> {
  const { name, identity } = file;
  /** A file with an identity is refused alone; any other fails the run. */
  const refuse = (reason: Statement, mayBeTaken = false): Partial<Course> => {
    if (identity === undefined) return { refusals: [...course.refusals, reason] };
    const refused = {
      identity,
      reason,
      ...refusedSince(feed.refused[name], identity),
      ...(mayBeTaken && { mayBeTaken }),
    };
    return {
      refusedAlone: { ...course.refusedAlone, [name]: reason },
      refused: { ...course.refused, [name]: refused },
    };
  };
  if ('refused' in file) {
    const listed = { name, sizeBytes: file.sizeBytes, records: 0, rejected: 1 };
    return { ...course, files: [...course.files, listed], ...refuse(file.refused, file.mayBeTaken) };
  }
  const { bytes, sha256 } = file;
  const key = keyOf(file);
  const isSame = feed.taken[key] === sha256;
  // Data already in use are read again only in a trial, whose result contains their counts.
  const intake = INTAKES[FEED_KINDS[feed.kind].brings];
  const result = await intake
    .take(context, feed, file, isTrial || isSame, signal)
    .catch((cause: unknown): Awaited<ReturnType<FeedIntake['take']>> => {
      // The next run reads a folder again; a mail or an answer would be lost.
      if (signal.aborted || FEED_KINDS[feed.kind].address !== null) throw cause;
      context.log.error({ err: cause, feed: feed.name, file: name }, 'reading a file of a feed failed');
      const refused = together(tell('feed-file-refused', { file: name }), tell('feed-file-broke'));
      return { refused, mayBeTaken: true };
    });
  const recordCounts = 'contents' in result ? result.contents : { records: 0, rejected: 0 };
  const listed = { name, sizeBytes: bytes.length, records: recordCounts.records, rejected: recordCounts.rejected };
  const files = [...course.files, listed];
  if ('refused' in result) return { ...course, files, ...refuse(result.refused, result.mayBeTaken) };
  if (identity !== undefined && isUseless(result.contents) && result.note !== undefined)
    return { ...course, files, ...refuse(result.note) };
  const { contents, note } = result;
  return {
    ...course,
    files,
    changes: [...course.changes, contents.change],
    notes: note === undefined ? course.notes : [...course.notes, note],
    taken: { ...course.taken, [key]: sha256 },
    // A page without a message contains no new data.
    hasNews: course.hasNews || (!isSame && contents.records > 0),
  };
}

/** Returns the name under which a file is stored. */
const keyOf = (file: PublishedDocument | UnreadFile): string => ('part' in file ? file.part : undefined) ?? file.name;

const isUseless = ({ records, rejected }: Pick<FileContents, 'records' | 'rejected'>): boolean =>
  records === 0 && rejected > 0;

/** A file that is read again in each run keeps the time of its first refusal until it changes. */
const refusedSince = (before: RefusedAsItIs | undefined, identity: string): Pick<RefusedAsItIs, 'refusedAt'> => ({
  refusedAt: (before?.identity === identity ? before.refusedAt : undefined) ?? new Date().toISOString(),
});

async function endTurn(
  context: ServerContext,
  feed: FeedRow,
  turn: { readonly id: string; readonly isTrial: boolean; readonly session: PublisherSession },
  course: Course,
  met: Trouble | undefined,
): Promise<void> {
  const { database } = context;
  const { calls, notes, skipped } = turn.session;
  const endedAt = new Date().toISOString();
  const state = stateOf(course, turn.session, met);
  const message = together(
    ...[
      ...course.refusals,
      ...Object.values(course.refusedAlone),
      ...course.notes,
      ...notes,
      ...(state === 'TAKEN' ? [] : skipped),
    ].slice(0, MOST_TOLD),
    ...(met === undefined ? [] : [met.reason]),
  );
  await database.orm.transaction(async (tx) => {
    const change = sumOf(course.changes);
    const isEnded = await moveTurn(tx, turn.id, {
      state,
      endedAt,
      message,
      change,
      files: course.files,
      calls,
    });
    if (!isEnded) return;
    if (!turn.isTrial) await noteProgress(tx, feed.id, progressOf(feed, state, turn.session, course, met));
    if (state === 'UNCHANGED' || state === 'SKIPPED') await foldUnchanged(tx, feed.id);
    await context.events.publish(tx, feed.operatorId ?? EVERYBODY, feedChanged, { feedId: feed.id });
  });
  const facts = { feed: feed.name, kind: feed.kind, state, calls, message };
  if (met !== undefined || course.refusals.length > 0)
    context.log.warn(facts, 'a feed brought nothing that can be used');
  else context.log.info(facts, 'a turn of a feed is over');
}

/** Returns the changes of the feed after a turn. A skipped turn keeps the last good time, the failures and the planned call. */
function progressOf(
  feed: FeedRow,
  state: FeedTurnState,
  { cursor, hasAnswer, present, remembersRefused, storedAtMs }: PublisherSession,
  course: Course,
  met: Trouble | undefined,
): Parameters<typeof noteProgress>[2] {
  const nowMs = Date.now();
  const dueMs = Date.parse(feed.dueAt);
  const at = (ms: number): string => (ms === dueMs ? feed.dueAt : new Date(ms).toISOString());
  // Data of an answer that an earlier turn or trial stored are as old as that answer.
  const isStored = !hasAnswer && storedAtMs !== undefined && met === undefined;
  const answeredMs = isStored ? storedAtMs : nowMs;
  const files = {
    taken: amongThose({ ...feed.taken, ...course.taken }, present),
    refused: amongThose(refusedNow(feed, course), present),
  };
  if (state === 'TAKEN' || state === 'UNCHANGED')
    return {
      ...files,
      ...(cursor !== undefined && { cursor }),
      failures: 0,
      dueAt: at(nextAsk(feed, 0, answeredMs, undefined)),
      lastGoodAt: at(Math.max(answeredMs, Date.parse(feed.lastGoodAt ?? at(0)))),
    };
  if (state === 'SKIPPED' || isStored) {
    const fromMs = met?.waitUntilMs ?? (isStored ? nextAsk(feed, 0, answeredMs, undefined) : undefined);
    const dueAt = at(nextAskAfterSkip(feed, nowMs, { dueMs, fromMs }));
    return { ...files, dueAt, ...(state !== 'SKIPPED' && { failures: Math.max(1, feed.failures) }) };
  }
  const failures = feed.failures + (met?.isOurs ? 0 : 1);
  const nextMs = nextAsk(feed, failures, nowMs, met);
  return {
    ...files,
    // The next turn asks again for refused data, except for those stored as refused.
    ...(cursor !== undefined && state === 'REFUSED' && remembersRefused && { cursor }),
    failures,
    // A failed call does not postpone the planned call, unless the publisher asks for a later one.
    dueAt: at(dueMs > nowMs && met?.waitUntilMs === undefined ? Math.min(nextMs, dueMs) : nextMs),
    ...(met?.isShutOut && { isOn: false }),
  };
}

const amongThose = <T>(
  byName: Readonly<Record<string, T>>,
  present: ReadonlySet<string> | undefined,
): Readonly<Record<string, T>> =>
  present === undefined ? byName : Object.fromEntries(Object.entries(byName).filter(([name]) => present.has(name)));

/** Refused files of this turn, and of earlier ones those that were not read again. */
const refusedNow = (feed: FeedRow, { refused, files }: Course): FeedRow['refused'] => {
  const read = new Set(files.map(({ name }) => name));
  return { ...Object.fromEntries(Object.entries(feed.refused).filter(([name]) => !read.has(name))), ...refused };
};

function stateOf(course: Course, { hasAnswer, skipped }: PublisherSession, met: Trouble | undefined): FeedTurnState {
  const { files, refusals, refusedAlone, hasNews } = course;
  const isUnasked = met === undefined ? skipped.length > 0 && refusals.length === 0 : met.isOurs === true;
  if (!hasAnswer && !hasNews && isUnasked) return 'SKIPPED';
  if (met !== undefined) return 'FAILED';
  const countedFiles = files.filter(({ name }) => !Object.hasOwn(refusedAlone, name));
  if (refusals.length > 0 || (countedFiles.length > 0 && countedFiles.every(isUseless))) return 'REFUSED';
  return hasNews ? 'TAKEN' : 'UNCHANGED';
}

function sumOf(changes: readonly FileContents['change'][]): FileContents['change'] | null {
  if (changes.length === 0) return null;
  const sum = (field: keyof FileContents['change']) => changes.reduce((total, change) => total + change[field], 0);
  return { objects: sum('objects'), newer: sum('newer'), added: sum('added'), gone: sum('gone') };
}

/** Notifies open pages that show the feed. */
async function tellOthers({ database, events }: ServerContext, { id: feedId, operatorId }: FeedRow): Promise<void> {
  await database.orm.transaction((tx) => events.publish(tx, operatorId ?? EVERYBODY, feedChanged, { feedId }));
}
