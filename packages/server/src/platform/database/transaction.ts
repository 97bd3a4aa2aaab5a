import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Outage } from '../outage.ts';
import { databaseTrouble, isDeadlock } from './trouble.ts';

export type Orm = NodePgDatabase;
/** A database handle or an open transaction: both can run queries. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];
export type Queries = Orm | Transaction;

/**
 * Runs a function on one connection of the pool.
 *
 * A lost or unresponsive connection is not returned to the pool, whatever the first error was and also when
 * a transaction could not begin. The thrown error then reports the lost connection and not the failed roll-back.
 */
export async function onConnection<T>(pool: pg.Pool, use: (orm: Orm, client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  const hear = (cause: Error) => {
    lost ??= cause;
  };
  client.on('error', hear);
  const [session, giveBack] = lent(client);
  try {
    return await use(drizzle({ client: session }), session);
  } catch (cause) {
    // The roll-back may fail before the connection reports its error: then its error contains the server's.
    if (databaseTrouble(cause) === 'away') lost ??= serverError(cause as Error);
    if (lost === undefined) throw cause;
    const message = `The connection was lost in a transaction: ${lost.message}`;
    throw new Outage('database-unreachable', message, { cause: lost });
  } finally {
    giveBack();
    client.off('error', hear);
    client.release(lost);
  }
}

const MOST_TIMES = 4;

/**
 * Runs a transaction, and runs it again from the beginning if PostgreSQL ends it to resolve a deadlock.
 * `run` may be called several times and must change only the database.
 */
export async function inTransaction<T>(pool: pg.Pool, run: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await onConnection(pool, (orm) => orm.transaction(run));
    } catch (cause) {
      if (time === MOST_TIMES || !isDeadlock(cause)) throw cause;
    }
  }
}

/**
 * Wraps a connection for its current user. Concurrent statements are sent in the order of their calls without waiting for earlier answers. A transaction
 * is sent with its first statement. After its end the wrapper rejects further statements in it: of several concurrent statements one may fail while
 * others continue.
 *
 * @returns the connection, and a function that ends its use
 */
function lent(client: pg.PoolClient): readonly [pg.PoolClient, () => void] {
  let beginning: string | undefined;
  let isOver = false;
  let isBack = false;
  const ask = (query: unknown[]): unknown => {
    const [first] = query as [string | pg.QueryConfig];
    const text = typeof first === 'string' ? first : first.text;
    // A failed commit is rolled back, and its error is reported.
    const mayBe = !isBack && (!isOver || text === 'begin' || text === 'rollback');
    if (!mayBe) throw new Error('The transaction has ended, nothing is asked in it.');
    isOver = text === 'commit' || text === 'rollback';
    const before = beginning;
    beginning = text === 'begin' ? text : before && isolated(text);
    if (beginning || (before && isOver)) return;
    return before
      ? withBegin(before, query, (joinedQuery) => Reflect.apply(client.query, client, [joinedQuery]))
      : Reflect.apply(client.query, client, prepared(query));
  };
  let fault: unknown;
  const query = async (...queryArguments: unknown[]) => {
    try {
      return await ask(queryArguments);
    } catch (cause) {
      // Statements queued behind a failed one fail because of it, and their errors may be reported first.
      fault = isAfterFault(cause) ? (fault ?? cause) : cause;
      throw fault;
    }
  };
  return [
    Object.create(client, { query: { value: query } }) as pg.PoolClient,
    () => {
      isBack = true;
    },
  ];
}

/**
 * Prefix of a statement that runs for each event, job or record: the server parses and plans it once for each connection. Only for look-ups by
 * keys: where the best plan depends on the values, the server might reuse a plan that was good for other values.
 */
export const PREPARED = '/* prepared */ ';

const names = new Map<string, string>();

/** Returns a `PREPARED` statement as a prepared one. Not used for the first of a transaction, which is sent in one message with `begin`. */
function prepared(query: unknown[]): unknown[] {
  const [first, ...values] = query as [string | pg.QueryConfig, ...unknown[]];
  if (typeof first === 'string' || !first.text.startsWith(PREPARED)) return query;
  const name = names.get(first.text) ?? `prepared ${names.size}`;
  names.set(first.text, name);
  return [{ ...first, name }, ...values];
}

/** SQLSTATE: a statement in a failed transaction, and a prepared statement that was not created for this reason. */
const AFTER_FAULT: readonly unknown[] = ['25P02', '26000'];
const isAfterFault = (cause: unknown): boolean => AFTER_FAULT.includes((cause as { readonly code?: unknown }).code);

/** Returns the `begin` for a first statement that sets the transaction mode. */
const isolated = (text: string) =>
  text.startsWith('set transaction') ? text.replace('set transaction', 'begin') : undefined;

/** Sends `begin` and the first statement in one message, and returns the statement's result. */
function withBegin(beginning: string, [text, values]: unknown[], send: (query: pg.Query) => unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(text as string, values as unknown[]);
    const { submit } = query;
    send(
      Object.assign(query, {
        callback: (error: Error | null, answer: unknown) => (error ? reject(error) : resolve(answer)),
        submit: (connection: pg.Connection) => {
          const { stream } = connection;
          stream.cork();
          connection.parse({ name: '', text: beginning, types: [] }, true);
          connection.bind({}, true);
          connection.execute({}, true);
          const refused = submit.call(query, connection);
          stream.uncork();
          return refused;
        },
        // The first result is that of `begin`.
        handleCommandComplete: () => Reflect.deleteProperty(query, 'handleCommandComplete'),
      }),
    );
  });
}

/**
 * Runs statements concurrently on one connection, in order. Resolves when all have ended, and rejects with the first error. No statement runs after
 * the caller has rolled back.
 */
export async function pipelined<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  // A statement is sent when its promise is awaited.
  const sentStatements = parts.map((part) => Promise.resolve(part));
  const [result] = await Promise.allSettled([Promise.all(sentStatements), ...sentStatements]);
  if (result!.status === 'rejected') throw result!.reason;
  return result!.value as { -readonly [Part in keyof Parts]: Awaited<Parts[Part]> };
}

/**
 * Runs related reads on one snapshot of the database, taken at the first of them. The commit of the read-only transaction is not
 * awaited.
 */
export async function atOneMoment<T>(orm: Orm, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return await new Promise((answer, fail) => {
    const reading = orm.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      answer(await read(tx));
    });
    reading.catch(fail);
  });
}

/** Returns the server's error inside the error of the query builder. */
function serverError(error: Error): Error {
  return error.cause instanceof Error && !('severity' in error) ? error.cause : error;
}
