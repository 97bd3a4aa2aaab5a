import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { observationArrived } from '../../ports/odt-events.ts';
import { lockRequest } from '../requests/store.ts';
import { READ_QUEUE, type ReadJob } from './queues.ts';
import { changeObservation, findObservation, lockObservation } from './store.ts';

/**
 * Rereads a file after a failure: the machine was busy, or a newer version supports the file. Its pass is unchanged
 * until the file is read; then it counts as any second file of that pass.
 */
export async function readAgain(context: ServerContext, caller: Caller, observationFileId: string): Promise<void> {
  const { operatorId } = caller;
  await context.database.orm.transaction(async (tx) => {
    const unlockedRow = await orNotFound(findObservation(tx, operatorId, observationFileId), 'The observation');
    // Locks the request first, as all transactions do.
    const { requestId } = unlockedRow;
    if (requestId !== null) await lockRequest(tx, requestId);
    const row = await orNotFound(lockObservation(tx, observationFileId), 'The observation');
    if (row.state === 'READ') {
      throw refused('observation-is-read', { detail: 'Read the content of the file in its report.' });
    }
    // A second job for the same file has no effect: it finds the file read.
    await changeObservation(tx, row.id, { state: 'RECEIVED', reason: row.isLate ? tell('file-late') : [] });
    await context.queue.enqueue<ReadJob>(READ_QUEUE, { observationFileId }, { within: tx, operatorId });
    await context.events.publish(tx, operatorId, observationArrived, { observationFileId, requestId });
    await writeAudit(tx, { ...caller, action: 'read again', recordType: 'observation', recordId: row.id });
  });
}
