import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Outage } from '../outage.ts';
import { type DatabaseConnection, poolConfig } from './session.ts';
import { databaseTrouble } from './trouble.ts';

export type Orm = NodePgDatabase;
/** What a query needs; both a database handle and an open transaction are one. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];
export type Queries = Orm | Transaction;

/** A pool of connections: a process has one for requests and one for jobs, so that neither takes the other's. */
export interface Database {
  readonly connection: DatabaseConnection;
  readonly pool: pg.Pool;
  readonly orm: Orm;
  /** Throws an outage when the server does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Whose limits the connections have. Default: those of requests. */
  readonly kind?: 'request' | 'job';
  readonly connections?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onLost?: (cause: Error) => void;
}

export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): Database {
  const pool = new pg.Pool({
    ...poolConfig(connection, options.kind ?? 'request'),
    max: options.connections ?? 12,
    idleTimeoutMillis: 30_000,
  });
  pool.on('error', options.onLost ?? (() => undefined));
  const orm = drizzle({ client: pool });
  orm.transaction = (run) => inTransaction(pool, run);
  return {
    connection,
    pool,
    orm,
    ping: () => ping(pool),
    close: () => pool.end(),
  };
}

async function ping(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (cause) {
    throw new Outage('database-unreachable', 'The database does not answer.', { cause });
  }
}

/**
 * Runs a transaction on a connection of the pool.
 *
 * A connection that was lost, or that did not answer, is not given back to the pool, whatever went wrong first and even when
 * the transaction could not begin; what is thrown then says so instead of what the roll-back ran into.
 */
async function inTransaction<T>(pool: pg.Pool, run: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  const hear = (cause: Error) => {
    lost ??= cause;
  };
  client.on('error', hear);
  try {
    return await drizzle({ client }).transaction(run);
  } catch (cause) {
    if (lost !== undefined) {
      throw new Outage('database-unreachable', `The connection was lost in a transaction: ${lost.message}`, {
        cause: lost,
      });
    }
    if (databaseTrouble(cause) === 'away') lost = cause as Error;
    throw cause;
  } finally {
    client.off('error', hear);
    client.release(lost);
  }
}
