import { randomUUID } from 'node:crypto';
import { namesake } from '@keepout/assessment/orbit/namesake';
import { toUnixMs } from '@keepout/astro/epoch';
import { SCREENED_DAYS } from '@keepout/contract/ca/named-volumes';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { findSatellite, type SatelliteRow, satelliteList } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { boundedRejection, tooCostly } from '../../messages/bounded-rejection.ts';
import { filePlacesText } from '../../messages/file-place.ts';
import type { UploadedFile } from '../../messages/received-form.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import { receivedBytes, receivedContent } from '../../platform/files/received-file.ts';
import { keepFile } from '../../platform/files/stored-files.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, orNotFound } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { runBoundedTwice } from '../../platform/threads/bounded.ts';
import type { SemaphoreSlot } from '../../platform/threads/per-operator-semaphore.ts';
import { ephemerisChanged } from '../../ports/ca-events.ts';
import { refuseFrozen } from '../decisions/references.ts';
import { type EphemerisKeys, ephemerisKeys, keepRead, leaveForWorkers } from '../ephemerides/cached-ephemeris.ts';
import type { EphemerisBurn } from '../ephemerides/facts.ts';
import { readStoredEphemeris } from '../ephemerides/kept.ts';
import { keepOutline } from '../ephemerides/outlines.ts';
import type { ReadEphemeris } from '../ephemerides/read.thread.ts';
import { readEphemerisTask } from '../ephemerides/read-task.ts';
import { changeEphemeris, deleteEphemeris, insertEphemeris, lockEphemeris } from '../ephemerides/store.ts';
import { CA_IDS } from '../ids.ts';
import { type NewScreening, orderScreening } from '../screenings/service.ts';
import { burnAhead } from './burn-ahead.ts';

interface EphemerisUploadOptions {
  readonly satelliteId?: string | undefined;
  /** Undefined: CANDIDATE if the file has a burn in the future, otherwise OPERATIONAL. */
  readonly designation?: 'OPERATIONAL' | 'CANDIDATE' | undefined;
  readonly screen: boolean;
  /** Trigger of the screening; `UPLOAD` by default. */
  readonly trigger?: NewScreening['trigger'];
  /** Past time and catalogue for a screening with the data known then; by default the present. */
  readonly asOf?: { readonly taiS: number; readonly catalogueId: string };
}

/** Time limit for parsing one file, s; a year at 60 s with covariance takes about 20 s. */
const READ_TIME_S = 120;

/**
 * Accepts one uploaded file: parses it, identifies its satellite, and stores the record and the screening order together.
 * A rejected file is not stored.
 *
 * @returns the id of the new record, or the rejection
 */
export async function acceptEphemeris(
  context: ServerContext,
  caller: Caller,
  file: UploadedFile,
  options: EphemerisUploadOptions,
): Promise<{ readonly oemFileId: string } | { readonly rejected: Rejection }> {
  return await context.uploads.pass(
    caller.operatorId,
    async (place) => {
      const decision = await readAndMatch(context, caller, file, options, place);
      return 'read' in decision ? { oemFileId: await store(context, caller, file, options, decision) } : decision;
    },
    file.content.sizeBytes,
  );
}

/** Checks a file as for an upload, without storing anything. @returns the rejection, if any */
export async function lookAtEphemeris(
  ...[context, caller, file, options]: Parameters<typeof acceptEphemeris>
): Promise<{ readonly rejected: Rejection } | undefined> {
  const look = (place: SemaphoreSlot) => readAndMatch(context, caller, file, options, place);
  const decision = await context.uploads.pass(caller.operatorId, look, file.content.sizeBytes);
  return 'read' in decision ? undefined : decision;
}

async function store(
  context: ServerContext,
  caller: Caller,
  file: UploadedFile,
  options: EphemerisUploadOptions,
  { bytes, keys, read, satellite, burn }: Extract<Decision, { read: unknown }>,
): Promise<string> {
  const oemFileId = CA_IDS.next('oem');
  // Read into memory first, so that the transaction does not wait for the disk.
  const content = receivedBytes(bytes);
  const asOfTaiS = options.asOf?.taiS ?? nowTaiS();
  const { startTaiS, stopTaiS, facts } = read;
  const classified = facts.warnings.find(({ code }) => code === 'data-classified');
  const line = { ...caller, action: 'uploaded', recordType: 'ephemeris', recordId: oemFileId };
  const fileId = randomUUID();
  const record = {
    id: oemFileId,
    operatorId: caller.operatorId,
    satelliteId: satellite.id,
    fileId,
    fileName: file.fileName,
    designation: options.designation ?? (burn === undefined ? 'OPERATIONAL' : 'CANDIDATE'),
    ...(burn && { burn }),
    startTaiS,
    stopTaiS,
    facts,
    uploadedBy: caller.actor,
    ...(options.asOf && { uploadedAt: new Date(toUnixMs(options.asOf.taiS)).toISOString() }),
  };
  // Sent together and executed in this order.
  await context.database.orm.transaction(async (tx) => {
    await pipelined([
      keepFile(tx, content, { operatorId: caller.operatorId, kind: 'oem' }, fileId),
      keepOutline(tx, keys, read),
      leaveForWorkers(context, tx, keys, read),
      insertEphemeris(tx, record),
      writeAudit(tx, classified ? { ...line, detail: { classification: classified.value } } : line),
      context.events.publish(tx, caller.operatorId, ephemerisChanged, { ephemerisId: oemFileId, change: 'uploaded' }),
    ]);
    const screened = { oemFileId, satelliteId: satellite.id, startTaiS, stopTaiS };
    if (options.screen) await screenFile(context, tx, caller, screened, asOfTaiS, options);
  });
  await keepRead(context, keys, read);
  return oemFileId;
}

/** Orders a screening of the remaining span of a file; of a file entirely in the past, its own span. */
async function screenFile(
  context: ServerContext,
  tx: Transaction,
  caller: Caller,
  file: {
    readonly oemFileId: string;
    readonly satelliteId: string;
    readonly startTaiS: number;
    readonly stopTaiS: number;
  },
  asOfTaiS: number,
  { trigger = 'UPLOAD', asOf }: Pick<EphemerisUploadOptions, 'trigger' | 'asOf'> = {},
): Promise<void> {
  const startTaiS = file.stopTaiS > asOfTaiS ? Math.max(file.startTaiS, asOfTaiS) : file.startTaiS;
  await orderScreening(context, tx, caller, {
    trigger,
    satelliteIds: [file.satelliteId],
    ephemerisId: file.oemFileId,
    startTaiS,
    stopTaiS: Math.min(file.stopTaiS, startTaiS + SCREENED_DAYS * SECONDS_PER_DAY),
    asOfTaiS,
    volume: null,
    ...(asOf?.catalogueId !== undefined && { catalogueId: asOf.catalogueId }),
  });
}

type Decision =
  | {
      readonly bytes: Uint8Array;
      readonly keys: EphemerisKeys;
      readonly read: ReadEphemeris;
      readonly satellite: SatelliteRow;
      readonly burn: EphemerisBurn | undefined;
    }
  | { readonly rejected: Rejection };

async function readAndMatch(
  context: ServerContext,
  caller: Caller,
  file: UploadedFile,
  options: EphemerisUploadOptions,
  place: SemaphoreSlot,
): Promise<Decision> {
  const bytes = await receivedContent(file.content);
  const keys = await ephemerisKeys(context, file.content.sha256);
  const limitBytes = context.settings.uploadLimitBytes;
  const input = { bytes, limitBytes, fileName: file.fileName, ...(await earthOrientationInUse(context.database.orm)) };
  const outcome = await runBoundedTwice(context.readers, readEphemerisTask, input, { timeS: READ_TIME_S, ...place });
  if (!outcome.ok) return { rejected: tooCostly(file.fileName, outcome.fault) };
  const read = outcome.value;
  if (!read.ok) {
    const errors = read.fault.errors.map((place) => ({ ...place, file: file.fileName }));
    return reject(file.fileName, read.fault.code, filePlacesText(errors), errors);
  }
  const satellite = await satelliteOf(context, caller, read.value, options.satelliteId);
  if (satellite === undefined) {
    const { objectId, objectName } = read.value.facts;
    return reject(
      file.fileName,
      'satellite-unknown',
      `None of your satellites is ${objectName} (${objectId}). Add it, or say which satellite the file is for.`,
      [
        {
          code: 'satellite-unknown',
          message: 'None of your satellites has this identifier.',
          file: file.fileName,
          keyword: read.value.kind === 'OCM' ? 'OBJECT_DESIGNATOR' : 'OBJECT_ID',
          value: objectId,
        },
      ],
    );
  }
  const nowS = options.asOf?.taiS ?? nowTaiS();
  const owner = { operatorId: caller.operatorId, satelliteId: satellite.id };
  return { bytes, keys, read: read.value, satellite, burn: await burnAhead(context, owner, read.value, nowS) };
}

async function satelliteOf(
  context: ServerContext,
  caller: Caller,
  read: ReadEphemeris,
  satelliteId: string | undefined,
): Promise<SatelliteRow | undefined> {
  const db = context.database.orm;
  if (satelliteId !== undefined) return await findSatellite(db, caller.operatorId, satelliteId);
  const fleet = await satelliteList(db, caller.operatorId).all();
  const { objectId: designator, objectName } = read.facts;
  return (
    namesake({ ...read, designator }, fleet) ??
    fleet.find((satellite) => satellite.name.toUpperCase() === objectName.toUpperCase())
  );
}

function reject(...parts: Parameters<typeof boundedRejection>): { rejected: Rejection } {
  return { rejected: boundedRejection(...parts) };
}

/**
 * Changes the designation of a file. A file that becomes operational is screened like a new upload, because the
 * operator relies on it from then on.
 */
export async function editEphemeris(
  context: ServerContext,
  caller: Caller,
  oemFileId: string,
  change: { designation?: 'OPERATIONAL' | 'CANDIDATE' | undefined; satelliteId?: string | undefined },
): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const { operatorId } = caller;
    if (change.satelliteId !== undefined && (await findSatellite(tx, operatorId, change.satelliteId)) === undefined) {
      throw notFound('The satellite');
    }
    await readStoredEphemeris(tx, operatorId, oemFileId);
    const before = await orNotFound(lockEphemeris(tx, operatorId, oemFileId), 'The ephemeris');
    await changeEphemeris(tx, operatorId, oemFileId, change);
    const after = {
      designation: change.designation ?? before.designation,
      satelliteId: change.satelliteId ?? before.satelliteId,
    };
    if (after.designation === before.designation && after.satelliteId === before.satelliteId) return;
    await writeAudit(tx, {
      ...caller,
      action: 'changed',
      recordType: 'ephemeris',
      recordId: oemFileId,
      detail: change,
    });
    await context.events.publish(tx, operatorId, ephemerisChanged, { ephemerisId: oemFileId, change: 'changed' });
    if (after.designation !== 'OPERATIONAL') return;
    await screenFile(context, tx, caller, { ...before, oemFileId, satelliteId: after.satelliteId }, nowTaiS());
  });
}

export async function removeEphemeris(context: ServerContext, caller: Caller, oemFileId: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    await orNotFound(lockEphemeris(tx, caller.operatorId, oemFileId), 'The ephemeris');
    await refuseFrozen(tx, caller.operatorId, { ephemerisId: oemFileId });
    await deleteEphemeris(tx, caller.operatorId, oemFileId);
    await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'ephemeris', recordId: oemFileId });
    await context.events.publish(tx, caller.operatorId, ephemerisChanged, {
      ephemerisId: oemFileId,
      change: 'deleted',
    });
  });
}
