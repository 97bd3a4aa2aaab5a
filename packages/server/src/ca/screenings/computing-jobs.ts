import type { Transaction } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { bookJobs } from '../../platform/jobs/shares.ts';

/** A job that computes for an operator. */
export interface ComputingJob<T> {
  readonly id?: string;
  readonly data: T;
  /** Estimated cost, CPU seconds. */
  readonly costS: number;
}

/**
 * Queues the jobs of one order, and charges them to the operator's share of computing time. The operator's other orders wait until the
 * transaction ends: call it for workers only, and after the locks of any records.
 */
export async function enqueueComputing<T extends object>(
  queue: JobQueue,
  tx: Transaction,
  { queueName, operatorId }: { readonly queueName: string; readonly operatorId: string },
  jobs: readonly ComputingJob<T>[],
): Promise<void> {
  if (jobs.length === 0) return;
  const priorities = await bookJobs(
    tx,
    operatorId,
    jobs.map(({ costS }) => costS),
  );
  const booked = jobs.map(({ id, data }, at) => ({
    data,
    options: { operatorId, priority: priorities[at]!, ...(id !== undefined && { id }) },
  }));
  await queue.enqueueAll<T>(queueName, booked, tx);
}
