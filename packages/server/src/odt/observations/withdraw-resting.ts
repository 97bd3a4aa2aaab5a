import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { observationArrived, orbitUpdateWithdrawn } from '../../ports/odt-events.ts';
import { lockUpdatesOf, withdrawUpdates } from '../orbit-updates/store.ts';
import { READ_QUEUE, type ReadJob, UPDATE_QUEUE, type UpdateJob } from './queues.ts';
import { type ObservationRow, turnedAwayOf, unread } from './store.ts';

const BY_ITSELF = tell('basis-withdrawn');
const BY_ITS_PRIOR = tell('prior-withdrawn');

/**
 * Withdraws all that rests on a file: updates by it, and updates that began with one of those, of whichever request. Each of these requests
 * has its orbit computed again without it, and files that were turned away are compared again: they may have been compared with
 * the orbit of something else.
 */
export async function withdrawResting(
  context: ServerContext,
  tx: Transaction,
  { id, operatorId, requestId }: ObservationRow,
): Promise<void> {
  const updates = await lockUpdatesOf(tx, id);
  const isBy = (fileIds: readonly string[]) => fileIds.includes(id);
  for (const [byFile, why] of [[true, BY_ITSELF] as const, [false, BY_ITS_PRIOR] as const]) {
    const some = updates.filter(({ fileIds }) => isBy(fileIds) === byFile);
    const ids = some.map((one) => one.id);
    await withdrawUpdates(tx, ids, why);
  }
  const jobs = new Map<string, UpdateJob>();
  if (requestId !== null) jobs.set(requestId, { requestId });
  for (const { id: orbitUpdateId, conjunctionId, state, requestId: whose, fileIds } of updates) {
    if (state === 'UPDATED') {
      await context.events.publish(tx, operatorId, orbitUpdateWithdrawn, { orbitUpdateId, conjunctionId });
    }
    const [fileId = ''] = fileIds;
    if (whose !== null) jobs.set(whose, { requestId: whose });
    else if (!isBy(fileIds)) jobs.set(fileId, { observationFileId: fileId });
    if (isBy(fileIds)) continue;
    // Pages that show a file of another request hear of it.
    for (const observationFileId of fileIds) {
      await context.events.publish(tx, operatorId, observationArrived, { observationFileId, requestId: whose });
    }
  }
  for (const job of jobs.values()) {
    await context.queue.enqueue<UpdateJob>(UPDATE_QUEUE, job, { within: tx, operatorId });
  }
  const requestIds = [...jobs.values()].flatMap((job) => ('requestId' in job ? [job.requestId] : []));
  for (const observationFileId of await turnedAwayOf(tx, requestIds, id)) {
    await unread(tx, observationFileId);
    await context.queue.enqueue<ReadJob>(READ_QUEUE, { observationFileId }, { within: tx, operatorId });
  }
}
