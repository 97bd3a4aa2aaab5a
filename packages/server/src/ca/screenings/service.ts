import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { ScreeningBody } from '@keepout/contract/ca/screening';
import { progressOf } from '@keepout/operations/screened/progress';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { newestCatalogue } from '../../catalogue/store.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, orNotFound, refused } from '../../platform/http/problem.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { nowTaiS } from '../../platform/now.ts';
import { screeningBegan, screeningEnded, screeningMoved } from '../../ports/ca-events.ts';
import { readStoredEphemeris } from '../ephemerides/kept.ts';
import { CA_IDS } from '../ids.ts';
import { admitNext } from './admission.ts';
import { volumeOf } from './present.ts';
import { ADMIT_QUEUE, type AdmitJob, BLOCK_QUEUE } from './queues.ts';
import { findScreening, insertScreening, markEnded, type ScreeningRow, screeningsOfWork } from './store.ts';

export interface NewScreening {
  readonly trigger: ScreeningRow['trigger'];
  readonly satelliteIds: readonly string[];
  readonly ephemerisId: string | null;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** The "now" of the screening: creation date of its messages; only orbits known by then are used. */
  readonly asOfTaiS: number;
  readonly volume: ScreeningVolume | null;
  readonly catalogueId?: string;
}

/** Stores a screening and admits the operator's next ones; call it last in the transaction. */
export async function orderScreening(
  context: ServerContext,
  tx: Transaction,
  caller: Caller,
  order: NewScreening,
): Promise<string> {
  const screeningId = CA_IDS.next('scr');
  const { operatorId } = caller;
  const initialState = { screeningId, state: 'QUEUED', percent: 0, remainingSeconds: null } as const;
  await pipelined([
    insertScreening(tx, {
      id: screeningId,
      operatorId,
      createdBy: caller.actor,
      screeningType: order.ephemerisId === null ? 'TLE_CAT' : 'OPS_CAT',
      state: 'QUEUED',
      ...order,
      satelliteIds: [...order.satelliteIds],
    }),
    writeAudit(tx, { ...caller, action: 'ordered', recordType: 'screening', recordId: screeningId }),
    order.trigger !== 'SCHEDULE' &&
      context.events.publish(tx, operatorId, screeningBegan, { screeningId, state: 'QUEUED' }),
    context.events.publish(tx, operatorId, screeningMoved, initialState),
    admitNext(context, tx, operatorId, false),
  ]);
  return screeningId;
}

const NO_CATALOGUE =
  'No catalogue is loaded, so nothing can be screened. An administrator loads one: `keepout catalogue load FILE`, `POST ca/catalogue`, or the setting KEEPOUT_CATALOGUE.';

/** Starts the requested screening: of an ephemeris, or of one or several satellites by their newest orbits. */
export async function requestScreening(
  context: ServerContext,
  caller: Caller,
  body: ScreeningBody,
): Promise<ScreeningRow> {
  const db = context.database.orm;
  const asOfTaiS = nowTaiS();
  const { satelliteIds, ephemerisId, earliestTaiS } = await subjectOf(db, caller.operatorId, body);
  // A received file waits for a catalogue; an interactive request is refused, so that the user learns the reason at once.
  if ((await newestCatalogue(db)) === undefined) throw refused('catalogue-missing', { detail: NO_CATALOGUE });
  const startTaiS = body.start === undefined ? Math.max(asOfTaiS, earliestTaiS) : givenTime(body.start, '#/start');
  const id = await db.transaction((tx) =>
    orderScreening(context, tx, caller, {
      trigger: 'USER',
      satelliteIds,
      ephemerisId,
      startTaiS,
      stopTaiS: startTaiS + body.days * SECONDS_PER_DAY,
      asOfTaiS,
      volume: body.volume === undefined ? null : volumeOf(body.volume),
    }),
  );
  const row = await findScreening(db, caller.operatorId, id);
  if (row === undefined) throw new Error(`screening ${id} vanished after it was ordered`);
  return row;
}

async function subjectOf(
  db: Queries,
  operatorId: string,
  body: ScreeningBody,
): Promise<{ satelliteIds: string[]; ephemerisId: string | null; earliestTaiS: number }> {
  if (body.oemFileId !== undefined) {
    const file = await readStoredEphemeris(db, operatorId, body.oemFileId);
    return { satelliteIds: [file.satelliteId], ephemerisId: file.id, earliestTaiS: file.startTaiS };
  }
  if (body.satelliteId !== undefined) {
    const satellite = await orNotFound(findSatellite(db, operatorId, body.satelliteId), 'The satellite');
    return { satelliteIds: [satellite.id], ephemerisId: null, earliestTaiS: Number.NEGATIVE_INFINITY };
  }
  if (body.satelliteIds !== undefined) {
    const satelliteIds = [...new Set(body.satelliteIds)];
    for (const satelliteId of satelliteIds) {
      if ((await findSatellite(db, operatorId, satelliteId)) === undefined)
        throw notFound(`The satellite ${satelliteId}`);
    }
    return { satelliteIds, ephemerisId: null, earliestTaiS: Number.NEGATIVE_INFINITY };
  }
  throw refused('subject-missing', {
    detail: 'The request names no object to screen: send oemFileId, satelliteId or satelliteIds.',
  });
}

/** Cancels an unfinished screening; its jobs are deleted, and workers stop at their next block. */
export async function cancelScreening(context: ServerContext, caller: Caller, screeningId: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const row = await orNotFound(findScreening(tx, caller.operatorId, screeningId), 'The screening');
    if (!(await markEnded(tx, screeningId, { state: 'CANCELLED' }))) {
      throw refused('screening-ended', { detail: `The screening has already ended: ${row.state}.` });
    }
    if (row.workKey !== null && (await screeningsOfWork(tx, row.workKey)).length === 0) {
      await context.queue.cancel(BLOCK_QUEUE, row.jobIds, tx);
    }
    const { operatorId } = caller;
    await context.queue.enqueue<AdmitJob>(ADMIT_QUEUE, { operatorId, wasCancelled: true }, { within: tx, operatorId });
    await writeAudit(tx, { ...caller, action: 'cancelled', recordType: 'screening', recordId: screeningId });
    await context.events.publish(tx, caller.operatorId, screeningEnded, {
      screeningId,
      state: 'CANCELLED',
      percent: progressOf({ ...row, elapsedS: 0, judgingS: 0 }).percent,
    });
  });
}
