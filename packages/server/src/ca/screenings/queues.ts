import type { JobQueue } from '../../platform/jobs/queue.ts';

/** A screening on its way: planned by one job, worked on by many, judged by many, and stored by one. */
/** Lets screenings in whose turn it is. */
export const ADMIT_QUEUE = 'ca-screening-admission';
export const PLAN_QUEUE = 'ca-screening';
export const BLOCK_QUEUE = 'ca-screening-blocks';
export const JUDGE_QUEUE = 'ca-screening-judging';
/** Cuts what was found into parts and, when they are judged, stores it. */
export const FINISH_QUEUE = 'ca-screening-finish';
/** Writes down what a screening of plans or candidates came to. */
export const OUTCOME_QUEUE = 'ca-post-manoeuvre-outcome';
/** What failed for good comes here, and its screening ends as failed. */
export const LOST_QUEUE = 'ca-screening-lost';

/** One of the operator's screenings has ended. */
export interface AdmitJob {
  readonly operatorId: string;
  readonly wasCancelled: boolean;
}

/** Plan or finish it. */
export interface ScreeningJob {
  readonly screeningId: string;
  /** Of its last block, to finish it: at this turn what is little is judged at once. */
  readonly priority?: number;
}

export interface OutcomeJob extends ScreeningJob {
  readonly operatorId: string;
}

/** A run of blocks of a work. */
export interface BlockJob {
  readonly workKey: string;
  readonly first: number;
  readonly count: number;
  /** So many at first, by what one is thought to cost. */
  readonly slice?: number;
}

/** A run of parts of what a screening has found. */
export interface JudgeJob {
  readonly screeningId: string;
  readonly first: number;
  readonly count: number;
}

export async function declareScreeningQueues(queue: JobQueue): Promise<void> {
  await queue.declare(LOST_QUEUE);
  const policy = { retries: 5, backoffS: 1, backoffLimitS: 30, lostTo: LOST_QUEUE };
  await queue.declare(ADMIT_QUEUE, { retries: 5, backoffS: 1 });
  await queue.declare(PLAN_QUEUE, policy);
  await queue.declare(BLOCK_QUEUE, policy);
  await queue.declare(JUDGE_QUEUE, policy);
  await queue.declare(OUTCOME_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60 });
  await queue.declare(FINISH_QUEUE, { ...policy, expireS: 3600 });
}
