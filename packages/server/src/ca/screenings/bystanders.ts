import { publicIdentity } from '@keepout/assessment/orbit/subject-orbit';
import { formatUtc, toUnixMs } from '@keepout/astro/epoch';
import { radiiOfOutline } from '@keepout/conjunction/screening/outline/radii';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import { tell } from '@keepout/contract/sentences';
import type { CachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { outlinesOf } from '../ephemerides/outlines.ts';
import { findPublic, type PublicEphemerisRow, publicInForce } from '../ephemerides/public-store.ts';
import { type BystanderRow, findBystanders, listBystanders } from '../ephemerides/store.ts';
import type { screeningTable } from '../tables.ts';
import type { NearInput, SieveInput } from './sieve.thread.ts';
import { type FlownFile, identityOf, NoOrbit, type OrderedScreening, objectsBefore, type Subject } from './subject.ts';
import type { WorkEphemeris } from './work.ts';

type Row = typeof screeningTable.$inferSelect;

/** Ephemeris of a secondary: of an operator of this installation, or a public one. */
export type OtherRow = BystanderRow | PublicEphemerisRow;

/** A secondary with an ephemeris of its operator or a public one; the file is opened only for encounters. */
export interface Bystander extends Pick<Subject, 'identity' | 'noradId'> {
  readonly file: FlownFile;
  /** Span of the ephemeris; the catalogue is used outside of it. */
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Index of the object in the screening; `NOT_MET` if it cannot come close to a primary. */
  readonly object: number;
}

/** Limit of one call in a thread: runs in negligible time. */
const MOST_BYSTANDERS = 2000;
/** Index of an object that is not screened. */
const NOT_MET = -1;

const sieveModule = new URL('./sieve.thread.ts', import.meta.url);
/** Selects orbits that can come close, by perigee and apogee. */
export const nearTask: ThreadTask<NearInput, boolean[]> = threadTask(sieveModule, 'nearbyObjects');
const sieveTask: ThreadTask<SieveInput, boolean[]> = threadTask(sieveModule, 'sieve');

/**
 * Returns ephemerides of secondaries that were available at the time of the screening: the operator's other satellites and those of operators
 * who share theirs, if the primary has an ephemeris; public ephemerides of objects that may come close, always.
 * Otherwise only element sets are used.
 */
export async function ephemeridesInForce(
  context: ServerContext,
  row: OrderedScreening,
  plan: ScreeningPlan,
  subjects: readonly Subject[],
  catalogue: CachedCatalogue,
): Promise<OtherRow[]> {
  const filter = filterOf(row, subjects);
  const hasEphemeris = subjects.some(({ sha256 }) => sha256 !== undefined);
  const [ofOperators, published] = await Promise.all([
    hasEphemeris ? listBystanders(context.database.orm, filter, MOST_BYSTANDERS) : [],
    publicNear(context, filter, plan, subjects, catalogue),
  ]);
  const operatorNoradIds = new Set(ofOperators.map(({ noradId }) => noradId));
  return [...ofOperators, ...published.filter(({ noradId }) => !operatorNoradIds.has(noradId))];
}

/** Returns whether public ephemerides that arrived after a time could change a screening's result. */
export async function meetsNewcomers(
  context: ServerContext,
  row: OrderedScreening,
  plan: ScreeningPlan,
  subjects: readonly Subject[],
  catalogue: CachedCatalogue,
  cameAfter: string,
): Promise<boolean> {
  const nearbyRows = await publicNear(context, { ...filterOf(row, subjects), cameAfter }, plan, subjects, catalogue);
  return (await withinReach(context, row.operatorId, plan, subjects, nearbyRows)).length > 0;
}

function filterOf(row: OrderedScreening, subjects: readonly Subject[]) {
  return {
    operatorId: row.operatorId,
    noradIds: subjects.map(({ noradId }) => noradId),
    startTaiS: row.startTaiS,
    stopTaiS: row.stopTaiS,
    knownAt: new Date(toUnixMs(row.asOfTaiS)).toISOString(),
  };
}

/** Returns readable public ephemerides of objects that may come close by perigee and apogee. */
async function publicNear(
  context: ServerContext,
  filter: ReturnType<typeof filterOf> & { readonly cameAfter?: string },
  { window, volume }: ScreeningPlan,
  subjects: readonly Subject[],
  catalogue: CachedCatalogue,
): Promise<PublicEphemerisRow[]> {
  const ownNoradIds = new Set(filter.noradIds);
  const otherRows = (await publicInForce(context.database.orm, filter)).filter(
    ({ noradId }) => !ownNoradIds.has(noradId),
  );
  if (otherRows.length === 0) return [];
  const outlines = await outlinesOf(
    context,
    subjects.flatMap(({ sha256 }) => sha256 ?? []),
  );
  const may = await context.threads.run(nearTask, {
    catalogue: catalogue.packed,
    window,
    volume,
    ownOrbits: {
      radii: [...outlines.values()].map(radiiOfOutline),
      noradIds: subjects.flatMap(({ orbit, noradId }) => (orbit.kind === 'elements' ? [noradId] : [])),
    },
    otherObjects: otherRows,
  });
  const nearbyRows = otherRows.filter((_, place) => may[place]);
  // An unreadable ephemeris does not fail the screening: the element set is used instead.
  const readable = await outlinesOf(
    context,
    nearbyRows.map(({ sha256 }) => sha256),
  );
  return nearbyRows.filter(({ sha256 }) => readable.has(sha256));
}

/** Returns the public ephemerides for an all-pairs screening: every readable one that covers part of the window. */
export async function publicForEveryPair(
  context: ServerContext,
  window: { readonly startTaiS: number; readonly stopTaiS: number },
): Promise<PublicEphemerisRow[]> {
  const rows = await publicInForce(context.database.orm, { ...window, knownAt: new Date().toISOString() });
  const readable = await outlinesOf(
    context,
    rows.map(({ sha256 }) => sha256),
  );
  return rows.filter(({ sha256 }) => readable.has(sha256));
}

/** Selects those that can come close to the satellites of a screening, by their outlines, without opening the files. */
export async function withinReach(
  context: ServerContext,
  operatorId: string,
  { window, volume }: ScreeningPlan,
  subjects: readonly Subject[],
  rows: readonly OtherRow[],
): Promise<OtherRow[]> {
  if (rows.length === 0) return [];
  const contents = [...subjects, ...rows].flatMap(({ sha256 }) => sha256 ?? []);
  const outlines = await outlinesOf(context, contents);
  const input: SieveInput = {
    window,
    volume,
    subjects: subjects.map(({ orbit, sha256 = '' }) =>
      orbit.kind === 'elements' ? orbit.elements : outlines.get(sha256)!,
    ),
    bystanders: rows.map((row) => {
      const outline = outlines.get(row.sha256);
      if (outline === undefined) throw new NoOrbit(tell('ephemeris-unreadable', { file: fileName(row, operatorId) }));
      return outline;
    }),
  };
  const may = await context.threads.run(sieveTask, input, { turn: turnOf(operatorId) });
  return rows.filter((_, place) => may[place]);
}

/** Returns the stored records of the secondaries that the plan selected. */
export async function otherRecords(db: Queries, { bystanderIds }: Row) {
  const [ofOperators, published] = await Promise.all([findBystanders(db, bystanderIds), findPublic(db, bystanderIds)]);
  return [...ofOperators, ...published];
}

type OtherRecord = Awaited<ReturnType<typeof otherRecords>>[number];

/** Returns the secondaries with their index among the objects of the work. */
export function bystandersOf(
  row: Row,
  rows: readonly OtherRecord[],
  subjects: readonly Subject[],
  ephemerides: readonly WorkEphemeris[],
  catalogue: CachedCatalogue,
): Bystander[] {
  const rowsById = new Map(rows.map((record) => [record.id, record]));
  const { length: sets } = catalogue.elements;
  let next = objectsBefore(subjects, catalogue);
  return row.bystanderIds.map((id) => {
    const storedRecord = rowsById.get(id);
    if (storedRecord === undefined) throw new NoOrbit(tell('other-ephemeris-deleted'));
    const { noradId, startTaiS, stopTaiS } = storedRecord;
    return {
      identity:
        'satellite' in storedRecord
          ? identityOf(storedRecord.satellite, catalogue)
          : publicIdentity(storedRecord, catalogue.byNoradId.get(noradId)),
      file: fileOf(storedRecord, row.operatorId),
      noradId,
      startTaiS,
      stopTaiS,
      // The screening objects follow the order of the plan; a content that several records share is screened once.
      object: ephemerides[next - sets]?.sha256 === storedRecord.sha256 ? next++ : NOT_MET,
    };
  });
}

function fileOf(record: OtherRecord, operatorId: string): FlownFile {
  const namedRecord = { ...record, fileName: fileName(record, operatorId) };
  return 'facts' in namedRecord
    ? namedRecord
    : { ...namedRecord, facts: { creationDate: formatUtc(namedRecord.madeTaiS) } };
}

/** Returns the file name; hidden for files of other operators. */
function fileName(row: OtherRow, operatorId: string): string {
  const isOthers = 'operatorId' in row && row.operatorId !== operatorId;
  return isOthers ? `operator of ${row.noradId}` : row.fileName;
}
