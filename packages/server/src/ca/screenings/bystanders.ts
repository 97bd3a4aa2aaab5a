import { toUnixMs } from '@keepout/astro/epoch';
import { tell } from '@keepout/contract/sentences';
import type { HeldCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { type BystanderRow, findBystanders, listBystanders } from '../ephemerides/store.ts';
import type { screening } from '../tables.ts';
import { ephemerisOrbit, identityOf, NoOrbit, objectsBefore, type Subject } from './subject.ts';

type Row = typeof screening.$inferSelect;

/** A satellite that is not screened, but met: as its operator's ephemeris has it. */
export interface Bystander extends Pick<Subject, 'identity' | 'orbit' | 'noradId' | 'object'> {
  readonly ephemerisId: string;
  readonly sha256: string;
  /** Outside of it the catalogue speaks for the satellite. */
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** As many as a thread takes without anybody noticing. */
const MOST = 2000;

/**
 * The satellites that a screening meets by their ephemerides: the operator's others, and those of operators who share theirs. An operator's ephemeris
 * is screened against them; element sets are screened against element sets. At the first start those in force, known by the time of the
 * screening; later always the same. Their objects follow those of the catalogue and the subjects.
 */
export async function bystandersOf(
  context: ServerContext,
  row: Row,
  subjects: readonly Subject[],
  catalogue: HeldCatalogue,
): Promise<Bystander[]> {
  const first = objectsBefore(subjects, catalogue);
  const rows = row.workKey === null ? await inForce(context, row, subjects) : await frozen(context, row);
  return await Promise.all(
    rows.map((bystander, place) =>
      bystanderOf(context, row.operatorId, bystander, { object: first + place, catalogue }),
    ),
  );
}

async function inForce({ database }: ServerContext, row: Row, subjects: readonly Subject[]): Promise<BystanderRow[]> {
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

async function frozen({ database }: ServerContext, { bystanderIds }: Row): Promise<BystanderRow[]> {
  const rowsById = new Map((await findBystanders(database.orm, bystanderIds)).map((row) => [row.id, row]));
  return bystanderIds.map((id) => {
    const row = rowsById.get(id);
    if (row === undefined) throw new NoOrbit(tell('other-ephemeris-deleted'));
    return row;
  });
}

async function bystanderOf(
  context: ServerContext,
  operatorId: string,
  row: BystanderRow,
  { object, catalogue }: { readonly object: number; readonly catalogue: HeldCatalogue },
): Promise<Bystander> {
  // The name of a file is its owner's.
  const file = row.operatorId === operatorId ? row : { ...row, fileName: `operator of ${row.noradId}` };
  const { id: ephemerisId, sha256, noradId, startTaiS, stopTaiS } = row;
  return {
    identity: identityOf(row.satellite, catalogue),
    orbit: await ephemerisOrbit(context, file),
    ephemerisId,
    sha256,
    noradId,
    startTaiS,
    stopTaiS,
    object,
  };
}
