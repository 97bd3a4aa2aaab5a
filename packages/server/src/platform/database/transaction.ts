import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Outage } from '../outage.ts';
import { databaseTrouble, isDeadlock } from './trouble.ts';

export type Orm = NodePgDatabase;
/** What a query needs; both a database handle and an open transaction are one. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];
export type Queries = Orm | Transaction;

/**
 * Does something on one connection of the pool.
 *
 * A connection that was lost, or that did not answer, is not given back to the pool, whatever went wrong first and even when
 * a transaction could not begin; what is thrown then says so instead of what the roll-back ran into.
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
    // The roll-back may hear of it before the connection does: then its own error has the server's inside.
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
 * A transaction that ends as the victim of a deadlock has done nothing, and is done again from its beginning: the other one has what it waited for.
 * So `run` may be called several times, and changes nothing but the database.
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
 * A connection for whoever has it now. What is asked at once goes to the database in that order and is answered in it, and nothing waits for the
 * answer to what was asked before. A transaction begins with its first statement, on the same way to the database; once it has ended nothing is asked in
 * it: of what was asked at once one part may fail while another goes on.
 *
 * @returns the connection, and what ends its use
 */
function lent(client: pg.PoolClient): readonly [pg.PoolClient, () => void] {
  let beginning: string | undefined;
  let isOver = false;
  let isBack = false;
  const ask = (query: unknown[]): unknown => {
    const [first] = query as [string | pg.QueryConfig];
    const text = typeof first === 'string' ? first : first.text;
    // A commit that has failed is rolled back, and what it failed of is told.
    const mayBe = !isBack && (!isOver || text === 'begin' || text === 'rollback');
    if (!mayBe) throw new Error('The transaction has ended, nothing is asked in it.');
    isOver = text === 'commit' || text === 'rollback';
    const before = beginning;
    beginning = text === 'begin' ? text : before && isolated(text);
    if (beginning || (before && isOver)) return;
    return before
      ? begun(before, query, (both) => Reflect.apply(client.query, client, [both]))
      : Reflect.apply(client.query, client, prepared(query));
  };
  let fault: unknown;
  const query = async (...asked: unknown[]) => {
    try {
      return await ask(asked);
    } catch (cause) {
      // What stood behind a statement that failed failed because of it, and may be heard of first.
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
 * Begins a statement that is run for each event, job or record: the server reads and plans it once for each connection. Only for what is found by
 * keys alone: where the best way hangs on the values, the server would keep to a way that was good for others.
 */
export const OFTEN = '/* often */ ';

const names = new Map<string, string>();

/** The first statement of a transaction is never kept: it shares its message with the beginning. */
function prepared(query: unknown[]): unknown[] {
  const [first, ...values] = query as [string | pg.QueryConfig, ...unknown[]];
  if (typeof first === 'string' || !first.text.startsWith(OFTEN)) return query;
  const name = names.get(first.text) ?? `often ${names.size}`;
  names.set(first.text, name);
  return [{ ...first, name }, ...values];
}

/** SQLSTATE: a statement of a transaction that had failed, and a kept one that for this reason was not kept. */
const AFTER_FAULT: readonly unknown[] = ['25P02', '26000'];
const isAfterFault = (cause: unknown): boolean => AFTER_FAULT.includes((cause as { readonly code?: unknown }).code);

/** A beginning that says what its transaction is to be like. */
const isolated = (text: string) =>
  text.startsWith('set transaction') ? text.replace('set transaction', 'begin') : undefined;

/** Sends a statement with the beginning of its transaction before it, in one message, and answers as the statement does. */
function begun(beginning: string, [text, values]: unknown[], send: (query: pg.Query) => unknown): Promise<unknown> {
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
        // The first thing that is done is the beginning.
        handleCommandComplete: () => Reflect.deleteProperty(query, 'handleCommandComplete'),
      }),
    );
  });
}

/**
 * What is asked of one connection at once, each in its order: answers when all have ended, and fails as the first of them did. Nothing goes on behind
 * who takes back what was written.
 */
export async function atOnce<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  // A statement is sent whenever somebody waits for it.
  const sent = parts.map((part) => Promise.resolve(part));
  const [result] = await Promise.allSettled([Promise.all(sent), ...sent]);
  if (result!.status === 'rejected') throw result!.reason;
  return result!.value as { -readonly [Part in keyof Parts]: Awaited<Parts[Part]> };
}

/**
 * Reads that belong together, as the database was at the first of them: nothing that is written meanwhile is half in. Nobody waits for the end of a
 * transaction that has written nothing.
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

/** What the server said, inside of what the query builder says of it. */
function serverError(error: Error): Error {
  return error.cause instanceof Error && !('severity' in error) ? error.cause : error;
}
