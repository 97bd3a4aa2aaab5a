import { INDEPENDENT_AFTER_S } from '@keepout/conjunction/event/realism-by-kind';
import type { PairSample } from '@keepout/conjunction/event/realism-of-orbits';
import { elementHistory } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import { BEHIND_CALLS, type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { cachedEphemeris } from '../ephemerides/cached-ephemeris.ts';
import { madeTaiS } from '../ephemerides/facts.ts';
import { type EphemerisRow, ephemerisList, findEphemeris } from '../ephemerides/store.ts';
import type { CompareFilesInput, CompareSetsInput } from './compare.thread.ts';
import { keepSamples, noteCompared, OLDEST_SET_S } from './store.ts';

const filesTask: ThreadTask<CompareFilesInput, readonly PairSample[]> = threadTask(
  new URL('./compare.thread.ts', import.meta.url),
  'compareFiles',
);
const setsTask: ThreadTask<CompareSetsInput, readonly PairSample[]> = threadTask(
  new URL('./compare.thread.ts', import.meta.url),
  'compareSets',
);

export interface ComparisonJob {
  readonly operatorId: string;
  readonly ephemerisId: string;
  /** EARLIER: only element sets and earlier files; used when the later files are compared in their own jobs. */
  readonly against: 'EVERYTHING' | 'EARLIER' | 'ELEMENT_SETS';
}

/** Maximum number of compared files: two weeks with three a day. */
const MOST_FILES = 60;
const MOST_SETS = 100;

/**
 * Compares an ephemeris with the element sets of its satellite and with the satellite's other ephemerides, earlier and later, independent of
 * their order of arrival. Idempotent.
 */
export async function compareEphemeris(
  context: ServerContext,
  { operatorId, ephemerisId, against }: ComparisonJob,
  signal: AbortSignal,
): Promise<void> {
  const { threads, database } = context;
  const db = database.orm;
  const row = await findEphemeris(db, operatorId, ephemerisId);
  if (row?.designation !== 'OPERATIONAL') return;
  const read = await cachedEphemeris(context, row.sha256);
  if (read === undefined) return await noteCompared(db, ephemerisId);
  const turn = { priority: BEHIND_CALLS, ownerId: operatorId };
  const file = { read, createdTaiS: madeTaiS(row) };
  const span = { fromTaiS: row.startTaiS - OLDEST_SET_S, toTaiS: Math.min(row.stopTaiS, file.createdTaiS) };
  if (isDefinitive(row) && span.toTaiS > span.fromTaiS) {
    const sets = await elementHistory(db, [row.noradId], { ...span, limit: MOST_SETS });
    const samples = await threads.run(setsTask, { sets, definitive: file }, { signal, turn });
    const source = { operatorId, definitiveId: ephemerisId, predictedId: null, setNoradId: row.noradId };
    await keepSamples(db, source, samples);
  }
  if (against === 'ELEMENT_SETS') return;
  for (const otherRow of await othersOf(db, row, against)) {
    signal.throwIfAborted();
    const otherRead = await cachedEphemeris(context, otherRow.sha256);
    if (otherRead === undefined) continue;
    const otherFile = { read: otherRead, createdTaiS: madeTaiS(otherRow) };
    const [earlier, later] = byAge(row, otherRow);
    const [predicted, definitive] = earlier === row ? [file, otherFile] : [otherFile, file];
    const samples = await threads.run(filesTask, { predicted, definitive }, { signal, turn });
    await keepSamples(db, { operatorId, definitiveId: later.id, predictedId: earlier.id, setNoradId: null }, samples);
  }
  await noteCompared(db, ephemerisId);
}

/** Returns whether a comparison is possible with element sets or other ephemerides; most new files are the first predictions of their span without a counterpart. */
export async function isComparable(db: Queries, row: EphemerisRow): Promise<boolean> {
  return isDefinitive(row) || (await othersOf(db, row, 'EVERYTHING')).length > 0;
}

/** Returns the newest of the satellite's other ephemerides with which a comparison is possible. */
async function othersOf(db: Queries, row: EphemerisRow, against: ComparisonJob['against']): Promise<EphemerisRow[]> {
  const filter = { satelliteId: row.satelliteId, designation: 'OPERATIONAL' } as const;
  const otherRows = (await ephemerisList(db, row.operatorId, filter).all()).filter((otherRow) => {
    const [earlier, later] = byAge(row, otherRow);
    return (against === 'EVERYTHING' || later === row) && areComparable(earlier, later);
  });
  return otherRows.slice(0, MOST_FILES);
}

/** Returns whether a file has states before its creation time. */
const isDefinitive = (file: EphemerisRow): boolean => madeTaiS(file) > file.startTaiS;

function byAge(a: EphemerisRow, b: EphemerisRow): readonly [earlier: EphemerisRow, later: EphemerisRow] {
  return madeTaiS(a) < madeTaiS(b) ? [a, b] : [b, a];
}

/** Returns whether the later file has definitive states in a span that the earlier one predicted with covariance. */
function areComparable(earlier: EphemerisRow, later: EphemerisRow): boolean {
  const [predictedTaiS, knownTaiS] = [madeTaiS(earlier), madeTaiS(later)];
  const fromTaiS = Math.max(predictedTaiS, earlier.startTaiS, later.startTaiS);
  const toTaiS = Math.min(earlier.stopTaiS, later.stopTaiS, knownTaiS);
  return (
    earlier.facts.covarianceCount > 0 &&
    isDefinitive(later) &&
    knownTaiS - predictedTaiS >= INDEPENDENT_AFTER_S &&
    toTaiS > fromTaiS
  );
}
