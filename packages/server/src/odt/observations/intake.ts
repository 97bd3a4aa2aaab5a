import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { storableFileName } from '../../messages/received-form.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { keepFile } from '../../platform/files/stored-files.ts';
import { observationArrived } from '../../ports/odt-events.ts';
import { ODT_IDS } from '../ids.ts';
import type { ProviderDelivery, TrackingProvider } from '../providers/provider.ts';
import { isUnderWay, type Moves, movesOf } from '../requests/moves.ts';
import { findPass, findRequestById, notePassDelivery, type ObservationPassRow } from '../requests/store.ts';
import { compressionOf, notationByName } from '../tracks/file-facts.ts';
import { READ_QUEUE, type ReadJob } from './queues.ts';
import { findObservationByContent, insertObservation, noteDelivery } from './store.ts';

/** Outcome of a delivery: stored, already known, or without a matching pass. */
export type DeliveryOutcome = 'TAKEN' | 'KNOWN' | 'STRAY';

/**
 * Stores a delivery of a provider in one transaction: the file, its record, the status of its pass and the job that reads it.
 *
 * A repeated delivery is recognised by its id, a repeated file by its bytes. A file for a cancelled pass is stored, but
 * does not count.
 */
export async function takeDelivery(
  context: ServerContext,
  provider: Pick<TrackingProvider, 'id' | 'kind'>,
  delivery: ProviderDelivery,
): Promise<DeliveryOutcome> {
  const moves = movesOf(context);
  return await context.database.orm.transaction(async (tx) => {
    const pass = await findPass(tx, delivery.orderId);
    const providerPass = pass?.provider === provider.kind ? pass : undefined;
    const { deliveryId, orderId } = delivery;
    const outcome = providerPass === undefined ? 'STRAY' : delivery.kind;
    if (!(await noteDelivery(tx, { provider: provider.id, deliveryId, orderId, outcome }))) return 'KNOWN';
    if (providerPass === undefined) return 'STRAY';
    if (delivery.kind === 'FAILED') {
      if (isUnderWay(providerPass))
        await moves.advancePass(tx, providerPass, failedStatus(providerPass), delivery.reason);
      return 'TAKEN';
    }
    return await takeFile(context, tx, moves, providerPass, delivery);
  });
}

/** A pass that its provider has not confirmed yet cannot fail; it cannot be had. */
function failedStatus({ status }: ObservationPassRow): 'UNSUCCESSFUL' | 'INFEASIBLE' {
  return status === 'PENDING' ? 'INFEASIBLE' : 'UNSUCCESSFUL';
}

async function takeFile(
  context: ServerContext,
  tx: Transaction,
  moves: Moves,
  pass: ObservationPassRow,
  { bytes, fileName, deliveredTaiS }: Extract<ProviderDelivery, { kind: 'FILE' }>,
): Promise<DeliveryOutcome> {
  const { operatorId, requestId, id: passId, sensorId, sensorCode, dataMode } = pass;
  const content = receivedBytes(bytes);
  const observation = await findObservationByContent(tx, operatorId, content.sha256);
  if (observation !== undefined) {
    if (observation.passId !== passId && isUnderWay(pass)) {
      const reason = tell('provider-sent-again', { file: observation.fileName });
      await moves.advancePass(tx, pass, failedStatus(pass), reason);
    }
    return 'KNOWN';
  }
  const request = await findRequestById(tx, requestId);
  const isLate = pass.status === 'CANCELLED' || pass.status === 'INFEASIBLE';
  const id = ODT_IDS.next('obs');
  const name = storableFileName(fileName, `${sensorCode}.tdm`);
  const row = await insertObservation(tx, {
    id,
    operatorId,
    requestId,
    passId,
    sensorId,
    sensorCode,
    dataMode,
    isLate,
    fileId: await keepFile(tx, content, { operatorId, kind: 'tdm' }),
    fileName: name,
    messageType: notationByName(name),
    compression: compressionOf(bytes),
    sizeBytes: content.sizeBytes,
    sha256: content.sha256,
    noradId: request?.noradId ?? null,
    objectName: request?.targetName ?? '',
    ...(deliveredTaiS !== undefined && { deliveredTaiS }),
    ...(isLate && { reason: tell('file-late') }),
  });
  // The provider repeats it until it is acknowledged; by then the file is known.
  if (row === undefined) throw new Error('the same file is being taken in');
  if (isUnderWay(pass)) {
    await moves.advancePass(tx, pass, 'PUBLISHING');
    await notePassDelivery(tx, passId, { observationFileId: id });
  }
  await context.events.publish(tx, operatorId, observationArrived, { observationFileId: id, requestId });
  await context.queue.enqueue<ReadJob>(READ_QUEUE, { observationFileId: id }, { within: tx, operatorId });
  return 'TAKEN';
}
