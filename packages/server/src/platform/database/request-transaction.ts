import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { onConnection, type Transaction } from './transaction.ts';

interface Open {
  readonly pool: pg.Pool;
  readonly client: pg.PoolClient;
  readonly tx: Transaction;
  commit(): void;
  rollBack(cause: Error): void;
}

const current = new AsyncLocalStorage<RequestTransaction>();
const inside = new AsyncLocalStorage<RequestTransaction>();

/** Interval of heartbeat statements, ms: about 30 % of the shortest pause that the settings allow inside a transaction. */
const STILL_HERE_MS = 300;

/** Thrown to roll back an open transaction. */
class GivenUp extends Error {}

/**
 * One transaction for all writes of a request. It commits together with the answer or not at all.
 *
 * The first `orm.transaction` below `run` opens it, and each call is a savepoint of it: a call that throws rolls back only its own
 * writes. From then on all reads through the same pool happen in it, so they see the earlier writes. Reads
 * before that need no transaction. It uses one connection at a time, so it never waits for a second one while holding the first.
 */
export class RequestTransaction {
  #open: Promise<Open> | undefined;
  #now: Open | undefined;
  #finished: Promise<void> = Promise.resolve();
  #turn: Promise<unknown> = Promise.resolve();
  #hasEnded = false;
  readonly #beats: boolean;

  /** @param beats   sends heartbeat statements while the answer is being made; without them a pause ends the transaction */
  constructor({ beats = true }: { readonly beats?: boolean } = {}) {
    this.#beats = beats;
  }

  /** Everything that `work` starts writes in this transaction. */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  /** Implements `orm.transaction` below `run`. Two concurrent calls run one after the other; a nested call is a savepoint. */
  async transaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (inside.getStore() === this) return await (await this.#opened(pool)).tx.transaction(work);
    const mine = this.#turn.then(async () => {
      const { tx } = await this.#opened(pool);
      return await inside.run(this, () => tx.transaction(work));
    });
    this.#turn = mine.catch(() => undefined);
    return await mine;
  }

  /** Runs `work` without a savepoint: after an error the caller must roll back the transaction. */
  async runWithoutSavepoint<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { tx } = await this.#opened(pool);
    return await inside.run(this, () => work(tx));
  }

  /** Commits the writes together with those of `last`. If `last` throws, the transaction is rolled back. */
  async commit(pool: pg.Pool, last: (tx: Transaction) => Promise<void>): Promise<void> {
    await this.#turn;
    const open = await this.#opened(pool);
    this.#hasEnded = true;
    try {
      await last(open.tx);
      open.commit();
    } catch (cause) {
      open.rollBack(cause as Error);
    }
    await this.#finished;
  }

  /** Rolls back all writes. A repeated call, or one after the commit, has no effect. */
  async rollBack(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.#turn;
    const open = await this.#open?.catch(() => undefined);
    open?.rollBack(new GivenUp());
    await this.#finished.catch(() => undefined);
  }

  /** Returns the connection for reads through this pool, after the first write. */
  clientOf(pool: pg.Pool): pg.PoolClient | undefined {
    return !this.#hasEnded && this.#now?.pool === pool ? this.#now.client : undefined;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  #opened(pool: pg.Pool): Promise<Open> {
    this.#open ??= new Promise<Open>((opened, failed) => {
      this.#finished = onConnection(pool, (orm, client) =>
        orm.transaction(
          (tx) =>
            new Promise<void>((commit, rollBack) => {
              this.#now = { pool, client, tx, commit, rollBack };
              opened(this.#now);
            }),
        ),
      );
      // Heartbeat, so that the database does not treat this process as paused while the answer is made.
      const tell = () => this.#now?.client.query('select 1').catch(() => undefined);
      const beat = this.#beats ? setInterval(tell, STILL_HERE_MS) : undefined;
      this.#finished.catch((cause: unknown) => failed(cause)).finally(() => clearInterval(beat));
    });
    return this.#open;
  }
}

/** Returns the transaction of the current request, if any. */
export function requestTransaction(): RequestTransaction | undefined {
  const transaction = current.getStore();
  return transaction?.hasEnded ? undefined : transaction;
}

/**
 * Does work in one transaction and on one connection: all reads and writes through the same pool below it use that connection.
 * The work never waits for a second connection while it holds one.
 */
export async function onOneConnection<T>(
  { pool }: { readonly pool: pg.Pool },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const transaction = new RequestTransaction({ beats: false });
  try {
    const result = await transaction.run(() => transaction.runWithoutSavepoint(pool, work));
    await transaction.commit(pool, async () => undefined);
    return result;
  } catch (cause) {
    await transaction.rollBack();
    throw cause;
  }
}
