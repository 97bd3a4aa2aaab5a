import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from 'pg-boss';
import { connectSession, type DatabaseConnection } from '../database/session.ts';
import { databaseTrouble } from '../database/trouble.ts';
import type { Logger } from '../observing/logs.ts';

/** A job that a process is running: a dead process is detected by its claim much earlier than by the queue's heartbeat. */
export interface JobClaim {
  readonly queue: string;
  readonly jobId: string;
  readonly attempt: number;
}

/**
 * Records which process runs which job.
 *
 * Each worker process holds one advisory lock while it lives; the database drops the lock at the moment that
 * the process dies and its connection closes. A stopped or slow process keeps it. If an entire host vanishes without
 * closing its connections, only the queue's heartbeat detects it.
 */
export interface JobClaims {
  /** Executes the library's query for jobs, extended so that it also claims the jobs found. */
  readonly looking: Pick<Db, 'executeSql'>;
  /** Marks claims for deletion with the next statement: until then they count as claims of a live process. */
  release(jobIds: readonly string[]): void;
  /** Deletes the released claims. */
  settle(): Promise<void>;
  /** Returns claims of dead processes, each to one caller only. */
  orphans(): Promise<readonly JobClaim[]>;
  close(): Promise<void>;
}

/** Part of the library's statement after which it takes the chosen jobs. */
const END_OF_LOOK = /\)\s+UPDATE /;
/** Lock class of the two-key advisory locks; an arbitrary constant that is unique in the database. */
const LOCK_CLASS = 0x6b_65_70;
/** A second such constant: workers hold this lock, so that they can be counted. */
export const WORKER_LOCK_CLASS: number = 0x6b_65_77;

export function openJobClaims(connection: DatabaseConnection, db: Db, log: Logger): JobClaims {
  /** Numbers of all connections until now: a lock may outlast a broken connection. */
  const holders: number[] = [];
  let current: Promise<Held> | undefined;
  /** Ended jobs with remaining claims. */
  const released = new Set<string>();
  let generations = 0;
  let isWorker = false;
  let isClosed = false;

  const connect = async (): Promise<Held> => {
    const generation = ++generations;
    const lost = () => {
      if (isClosed || generation !== generations) return;
      current = undefined;
      log.warn('lost the connection that says that this process lives, connecting again');
    };
    const client = await connectSession(connection, 'claims', (fresh) => fresh.on('end', lost));
    const holder = randomInt(1, 2 ** 31 - 1);
    await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, holder]);
    if (isWorker) await markWorker({ client, holder });
    holders.push(holder);
    return { client, holder };
  };
  const currentSession = async (): Promise<Held> => {
    current ??= connect();
    try {
      return await current;
    } catch (cause) {
      current = undefined;
      throw cause;
    }
  };

  /** Runs statements one after the other, since there is one connection. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: (session: Held) => Promise<T>): Promise<T> => {
    const mine = turn.then(async () => {
      const now = await currentSession();
      return await run(now).catch((cause: unknown) => {
        // An unresponsive connection would block all later statements; closing it makes room for a new one.
        if (databaseTrouble(cause) === 'away') void now.client.end().catch(() => undefined);
        throw cause;
      });
    });
    turn = mine.catch(() => undefined);
    return mine;
  };

  /** Runs a statement that also deletes the claims of ended jobs, as `$1` and `$2`. */
  const withReleased = <Row extends pg.QueryResultRow>(text: string, values: (session: Held) => readonly unknown[]) =>
    inTurn(async (session) => {
      const ended = [...released];
      const { rows } = await session.client.query<Row>(
        `with released as (delete from job_claim where job_id = any($1::uuid[]) and holder = any($2)) ${text}`,
        [ended, holders, ...values(session)],
      );
      for (const jobId of ended) released.delete(jobId);
      return rows;
    });

  const settle = async (): Promise<void> => {
    if (released.size > 0) await withReleased('select', () => []);
  };

  const looking: JobClaims['looking'] = {
    executeSql: async (text, values = []) => {
      const session = await currentSession();
      const { holder } = session;
      if (!isWorker) {
        isWorker = true;
        await markWorker(session);
      }
      const ended = [...released];
      // Each claim is deleted by one statement only: two concurrent deletions would wait for each other.
      for (const jobId of ended) released.delete(jobId);
      const [own, all, gone] = [1, 2, 3].map((place) => `$${values.length + place}`);
      const claiming = `${text.replace(END_OF_LOOK, '), fetched as (update ')}), claimed as (
          insert into job_claim (job_id, queue, attempt, holder) select id, name, "retryCount", ${own} from fetched
          on conflict (job_id) do update set attempt = excluded.attempt, holder = excluded.holder
        ), released as (
          delete from job_claim where job_id = any(${gone}::uuid[]) and holder = any(${all}) and job_id not in (select id from fetched))
        select * from fetched`;
      return await db.executeSql(claiming, [...values, holder, holders, ended]).catch((cause: unknown) => {
        for (const jobId of ended) released.add(jobId);
        throw cause;
      });
    },
  };

  return {
    looking,
    release: (jobIds) => {
      for (const jobId of jobIds) released.add(jobId);
    },
    orphans: async () => {
      const rows = await withReleased<{ queue: string; job_id: string; attempt: number }>(
        `delete from job_claim where job_id <> all($1) and not exists (
           select from pg_locks where locktype = 'advisory' and classid = $3 and objid = job_claim.holder
             and objsubid = 2 and database = (select oid from pg_database where datname = current_database()))
         returning queue, job_id, attempt`,
        () => [LOCK_CLASS],
      );
      return rows.map(({ queue, job_id: jobId, attempt }) => ({ queue, jobId, attempt }));
    },
    settle,
    close: async () => {
      await settle().catch(() => undefined);
      isClosed = true;
      await turn;
      await current?.then(({ client }) => client.end()).catch(() => undefined);
    },
  };
}

const markWorker = ({ client, holder }: Held) =>
  client.query('select pg_advisory_lock($1, $2)', [WORKER_LOCK_CLASS, holder]);

interface Held {
  readonly client: pg.Client;
  readonly holder: number;
}

/** Polls for orphans until the signal aborts and passes on each batch. After an error it tries again at the next poll. */
export async function watchOrphans(
  claims: JobClaims,
  onOrphans: (orphans: readonly JobClaim[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const orphans = await claims.orphans().catch(() => []);
    if (orphans.length > 0) await onOrphans(orphans).catch(() => undefined);
  }
}

const LOOK_EVERY_MS = 1000;
