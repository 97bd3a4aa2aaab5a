import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** Interval of the checks for a cancellation. */
const LOOK_EVERY_MS = 300;

/** Thrown by a running step when its screening has ended. */
export class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted';
}

/** Returns the result of a transaction; undefined if its screening had ended, in which case the transaction is rolled back. */
export async function unlessEnded<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof NoLongerWanted)) throw cause;
    return undefined;
  }
}

/**
 * Runs a step of a screening that may be cancelled in the meantime: a cancellation aborts its signal, and the error that it then
 * throws is ignored. Its other errors are rethrown.
 */
export async function whileWanted(
  db: Queries,
  screeningId: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const [ended, cancelled] = [new AbortController(), new AbortController()];
  const watch = async () => {
    const eitherSignal = AbortSignal.any([ended.signal, signal]);
    for (;;) {
      await sleep(LOOK_EVERY_MS, undefined, { signal: eitherSignal }).catch(() => undefined);
      if (eitherSignal.aborted) return;
      // A temporary database error does not stop the work, which then fails by itself.
      if (await isRunning(db, screeningId).catch(() => true)) continue;
      cancelled.abort(new NoLongerWanted(`screening ${screeningId} has ended`));
      return;
    }
  };
  const watching = watch();
  try {
    await run(AbortSignal.any([signal, cancelled.signal]));
  } catch (cause) {
    if (!cancelled.signal.aborted && !(cause instanceof NoLongerWanted)) throw cause;
  } finally {
    ended.abort();
    await watching;
  }
}

async function isRunning(db: Queries, screeningId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from screening where id = ${screeningId} and state = 'RUNNING'`);
  return rows.length > 0;
}
