import { inArray, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR, writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { storedFile } from '../../platform/files/tables.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { ephemerisChanged } from '../../ports/ca-events.ts';
import { type RemovableEphemeris, removableEphemerides } from './removable.ts';
import { forgetSightings, thinDue } from './thin.ts';

const RETENTION_QUEUE = 'ca-retention';
/** Time limit, s: the first night after an upgrade may have years of files to process. */
const LONGEST_S = 6 * 3600;
/** Number of contents that are removed in one transaction. */
const BATCH = 100;

/** Removes contents; the records remain and state the time of removal. */
async function removeContents(
  { events }: ServerContext,
  tx: Transaction,
  files: readonly RemovableEphemeris[],
): Promise<void> {
  const ids = files.map(({ fileId }) => fileId);
  await tx.update(storedFile).set({ removedAt: sql`now()` }).where(inArray(storedFile.id, ids));
  await writeAudit(
    tx,
    ...files.map(({ id, operatorId, sizeBytes }) => ({
      operatorId,
      actor: PLATFORM_ACTOR,
      action: 'content-removed',
      recordType: 'ephemeris',
      recordId: id,
      detail: { sizeBytes },
    })),
  );
  for (const { id, operatorId } of files) {
    await events.publish(tx, operatorId, ephemerisChanged, { ephemerisId: id, change: 'changed' });
  }
}

/** Removes contents after the retention time of their operator. @returns number of removed contents */
export async function removeDue(context: ServerContext): Promise<number> {
  const { orm } = context.database;
  const due = await removableEphemerides(orm, nowTaiS(), { isDue: true });
  for (let k = 0; k < due.length; k += BATCH) {
    await orm.transaction((tx) => removeContents(context, tx, due.slice(k, k + BATCH)));
  }
  return due.length;
}

/** Removes contents, longest superseded first and regardless of retention, until enough bytes are free or none is left. */
export async function makeRoom(context: ServerContext, operatorId: string, bytes: number): Promise<void> {
  const { orm } = context.database;
  const files = await removableEphemerides(orm, nowTaiS(), { operatorId, isDue: false });
  let freed = 0;
  const removedFiles = files.filter(({ sizeBytes }) => {
    const isNeeded = freed < bytes;
    if (isNeeded) freed += sizeBytes;
    return isNeeded;
  });
  if (removedFiles.length > 0) await orm.transaction((tx) => removeContents(context, tx, removedFiles));
}

/** Schedules the nightly clean-up. */
export async function workOnRetention(queue: JobQueue, context: ServerContext): Promise<void> {
  await queue.declare(RETENTION_QUEUE, { exclusive: true, retries: 2, expireS: LONGEST_S });
  await queue.work(RETENTION_QUEUE, async () => {
    const removed = await removeDue(context);
    const thinned = await thinDue(context);
    await forgetSightings(context.database.orm);
    context.log.info(
      { removed, thinned },
      'contents of superseded ephemerides and messages of past conjunctions were removed',
    );
  });
  await queue.schedule(RETENTION_QUEUE, '51 2 * * *', {});
}
