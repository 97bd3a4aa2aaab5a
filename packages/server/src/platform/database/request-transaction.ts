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

/** A third of the shortest pause that the settings allow inside a transaction. */
const STILL_HERE_MS = 300;

/** Thrown to end a held transaction without its effects. */
class GivenUp extends Error {}

/**
 * One transaction for all that is written while an answer is made. It commits together with the answer or not at all.
 *
 * The first `orm.transaction` below `run` opens it, and each is a savepoint of it: one that throws takes back its own writes
 * only. From then on everything that is read through the same pool is read in it, so that what was written is seen. What
 * is read before needs no transaction. One connection at a time is used, so nobody waits for a second one while holding it.
 */
export class RequestTransaction {
  #open: Promise<Open> | undefined;
  #now: Open | undefined;
  #finished: Promise<void> = Promise.resolve();
  #turn: Promise<unknown> = Promise.resolve();
  #hasEnded = false;
  readonly #beats: boolean;

  /** @param beats   tells the database now and then that the answer is still being made; without it a pause ends the transaction */
  constructor({ beats = true }: { readonly beats?: boolean } = {}) {
    this.#beats = beats;
  }

  /** Everything that `work` starts writes in this transaction. */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  /** What `orm.transaction` does below `run`. Two at once take turns; one inside another is a savepoint of that. */
  async transaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (inside.getStore() === this) return await (await this.#opened(pool)).tx.transaction(work);
    const mine = this.#turn.then(async () => {
      const { tx } = await this.#opened(pool);
      return await inside.run(this, () => tx.transaction(work));
    });
    this.#turn = mine.catch(() => undefined);
    return await mine;
  }

  /** The same without a savepoint: what throws has to be followed by a roll-back. */
  async whole<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { tx } = await this.#opened(pool);
    return await inside.run(this, () => work(tx));
  }

  /** Commits what was written with what `last` adds, in one. `last` may refuse all of it by a throw. */
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

  /** Takes back whatever was written. Again, or after the commit, is no error. */
  async rollBack(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.#turn;
    const open = await this.#open?.catch(() => undefined);
    open?.rollBack(new GivenUp());
    await this.#finished.catch(() => undefined);
  }

  /** The connection that reads of this pool go through, once something was written. */
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
      // While the answer is made the database must not take us for a process that stands still.
      const tell = () => this.#now?.client.query('select 1').catch(() => undefined);
      const beat = this.#beats ? setInterval(tell, STILL_HERE_MS) : undefined;
      this.#finished.catch((cause: unknown) => failed(cause)).finally(() => clearInterval(beat));
    });
    return this.#open;
  }
}

/** The transaction that the answer under way is held in, if any. */
export function requestTransaction(): RequestTransaction | undefined {
  const transaction = current.getStore();
  return transaction?.hasEnded ? undefined : transaction;
}

/**
 * Does work in one transaction and on one connection: what is read or written through the same pool below it, by whatever capability,
 * goes through that connection. Nobody who works so waits for a second connection while he holds one.
 */
export async function onOneConnection<T>(
  { pool }: { readonly pool: pg.Pool },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const transaction = new RequestTransaction({ beats: false });
  try {
    const done = await transaction.run(() => transaction.whole(pool, work));
    await transaction.commit(pool, async () => undefined);
    return done;
  } catch (cause) {
    await transaction.rollBack();
    throw cause;
  }
}
