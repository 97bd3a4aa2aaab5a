import { toUnixMs } from '@keepout/astro/epoch';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import { tell } from '@keepout/contract/sentences';
import type { HeldCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { outlinesOf } from '../ephemerides/outlines.ts';
import { type BystanderRow, findBystanders, listBystanders } from '../ephemerides/store.ts';
import type { screening } from '../tables.ts';
import type { SieveInput } from './sieve.thread.ts';
import { identityOf, NoOrbit, objectsBefore, type Subject } from './subject.ts';
import type { WorkEphemeris } from './work.ts';

type Row = typeof screening.$inferSelect;

/** A satellite that is not screened, but met: as its operator's ephemeris has it, which is opened where it was met. */
export interface Bystander extends Pick<Subject, 'identity' | 'noradId'> {
  readonly file: BystanderRow;
  /** Outside of it the catalogue speaks for the satellite. */
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Which object of the screening it is; none of those that can meet nobody in it. */
  readonly object: number;
}

/** As many as a thread takes without anybody noticing. */
const MOST = 2000;
/** The object of what is not screened. */
const NOT_MET = -1;

const sieveTask: ThreadTask<SieveInput, boolean[]> = threadTask(new URL('./sieve.thread.ts', import.meta.url), 'sieve');

/**
 * The ephemerides that a screening knows of satellites that it does not screen: the operator's others, and those of operators who share theirs;
 * those in force that were known by the time of the screening. An operator's ephemeris is screened against them; element sets are screened against
 * element sets.
 */
export async function ephemeridesInForce(
  { database }: ServerContext,
  row: Row,
  subjects: readonly Subject[],
): Promise<BystanderRow[]> {
  if (!subjects.some(({ sha256 }) => sha256 !== undefined)) return [];
  const filter = {
    operatorId: row.operatorId,
    noradIds: subjects.map(({ noradId }) => noradId),
    startTaiS: row.startTaiS,
    stopTaiS: row.stopTaiS,
    knownAt: new Date(toUnixMs(row.asOfTaiS)).toISOString(),
  };
  return await listBystanders(database.orm, filter, MOST);
}

/** Those of them that the satellites of a screening can meet, by their outlines alone: no other is opened. */
export async function withinReach(
  context: ServerContext,
  operatorId: string,
  { window, volume }: ScreeningPlan,
  subjects: readonly Subject[],
  rows: readonly BystanderRow[],
): Promise<BystanderRow[]> {
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
      if (outline === undefined)
        throw new NoOrbit(tell('ephemeris-unreadable', { file: fileOf(row, operatorId).fileName }));
      return outline;
    }),
  };
  const may = await context.threads.run(sieveTask, input);
  return rows.filter((_, place) => may[place]);
}

/** The same, later: what the plan knew, and which of it are among the objects of its work. */
export async function bystandersOf(
  { database }: ServerContext,
  row: Row,
  subjects: readonly Subject[],
  ephemerides: readonly WorkEphemeris[],
  catalogue: HeldCatalogue,
): Promise<Bystander[]> {
  const rowsById = new Map((await findBystanders(database.orm, row.bystanderIds)).map((each) => [each.id, each]));
  const { length: sets } = catalogue.elements;
  let next = objectsBefore(subjects, catalogue);
  return row.bystanderIds.map((id) => {
    const known = rowsById.get(id);
    if (known === undefined) throw new NoOrbit(tell('other-ephemeris-deleted'));
    const { noradId, startTaiS, stopTaiS } = known;
    return {
      identity: identityOf(known.satellite, catalogue),
      file: fileOf(known, row.operatorId),
      noradId,
      startTaiS,
      stopTaiS,
      // In the order of the plan, in which one content is screened wherever it stands, or nowhere.
      object: ephemerides[next - sets]?.sha256 === known.sha256 ? next++ : NOT_MET,
    };
  });
}

/** The name of a file is its owner's. */
function fileOf(row: BystanderRow, operatorId: string): BystanderRow {
  return row.operatorId === operatorId ? row : { ...row, fileName: `operator of ${row.noradId}` };
}
