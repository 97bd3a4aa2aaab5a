import { progressOf } from '@keepout/operations/screened/progress';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { screeningMoved } from '../../ports/ca-events.ts';
import type { ProgressRow } from './part-store.ts';

/** Publishes the progress of a running screening to open pages. */
export async function publishProgress({ events }: ServerContext, tx: Transaction, row: ProgressRow): Promise<void> {
  const { id: screeningId, operatorId, state } = row;
  if (state !== 'QUEUED' && state !== 'RUNNING') return;
  const { phase, percent, remainingSeconds, ...counts } = progressOf(row);
  await events.publish(tx, operatorId, screeningMoved, { screeningId, state, percent, remainingSeconds, counts });
}
