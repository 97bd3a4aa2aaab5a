import type { JobQueue } from '../../platform/jobs/queue.ts';

/** Queues of a screening: one planning job, many block jobs, many assessment jobs, one job that stores the results. */
/** Admits queued screenings. */
export const ADMIT_QUEUE = 'ca-screening-admission';
export const SCREENING_PLAN_QUEUE = 'ca-screening';
export const BLOCK_QUEUE = 'ca-screening-blocks';
export const JUDGE_QUEUE = 'ca-screening-judging';
/** Divides the encounters into parts and, when these are assessed, stores the results. */
export const FINISH_QUEUE = 'ca-screening-finish';
/** Stores the outcome of a screening of plans or candidates. */
export const OUTCOME_QUEUE = 'ca-post-manoeuvre-outcome';
/** Receives jobs that failed for good; their screenings end as failed. */
export const LOST_QUEUE = 'ca-screening-lost';

/** Job after the end of a screening of an operator: admits the next ones. */
export interface AdmitJob {
  readonly operatorId: string;
  readonly wasCancelled: boolean;
}

/** Job that plans or finishes a screening. */
export interface ScreeningJob {
  readonly screeningId: string;
  /** Priority of the last block's job, which the finish job inherits: a small result is then assessed at once. */
  readonly priority?: number;
}

export interface OutcomeJob extends ScreeningJob {
  readonly operatorId: string;
}

/** A range of blocks of a work. */
export interface BlockJob {
  readonly workKey: string;
  readonly first: number;
  readonly count: number;
  /** Number of blocks of the first slice, from the estimated cost of a block. */
  readonly slice?: number;
}

/** A sequence of parts to assess. */
export interface JudgeJob {
  readonly screeningId: string;
  readonly first: number;
  readonly count: number;
}

export async function declareScreeningQueues(queue: JobQueue): Promise<void> {
  await queue.declare(LOST_QUEUE);
  const policy = { retries: 5, backoffS: 1, backoffLimitS: 30, lostTo: LOST_QUEUE };
  await queue.declare(ADMIT_QUEUE, { retries: 5, backoffS: 1 });
  await queue.declare(SCREENING_PLAN_QUEUE, policy);
  await queue.declare(BLOCK_QUEUE, policy);
  await queue.declare(JUDGE_QUEUE, policy);
  await queue.declare(OUTCOME_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60 });
  await queue.declare(FINISH_QUEUE, { ...policy, expireS: 3600 });
}
