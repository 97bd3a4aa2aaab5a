import { toUnixMs } from '@keepout/astro/epoch';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { findSatellite, listSatellites, type SatelliteRow } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { placesText } from '../../messages/problem-place.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { bytesOf, type ReceivedFile, receivedBytes } from '../../platform/files/received-file.ts';
import { keepFile } from '../../platform/files/stored-files.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { FileFaultCode, Place } from '../../platform/http/problem-code.ts';
import { nowTaiS } from '../../platform/now.ts';
import { ephemerisChanged } from '../../ports/ca-events.ts';
import type { ReadEphemeris } from '../ephemerides/read.thread.ts';
import { readEphemerisTask } from '../ephemerides/read-task.ts';
import { changeEphemeris, deleteEphemeris, insertEphemeris } from '../ephemerides/store.ts';
import { CA_IDS } from '../ids.ts';
import { orderScreening } from '../screenings/service.ts';

export interface EphemerisUploadFile {
  readonly fileName: string;
  readonly content: ReceivedFile;
}

export interface EphemerisUploadOptions {
  readonly satelliteId?: string | undefined;
  readonly designation: 'OPERATIONAL' | 'CANDIDATE';
  readonly screen: boolean;
  /** Takes the file as it was taken in the past, screened against what was known then; the present without it. */
  readonly asOf?: { readonly taiS: number; readonly catalogueId: string };
}

/** Longest span that an upload is screened over; what lies beyond is screened when its time comes. */
const SCREENED_DAYS = 7;

/**
 * Takes one uploaded file: read it, find its satellite, store the record and order its screening, all or nothing.
 * A refused file leaves no trace.
 *
 * @returns the id of the new record, or why the file was rejected
 */
export async function acceptEphemeris(
  context: ServerContext,
  caller: Caller,
  file: EphemerisUploadFile,
  options: EphemerisUploadOptions,
): Promise<{ readonly oemFileId: string } | { readonly rejected: Rejection }> {
  const decision = await readAndMatch(context, caller, file, options);
  return 'read' in decision ? { oemFileId: await store(context, caller, file, options, decision) } : decision;
}

async function store(
  context: ServerContext,
  caller: Caller,
  file: EphemerisUploadFile,
  options: EphemerisUploadOptions,
  { bytes, read, satellite }: Extract<Decision, { read: unknown }>,
): Promise<string> {
  const oemFileId = CA_IDS.next('oem');
  // From memory: no transaction waits for a disk.
  const content = receivedBytes(bytes);
  const asOfTaiS = options.asOf?.taiS ?? nowTaiS();
  await context.database.orm.transaction(async (tx) => {
    const fileId = await keepFile(tx, content, { operatorId: caller.operatorId, kind: 'oem' });
    await insertEphemeris(tx, {
      id: oemFileId,
      operatorId: caller.operatorId,
      satelliteId: satellite.id,
      fileId,
      fileName: file.fileName,
      designation: options.designation,
      startTaiS: read.startTaiS,
      stopTaiS: read.stopTaiS,
      facts: read.facts,
      uploadedBy: caller.actor,
      ...(options.asOf && { uploadedAt: new Date(toUnixMs(options.asOf.taiS)).toISOString() }),
    });
    await writeAudit(tx, { ...caller, action: 'uploaded', recordType: 'ephemeris', recordId: oemFileId });
    await context.events.publish(tx, caller.operatorId, ephemerisChanged, {
      ephemerisId: oemFileId,
      change: 'uploaded',
    });
    if (!options.screen) return;
    // A file that lies wholly in the past is screened over its own span: its owner asks what came by.
    const startTaiS = read.stopTaiS > asOfTaiS ? Math.max(read.startTaiS, asOfTaiS) : read.startTaiS;
    await orderScreening(context, tx, caller, {
      trigger: 'UPLOAD',
      satelliteIds: [satellite.id],
      ephemerisId: oemFileId,
      startTaiS,
      stopTaiS: Math.min(read.stopTaiS, startTaiS + SCREENED_DAYS * SECONDS_PER_DAY),
      asOfTaiS,
      volume: null,
      ...(options.asOf && { catalogueId: options.asOf.catalogueId }),
    });
  });
  return oemFileId;
}

type Decision =
  | { readonly bytes: Uint8Array; readonly read: ReadEphemeris; readonly satellite: SatelliteRow }
  | { readonly rejected: Rejection };

async function readAndMatch(
  context: ServerContext,
  caller: Caller,
  file: EphemerisUploadFile,
  options: EphemerisUploadOptions,
): Promise<Decision> {
  const bytes = await bytesOf(file.content);
  const limitBytes = context.settings.uploadLimitBytes;
  const read = await context.threads.run(readEphemerisTask, { bytes, limitBytes });
  if (!read.ok) {
    const errors = read.fault.errors.map((place) => ({ ...place, file: file.fileName }));
    return reject(file.fileName, read.fault.code, placesText(errors), errors);
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
          message: 'None of your satellites has this identity.',
          file: file.fileName,
          keyword: 'OBJECT_ID',
          value: objectId,
        },
      ],
    );
  }
  return { bytes, read: read.value, satellite };
}

async function satelliteOf(
  context: ServerContext,
  caller: Caller,
  read: ReadEphemeris,
  satelliteId: string | undefined,
): Promise<SatelliteRow | undefined> {
  const db = context.database.orm;
  if (satelliteId !== undefined) return await findSatellite(db, caller.operatorId, satelliteId);
  const { objectId, objectName } = read.facts;
  const fleet = await listSatellites(db, caller.operatorId, {});
  return (
    fleet.find((one) => one.cosparId !== '' && one.cosparId === objectId) ??
    fleet.find((one) => String(one.noradId) === objectId) ??
    fleet.find((one) => one.name.toUpperCase() === objectName.toUpperCase())
  );
}

function reject(fileName: string, code: FileFaultCode, message: string, errors: Place[]): { rejected: Rejection } {
  return { rejected: { fileName, code, message, errors } };
}

export async function editEphemeris(
  context: ServerContext,
  caller: Caller,
  oemFileId: string,
  change: { designation?: 'OPERATIONAL' | 'CANDIDATE' | undefined; satelliteId?: string | undefined },
): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    if (
      change.satelliteId !== undefined &&
      (await findSatellite(tx, caller.operatorId, change.satelliteId)) === undefined
    ) {
      throw notFound('The satellite');
    }
    if (!(await changeEphemeris(tx, caller.operatorId, oemFileId, change))) throw notFound('The ephemeris');
    await writeAudit(tx, {
      ...caller,
      action: 'changed',
      recordType: 'ephemeris',
      recordId: oemFileId,
      detail: change,
    });
    await context.events.publish(tx, caller.operatorId, ephemerisChanged, {
      ephemerisId: oemFileId,
      change: 'changed',
    });
  });
}

export async function removeEphemeris(context: ServerContext, caller: Caller, oemFileId: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    if (!(await deleteEphemeris(tx, caller.operatorId, oemFileId))) throw notFound('The ephemeris');
    await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'ephemeris', recordId: oemFileId });
    await context.events.publish(tx, caller.operatorId, ephemerisChanged, {
      ephemerisId: oemFileId,
      change: 'deleted',
    });
  });
}
