import type { ServerContext } from '../../hosting/module.ts';
import { boundedRejection, tooCostly } from '../../messages/bounded-rejection.ts';
import { filePlace, filePlacesText } from '../../messages/file-place.ts';
import { nothingTaken, type Rejection } from '../../messages/rejection.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { receivedBytes, receivedContent } from '../../platform/files/received-file.ts';
import { keepFile } from '../../platform/files/stored-files.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refused } from '../../platform/http/problem.ts';
import { runBoundedTwice } from '../../platform/threads/bounded.ts';
import type { SemaphoreSlot } from '../../platform/threads/per-operator-semaphore.ts';
import { observationArrived } from '../../ports/odt-events.ts';
import { ODT_IDS } from '../ids.ts';
import { sensorOfRow } from '../sensors/present.ts';
import { ownSensors, type SensorRow } from '../sensors/store.ts';
import { compressionOf } from '../tracks/file-facts.ts';
import type { FileRead } from '../tracks/read-file.ts';
import { openFileTask } from '../tracks/read-task.ts';
import { READ_QUEUE, type ReadJob } from './queues.ts';
import type { ObservationForm } from './receive.ts';
import { findObservationByContent, insertObservation } from './store.ts';

const READ_TIME_S = 30;

/**
 * Stores the operator's own measurements. Each file is read first; when none is valid, the upload is refused with line and
 * keyword. A job identifies the objects of its tracks.
 */
export async function acceptUpload(
  context: ServerContext,
  caller: Caller,
  form: ObservationForm,
): Promise<{ readonly fileIds: readonly string[]; readonly isKnown: boolean }> {
  const sensors = await ownSensors(context.database.orm, caller.operatorId);
  if (form.sensorCode !== undefined && !sensors.some(({ code }) => code === form.sensorCode)) {
    throw refused('sensor-unknown', { detail: `None of your own sensors has the code ${form.sensorCode}.` });
  }
  const outcomes = [];
  for (const file of form.files) {
    outcomes.push(
      await context.uploads.pass(
        caller.operatorId,
        (place) => acceptFile(context, caller, form, file, sensors, place),
        file.content.sizeBytes,
      ),
    );
  }
  const fileIds = outcomes.flatMap((outcome) => ('fileId' in outcome ? [outcome.fileId] : []));
  if (fileIds.length === 0) {
    const rejected = outcomes.flatMap((outcome) => ('rejected' in outcome ? [outcome.rejected] : []));
    throw nothingTaken(rejected, 'The form contains no file.');
  }
  return { fileIds, isKnown: outcomes.every((outcome) => !('isNew' in outcome) || !outcome.isNew) };
}

type Outcome = { readonly fileId: string; readonly isNew: boolean } | { readonly rejected: Rejection };

async function acceptFile(
  context: ServerContext,
  caller: Caller,
  form: ObservationForm,
  { fileName, content: received }: ObservationForm['files'][number],
  sensors: readonly SensorRow[],
  place: SemaphoreSlot,
): Promise<Outcome> {
  const { operatorId } = caller;
  const observation = await findObservationByContent(context.database.orm, operatorId, received.sha256);
  if (observation !== undefined) return { fileId: observation.id, isNew: false };
  const bytes = await receivedContent(received);
  const { sensorCode } = form;
  const question = {
    bytes,
    limitBytes: context.settings.uploadLimitBytes,
    sensors: sensors.map(sensorOfRow),
    ...(sensorCode !== undefined && { sensorCode }),
  };
  const readResult = await runBoundedTwice(context.readers, openFileTask, question, { timeS: READ_TIME_S, ...place });
  if (!readResult.ok) return { rejected: tooCostly(fileName, readResult.fault) };
  if (!readResult.value.ok) {
    const errors = readResult.value.fault.faults.map((fault) => filePlace(fault, fileName));
    const code = readResult.value.fault.faults[0]?.code ?? 'unknown-format';
    return { rejected: boundedRejection(fileName, code, filePlacesText(errors), errors) };
  }
  return await keep(context, caller, form, { fileName, bytes }, readResult.value.value, sensors);
}

async function keep(
  context: ServerContext,
  caller: Caller,
  form: ObservationForm,
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
  read: FileRead,
  sensors: readonly SensorRow[],
): Promise<Outcome> {
  const { operatorId } = caller;
  const id = ODT_IDS.next('obs');
  const content = receivedBytes(bytes);
  const sensor = sensors.find(({ code }) => code === read.tracks[0]?.sensorCode);
  const storedFile = context.database.orm.transaction(async (tx) => {
    const row = await insertObservation(tx, {
      id,
      operatorId,
      fileName,
      noradId: form.noradId ?? null,
      sensorId: sensor?.id ?? null,
      sensorCode: sensor?.code ?? '',
      dataMode: sensor?.dataMode ?? 'REAL',
      fileId: await keepFile(tx, content, { operatorId, kind: 'tdm' }),
      messageType: read.messageType,
      compression: compressionOf(bytes),
      sizeBytes: content.sizeBytes,
      sha256: content.sha256,
      objectName: '',
    });
    if (row === undefined) throw new SameBytes();
    await writeAudit(tx, { ...caller, action: 'uploaded', recordType: 'observation', recordId: id });
    await context.events.publish(tx, operatorId, observationArrived, { observationFileId: id, requestId: null });
    await context.queue.enqueue<ReadJob>(READ_QUEUE, { observationFileId: id }, { within: tx, operatorId });
    return { fileId: id, isNew: true };
  });
  return await storedFile.catch(async (error: unknown) => {
    const observation = await findObservationByContent(context.database.orm, operatorId, content.sha256);
    if (!(error instanceof SameBytes) || observation === undefined) throw error;
    return { fileId: observation.id, isNew: false };
  });
}

/** The same file was stored by a concurrent request. */
class SameBytes extends Error {}
