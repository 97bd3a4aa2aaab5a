import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, together } from '@keepout/contract/sentences';
import { cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { filePlace, filePlacesText } from '../../messages/file-place.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import { nowTaiS } from '../../platform/now.ts';
import { runBounded } from '../../platform/threads/bounded.ts';
import { BEHIND_CALLS } from '../../platform/threads/threads.ts';
import { observationArrived } from '../../ports/odt-events.ts';
import { noteTracks } from '../calibration/note-tracks.ts';
import { isUnderWay, movesOf } from '../requests/moves.ts';
import {
  findPass,
  findRequestById,
  lockRequest,
  notePassDelivery,
  type ObservationPassRow,
  type RequestRow,
} from '../requests/store.ts';
import { sensorOfRow } from '../sensors/present.ts';
import { type SensorRow, visibleSensors } from '../sensors/store.ts';
import type { AssociatedFile } from '../tracks/read.thread.ts';
import { associateTask } from '../tracks/read-task.ts';
import { orbitsToCompare } from './orbits-of-object.ts';
import { READ_QUEUE, type ReadJob, UPDATE_QUEUE, type UpdateJob } from './queues.ts';
import { type ObservationReportFacts, reportOfFile } from './report.ts';
import {
  changeObservation,
  deliveryOf,
  filesById,
  filesOfRequest,
  lockObservation,
  type ObservationRow,
} from './store.ts';
import { updateByObservations } from './update-job.ts';
import { type FileVerdict, unlessAhead, verdictOfFile } from './verdict-of-file.ts';

/** Time limit for reading one file and comparing its tracks with an entire catalogue. */
const TIME_S = 120;
/**
 * Delays before retries of a file that exceeded its limits. Its data was measured and paid for, and must not be lost because a shared
 * processor or swapped memory made the machine slow for an hour.
 */
const TRY_AGAIN_AFTER_S: readonly number[] = [60, 600];

/**
 * Reads a measurement file, identifies its objects, and settles its pass: report, record, status of the pass and the
 * job that updates the orbit, all in one transaction. A repeated run finds the file read and has no effect.
 *
 * @param costlyTries   earlier attempts that reached the limit; only after several the file counts as too costly
 */
export async function readObservation(
  context: ServerContext,
  observationFileId: string,
  costlyTries = 0,
): Promise<void> {
  // Another file of the request was accepted in the meantime: this one is compared with the orbit from it.
  while (!(await readOnce(context, { observationFileId, costlyTries })));
}

/** @returns false when files that count came or went meanwhile */
async function readOnce(
  context: ServerContext,
  { observationFileId, costlyTries }: Required<ReadJob>,
): Promise<boolean> {
  const db = context.database.orm;
  const [row] = await filesById(db, [observationFileId]);
  if (row === undefined || row.state !== 'RECEIVED') return true;
  const request = row.requestId === null ? undefined : await findRequestById(db, row.requestId);
  const countedIds = await countedFiles(db, request);
  if (request !== undefined) await updateByObservations(context, { requestId: request.id });
  const outcome = await readAndAssociate(context, row, request);
  const afterS = TRY_AGAIN_AFTER_S[costlyTries];
  if ('isCostly' in outcome && afterS !== undefined) {
    const retryJob = { observationFileId, costlyTries: costlyTries + 1 };
    await context.queue.enqueue<ReadJob>(READ_QUEUE, retryJob, { afterS, operatorId: row.operatorId });
    return true;
  }
  return await db.transaction(async (tx) => {
    if (row.requestId !== null) await lockRequest(tx, row.requestId);
    const present = await lockObservation(tx, row.id);
    if (present?.state !== 'RECEIVED') return true;
    if ((await countedFiles(tx, request)) !== countedIds) return false;
    if ('reason' in outcome) await keepUnreadable(context, tx, present, outcome);
    else await keepRead(context, tx, present, request, outcome);
    const { operatorId, requestId } = row;
    await context.events.publish(tx, operatorId, observationArrived, { observationFileId, requestId });
    return true;
  });
}

async function countedFiles(db: Queries, request: RequestRow | undefined): Promise<string> {
  return request === undefined ? '' : (await filesOfRequest(db, request.id)).map(({ id }) => id).join();
}

interface Associated {
  readonly file: AssociatedFile;
  readonly facts: ObservationReportFacts;
}

interface Unread {
  readonly reason: Statement;
  readonly isCostly?: true;
}

async function readAndAssociate(
  context: ServerContext,
  row: ObservationRow,
  request: RequestRow | undefined,
): Promise<Associated | Unread> {
  const db = context.database.orm;
  const bytes = await readContent(db, row.sha256);
  if (bytes === undefined) throw new Error(`the file of ${row.id} is not in the database`);
  const newest = await newestCatalogue(db);
  const catalogue = newest && (await cachedCatalogue(db, newest.id));
  const visible = await visibleSensors(db, row.operatorId);
  const isOrdered = ({ id }: SensorRow) => id === row.sensorId;
  // Among sensors with the same code the ordered one has priority.
  const sensors = [...visible.filter(isOrdered), ...visible.filter((sensor) => !isOrdered(sensor))].map(sensorOfRow);
  const orbits = request && (await orbitsToCompare(context, request));
  const isOnlyHere = row.requestId === null && row.sensorCode !== '';
  const question = {
    bytes,
    limitBytes: context.settings.uploadLimitBytes,
    sensors,
    ...(isOnlyHere && { sensorCode: row.sensorCode }),
    ...(orbits && { expected: { noradId: request.noradId, orbits: orbits.map(({ orbit }) => orbit) } }),
    ...(catalogue && { catalogue: catalogue.packed }),
    ...(await earthOrientationInUse(db)),
  };
  const association = await runBounded(context.threads, associateTask, question, {
    timeS: TIME_S,
    turn: { priority: BEHIND_CALLS, ownerId: row.operatorId },
  });
  if (!association.ok) return { reason: tell('file-too-costly'), isCostly: true };
  if (!association.value.ok) return { reason: sentenceOf(association.value.fault.faults) };
  return {
    file: association.value.value,
    facts: {
      observationFileId: row.id,
      createdTaiS: nowTaiS(),
      orderedNoradId: request?.noradId ?? row.noradId,
      orderedName: request?.targetName ?? '',
      orderedSources: orbits?.map(({ source }) => source) ?? [],
      isObservedOrbit: orbits?.map(({ knowledge }) => knowledge === 'ORBIT_UPDATE') ?? [],
      catalogueSource: catalogue === undefined ? [] : tell('element-sets-of', { catalogue: catalogue.source }),
      nameOf: (noradId) => catalogue?.byNoradId.get(noradId)?.name || `OBJECT ${noradId}`,
    },
  };
}

function sentenceOf(faults: readonly MessageFault[]): Statement {
  return together(tell('file-unusable'), asWritten(filePlacesText(faults.map((fault) => filePlace(fault)))));
}

/** Marks a file that is too costly here. It may be valid: its pass waits, as for a missing file, until it is read again. */
async function keepUnreadable(
  context: ServerContext,
  tx: Transaction,
  row: ObservationRow,
  { reason, isCostly }: Unread,
): Promise<void> {
  await changeObservation(tx, row.id, { state: 'UNREADABLE', reason });
  if (isCostly) await publishPass(context, tx, row, reason);
  else await settlePass(context, tx, row, { counts: false, reason, points: 0, noradIdBest: null });
}

async function publishPass(
  context: ServerContext,
  tx: Transaction,
  { passId, isLate }: ObservationRow,
  reason: Statement,
): Promise<void> {
  const pass = passId === null || isLate ? undefined : await findPass(tx, passId);
  if (pass !== undefined && isAwaited(pass)) await movesOf(context).advancePass(tx, pass, 'PUBLISHED', reason);
}

/** Whether its file is still to come. */
const isAwaited = (pass: ObservationPassRow): boolean => isUnderWay(pass) && pass.status !== 'PUBLISHED';

async function keepRead(
  context: ServerContext,
  tx: Transaction,
  row: ObservationRow,
  request: RequestRow | undefined,
  { file, facts }: Associated,
): Promise<void> {
  const times = file.tracks.flatMap(({ track }) =>
    track.measurements.map(({ receptionTaiS }) => receptionTaiS - track.timeBiasS),
  );
  const fileVerdict = request === undefined ? ownVerdict(row, file) : ofRequest(row, request, file, facts);
  const verdict = unlessAhead(fileVerdict, Math.max(...times), deliveryOf(row));
  const points = file.tracks.reduce((sum, { track }) => sum + track.measurements.length, 0);
  const magnitudes = file.tracks.flatMap(({ track }) => track.measurements.flatMap(({ magnitude }) => magnitude ?? []));
  const isAssociated = await settlePass(context, tx, row, verdict);
  await changeObservation(tx, row.id, {
    state: 'READ',
    messageType: file.messageType,
    reason: row.isLate ? row.reason : isAssociated === verdict.counts ? verdict.reason : SECOND_FILE,
    noradIdBest: verdict.noradIdBest,
    isAssociated,
    points,
    magnitudePoints: magnitudes.length,
    startTaiS: Math.min(...times),
    endTaiS: Math.max(...times),
    report: reportOfFile(file, facts),
  });
  await noteTracks(context, tx, row, file.tracks, facts.isObservedOrbit);
  if (!isAssociated) return;
  const { operatorId, requestId, id: observationFileId } = row;
  const job: UpdateJob = requestId === null ? { observationFileId } : { requestId };
  await context.queue.enqueue<UpdateJob>(UPDATE_QUEUE, job, { within: tx, operatorId });
}

const SECOND_FILE = tell('file-second');

function ofRequest(
  row: ObservationRow,
  request: RequestRow,
  file: AssociatedFile,
  { nameOf }: ObservationReportFacts,
): FileVerdict {
  const { sensorCode } = row;
  const { targetName: objectName, minimumPoints } = request;
  return verdictOfFile(file.tracks, { sensorCode, objectName, minimumPoints, nameOf });
}

/** Returns the verdict on an operator's own track by its identified object; the stated object is checked, not assumed. */
function ownVerdict({ noradId }: ObservationRow, file: AssociatedFile): FileVerdict {
  const noradIds = file.tracks.flatMap(({ best }) => best?.noradId ?? []);
  const [best = null] = noradIds;
  const points = file.tracks.reduce((sum, { track }) => sum + track.measurements.length, 0);
  if (best === null) {
    const isAmbiguous = file.tracks.some(({ verdict }) => verdict === 'ambiguous');
    const reason = tell(isAmbiguous ? 'own-ambiguous' : 'own-unknown');
    return { counts: false, reason, points, noradIdBest: null };
  }
  if (noradId !== null && noradId !== best) {
    return {
      counts: false,
      reason: tell('own-other', { noradId: best, asserted: noradId }),
      points,
      noradIdBest: best,
    };
  }
  return { counts: true, reason: [], points, noradIdBest: best };
}

/** Settles the pass of a file. @returns whether the file counts: a late or second file does not */
async function settlePass(
  context: ServerContext,
  tx: Transaction,
  row: ObservationRow,
  { counts, reason, points }: FileVerdict,
): Promise<boolean> {
  if (row.passId === null) return counts;
  const pass = await findPass(tx, row.passId);
  if (pass === undefined || row.isLate || pass.status === 'SUCCESSFUL') return false;
  const { movePass, advancePass } = movesOf(context);
  if (isAwaited(pass)) await advancePass(tx, pass, 'PUBLISHED');
  else if (pass.status !== 'PUBLISHED' && (!counts || pass.status !== 'UNSUCCESSFUL')) return false;
  await notePassDelivery(tx, pass.id, { points, observationFileId: row.id });
  await movePass(tx, pass, counts ? 'SUCCESSFUL' : 'UNSUCCESSFUL', reason);
  return counts;
}
