import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Outage } from '../outage.ts';

/** How to reach PostgreSQL: a URL, or the socket of the embedded server. */
export type DatabaseConnection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

export type Orm = NodePgDatabase;
/** What a query needs; both a database handle and an open transaction are one. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];
export type Queries = Orm | Transaction;

/** The one pool of this process. */
export interface Database {
  readonly connection: DatabaseConnection;
  readonly pool: pg.Pool;
  readonly orm: Orm;
  /** Throws an outage when the server does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly connections?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onLost?: (cause: Error) => void;
}

export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    max: options.connections ?? 12,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'keepout',
  });
  pool.on('error', options.onLost ?? (() => undefined));
  return {
    connection,
    pool,
    orm: drizzle({ client: pool }),
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
