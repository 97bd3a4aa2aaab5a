import type { FeedContent, FeedTurnState } from '@keepout/contract/feeds/enums';
import type { FeedTurn } from '@keepout/contract/feeds/feed';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import { nextAsk } from '@keepout/operations/feeds/timing';
import type { ServerContext } from '../../hosting/module.ts';
import { EVERYBODY } from '../../platform/events/event-type.ts';
import { Outage } from '../../platform/outage.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { feedChanged } from '../../ports/feeds.ts';
import { takeContacts } from '../intake/contacts.ts';
import { takeElementSets, useElementSets } from '../intake/element-sets.ts';
import { takeEphemeris, takeOwnEphemeris, tidyEphemerides } from '../intake/ephemerides.ts';
import type { Contents, Intake } from '../intake/intake.ts';
import { takeMessages } from '../intake/messages.ts';
import { takeObjects, useObjects } from '../intake/objects.ts';
import { takeEarthOrientation, takeSpaceWeather } from '../intake/tables.ts';

import { Asking, type Came, passwordOwner, type UnreadFile } from '../source/asking.ts';
import { SOURCES } from '../source/sources.ts';
import { type Trouble, trouble } from '../source/trouble.ts';
import { turnLimitsOf } from '../source/turn-limits.ts';
import { type FeedRow, findFeed, findTurn, foldUnchanged, isOfNewerKind, moveTurn, noteProgress } from '../store.ts';

/** What becomes of what a feed brings. */
const INTAKES: Readonly<Record<FeedContent, Intake>> = {
  CATALOGUE: { take: takeElementSets, use: useElementSets },
  OBJECTS: { take: takeObjects, use: useObjects },
  EARTH_ORIENTATION: { take: takeEarthOrientation },
  SPACE_WEATHER: { take: takeSpaceWeather },
  MESSAGES: { take: takeMessages },
  EPHEMERIDES: { take: takeEphemeris, use: tidyEphemerides },
  OWN_EPHEMERIDES: { take: takeOwnEphemeris },
  CONTACTS: { take: takeContacts },
};

/** What a turn has come to so far. */
interface Course {
  readonly files: FeedTurn['files'];
  readonly changes: readonly Contents['change'][];
  readonly refusals: readonly Statement[];
  readonly notes: readonly Statement[];
  /** SHA-256 of what was taken, by its name. */
  readonly taken: Readonly<Record<string, string>>;
  /** What was refused and is refused again as long as it is as it is, by its name. */
  readonly refused: FeedRow['refused'];
  readonly hasNews: boolean;
}

const MINUTE_MS = 60_000;
/** Of many files so many that were not taken, or not wholly, are told. */
const MOST_TOLD = 10;
const NOTHING: Course = { files: [], changes: [], refusals: [], notes: [], taken: {}, refused: {}, hasNews: false };

/**
 * Makes a turn: asks, reads, and unless it is a trial takes what came. What cannot be used leaves what is in use as it is. Again after a worker
 * died it goes on with what had come.
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
  let course = NOTHING;
  const { timeMs } = turnLimitsOf(feed);
  const late = AbortSignal.timeout(timeMs);
  const either = AbortSignal.any([signal, late]);
  const asking = new Asking(context, feed, either, turn.isTrial);
  const take = async (file: Came | UnreadFile) => {
    course = await takeFile(context, feed, { isTrial: turn.isTrial, signal: either }, file, course);
    await moveTurn(db, turnId, { files: course.files, calls: asking.calls });
    await tellOthers(context, feed);
  };
  const asked = await askAll(context, feed, asking, take).catch((cause: unknown): undefined => {
    if (!late.aborted) throw cause;
  });
  // A worker that stops leaves the turn to the next one; whoever cancelled it has ended it.
  signal.throwIfAborted();
  const met = late.aborted ? trouble(tell('feed-turn-late', { minutes: timeMs / MINUTE_MS })) : asked;
  const isUsed = course.hasNews && !turn.isTrial;
  const keptBack = isUsed ? await INTAKES[FEED_KINDS[feed.kind].brings].use?.(context, feed) : undefined;
  // The next turn compares the same content again.
  if (keptBack !== undefined) course = { ...course, refusals: [...course.refusals, keptBack], taken: {} };
  await endTurn(context, feed, { ...turn, asking }, course, met);
}

async function askAll(
  context: ServerContext,
  feed: FeedRow,
  asking: Asking,
  take: (file: Came | UnreadFile) => Promise<void>,
): Promise<Trouble | undefined> {
  let openPassword: string | undefined;
  try {
    openPassword =
      feed.password === null ? undefined : vaultOf(context.settings).open(feed.password, passwordOwner(feed));
  } catch (cause) {
    if (!(cause instanceof Outage)) throw cause;
    return trouble(tell('feed-password-unreadable'));
  }
  return await SOURCES[feed.kind]({ ...feed, openPassword }, asking, take);
}

async function takeFile(
  context: ServerContext,
  feed: FeedRow,
  { isTrial, signal }: { readonly isTrial: boolean; readonly signal: AbortSignal },
  file: Came | UnreadFile,
  course: Course,
): Promise<Course> {
  const { name, identity } = file;
  const withRefusal = (reason: Statement): Pick<Course, 'refusals' | 'refused'> => ({
    refusals: [...course.refusals, reason],
    refused: identity === undefined ? course.refused : { ...course.refused, [name]: { identity, reason } },
  });
  if ('refused' in file) {
    const listed = { name, sizeBytes: file.sizeBytes, records: 0, rejected: 1 };
    return { ...course, files: [...course.files, listed], ...withRefusal(file.refused) };
  }
  const { bytes, sha256 } = file;
  const isSame = feed.taken[name] === sha256;
  // What is in use already is read again for a trial alone: its figures are what is asked for.
  const intake = INTAKES[FEED_KINDS[feed.kind].brings];
  const result = await intake.take(context, feed, file, isTrial || isSame, signal);
  const counted = 'contents' in result ? result.contents : { records: 0, rejected: 0 };
  const listed = { name, sizeBytes: bytes.length, records: counted.records, rejected: counted.rejected };
  const files = [...course.files, listed];
  if ('refused' in result) {
    if (result.mayBeTaken) return { ...course, files, refusals: [...course.refusals, result.refused] };
    return { ...course, files, ...withRefusal(result.refused) };
  }
  const { contents, note } = result;
  return {
    ...course,
    files,
    changes: [...course.changes, contents.change],
    notes: note === undefined ? course.notes : [...course.notes, note],
    taken: { ...course.taken, [name]: sha256 },
    // A page without a message is no news.
    hasNews: course.hasNews || (!isSame && contents.records > 0),
  };
}

async function endTurn(
  context: ServerContext,
  feed: FeedRow,
  turn: { readonly id: string; readonly isTrial: boolean; readonly asking: Asking },
  course: Course,
  met: Trouble | undefined,
): Promise<void> {
  const { database } = context;
  const { calls, cursor, present, notes, remembersRefused } = turn.asking;
  const endedAt = new Date().toISOString();
  const state = stateOf(course, met);
  const message = together(
    ...[...course.refusals, ...course.notes, ...notes].slice(0, MOST_TOLD),
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
    if (!turn.isTrial) {
      const isGood = state === 'TAKEN' || state === 'UNCHANGED';
      const failures = isGood ? 0 : feed.failures + (met?.isOurs ? 0 : 1);
      await noteProgress(tx, feed.id, {
        taken: amongThose({ ...feed.taken, ...course.taken }, present),
        refused: amongThose(refusedNow(feed, course), present),
        // Where something was refused it is asked for again, unless it is remembered.
        ...(cursor !== undefined && (isGood || (state === 'REFUSED' && remembersRefused)) && { cursor }),
        failures,
        dueAt: new Date(nextAsk(feed, failures, Date.now(), met)).toISOString(),
        ...(isGood && { lastGoodAt: endedAt }),
        ...(met?.isShutOut && { isOn: false }),
      });
    }
    if (state === 'UNCHANGED') await foldUnchanged(tx, feed.id);
    await context.events.publish(tx, feed.operatorId ?? EVERYBODY, feedChanged, { feedId: feed.id });
  });
  const facts = { feed: feed.name, kind: feed.kind, state, calls, message };
  if (met !== undefined || course.refusals.length > 0)
    context.log.warn(facts, 'a feed brought nothing that can be used');
  else context.log.info(facts, 'a turn of a feed is over');
}

const amongThose = <T>(
  byName: Readonly<Record<string, T>>,
  present: ReadonlySet<string> | undefined,
): Readonly<Record<string, T>> =>
  present === undefined ? byName : Object.fromEntries(Object.entries(byName).filter(([name]) => present.has(name)));

/** Refused files of this turn and of earlier ones, without those that were taken since. */
const refusedNow = (feed: FeedRow, { refused, taken }: Course): FeedRow['refused'] => ({
  ...Object.fromEntries(Object.entries(feed.refused).filter(([name]) => !Object.hasOwn(taken, name))),
  ...refused,
});

function stateOf({ files, refusals, hasNews }: Course, met: Trouble | undefined): FeedTurnState {
  if (met !== undefined) return 'FAILED';
  const isUseless = files.length > 0 && files.every(({ records, rejected }) => records === 0 && rejected > 0);
  if (refusals.length > 0 || isUseless) return 'REFUSED';
  return hasNews ? 'TAKEN' : 'UNCHANGED';
}

function sumOf(changes: readonly Contents['change'][]): Contents['change'] | null {
  if (changes.length === 0) return null;
  const sum = (field: keyof Contents['change']) => changes.reduce((total, change) => total + change[field], 0);
  return { objects: sum('objects'), newer: sum('newer'), added: sum('added'), gone: sum('gone') };
}

/** Pages that show the feed look again. */
async function tellOthers({ database, events }: ServerContext, { id: feedId, operatorId }: FeedRow): Promise<void> {
  await database.orm.transaction((tx) => events.publish(tx, operatorId ?? EVERYBODY, feedChanged, { feedId }));
}
