import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { requestTransaction } from './request-transaction.ts';
import { type DatabaseConnection, poolConfig } from './session.ts';
import { inTransaction, type Orm, type Queries, type Transaction } from './transaction.ts';
import { databaseUnreachable } from './trouble.ts';

export type { Orm, Queries, Transaction };

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
  /** Kind of session, which determines the limits. Default: requests. */
  readonly kind?: 'request' | 'job';
  readonly connections?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onLost?: (cause: Error) => void;
}

export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): Database {
  const pool = new pg.Pool({
    ...poolConfig(connection, options.kind ?? 'request'),
    max: options.connections ?? 12,
    idleTimeoutMillis: 30_000,
    // A connection sends queued statements at once, without waiting for the answers in between.
    pipeline: true,
  });
  pool.on('error', options.onLost ?? (() => undefined));
  const alone = pool.query.bind(pool) as (...query: unknown[]) => unknown;
  pool.query = ((...query: unknown[]) => {
    const client = requestTransaction()?.clientOf(pool) as { query: typeof alone } | undefined;
    return client === undefined ? alone(...query) : client.query(...query);
  }) as typeof pool.query;
  const orm = drizzle({ client: pool });
  orm.transaction = (run) => requestTransaction()?.transaction(pool, run) ?? inTransaction(pool, run);
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
    throw databaseUnreachable(cause);
  }
}

/** Returns whether the database refused a row because its key exists; the driver's error may be nested in another. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return true;
  }
  return false;
}
