import type { Transaction } from '../database/database.ts';

/** Options of a queue. */
export interface JobPolicy {
  /** Attempts after the first; then the job goes to the dead-letter queue. Default 5. */
  readonly retries?: number;
  /** First wait before a retry; doubles each time with jitter. Default 2. */
  readonly backoffS?: number;
  /** Longest wait between retries. Default 600. */
  readonly backoffLimitS?: number;
  /** Longest run of one attempt. Default 900. */
  readonly expireS?: number;
  /** How long finished jobs stay visible. Default one day. */
  readonly keepS?: number;
  /** At most one queued or running job a key. */
  readonly exclusive?: boolean;
  /** Queue, declared before, that gets the data of jobs that failed for good. Default: the dead-letter queue. */
  readonly lostTo?: string;
}

export interface EnqueueOptions {
  /** Commits and rolls back with this transaction. */
  readonly within?: Transaction;
  readonly id?: string;
  readonly afterS?: number;
  /** Larger runs earlier. */
  readonly priority?: number;
  /** With an exclusive policy: a second job of the same key is not queued. */
  readonly key?: string;
  /** Operator of the job: see `concurrencyOfOperator`. */
  readonly operatorId?: string;
}

/** A running job. It may be run again after a crash: its effects must be idempotent. */
export interface RunningJob<T> {
  readonly id: string;
  readonly data: T;
  /** 0 on the first attempt. */
  readonly attempt: number;
  /** Priority when the job was started; larger values run earlier. */
  readonly priority: number;
  /** Operator of the job; empty if it has none. */
  readonly operatorId: string;
  /** Aborted when the job was cancelled, expired or taken over, and when the process stops. */
  readonly signal: AbortSignal;
}

export interface WorkOptions {
  /** Maximum number of concurrent jobs in this process. Default 1. */
  readonly concurrency?: number;
  /** Maximum number of concurrent jobs of one operator in this process; other operators can use the remaining places. */
  readonly concurrencyOfOperator?: number;
}

/** Numbers of jobs of a queue. */
export interface QueueFigures {
  readonly queue: string;
  /** Jobs that can run now. */
  readonly waiting: number;
  /** Jobs that wait for a later time. */
  readonly deferred: number;
  /** Longest time that a job which can run has waited, s. */
  readonly oldestS: number;
  readonly running: number;
  readonly failed: number;
}

export type JobState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

/** The queue of background jobs. Delivery is at least once. */
export interface JobQueue {
  /** Whether this process runs jobs. */
  readonly isWorking: boolean;
  /** Creates or updates a queue; required before any other call with its name. */
  declare(name: string, policy?: JobPolicy): Promise<void>;
  /** Queues a job and returns its id, or undefined if its exclusive key is already queued. */
  enqueue<T extends object>(name: string, data: T, options?: EnqueueOptions): Promise<string | undefined>;
  enqueueAll<T extends object>(
    name: string,
    jobs: readonly { readonly data: T; readonly options?: Omit<EnqueueOptions, 'within'> }[],
    within?: Transaction,
  ): Promise<readonly string[]>;
  work<T extends object>(
    name: string,
    handler: (job: RunningJob<T>) => Promise<unknown>,
    options?: WorkOptions,
  ): Promise<void>;
  /** Runs at the times of a cron expression (UTC), once in the entire installation; `key` distinguishes several schedules. */
  schedule<T extends object>(name: string, cron: string, data: T, key?: string): Promise<void>;
  cancel(name: string, ids: readonly string[], within?: Transaction): Promise<void>;
  state(name: string, id: string): Promise<JobState | undefined>;
  /** Returns the number of waiting jobs, for health and metrics. */
  waitingCount(name: string): Promise<number>;
  /** Returns the figures of all queues, counted every few seconds. */
  figures(): Promise<readonly QueueFigures[]>;
  /** Returns the number of live processes that run jobs. */
  workerCount(): Promise<number>;
  /** Waits for running jobs, then aborts them. */
  stop(patienceMs?: number): Promise<void>;
}

/** Thrown by a handler if a retry cannot succeed: the job goes to the dead-letter queue at once. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}

export const DEAD_LETTER_QUEUE = 'dead-letter';
/** Time during which a permanently failed job can be run again. */
export const DEAD_LETTER_DAYS = 30;
