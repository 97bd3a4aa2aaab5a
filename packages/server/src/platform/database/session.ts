import pg from 'pg';
import {
  ANSWER_LATE_S,
  CLIENT_CHECK_STATEMENT,
  CONNECT_S,
  KEEP_ALIVE_S,
  limitStatements,
  limitsOf,
  PAUSE_S,
  type SessionKind,
} from './limits.ts';

/** How to reach PostgreSQL: a URL, or the socket of the embedded server. */
export type DatabaseConnection = (
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
) & {
  /** Maximum pause of a process inside a transaction, s (`limits.ts`). */
  readonly pauseS?: number;
};

/** Returns the configuration of the driver for a client or a pool. */
export function sessionConfig(connection: DatabaseConnection, kind: SessionKind): pg.ClientConfig {
  const { pauseS = PAUSE_S, ...way } = connection;
  const { statementS } = limitsOf(kind, pauseS);
  return {
    ...way,
    application_name: `keepout-${kind} ${process.pid}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_S * 1000,
    connectionTimeoutMillis: CONNECT_S * 1000,
    ...(statementS > 0 && { query_timeout: (statementS + ANSWER_LATE_S) * 1000 }),
  };
}

/**
 * Sets the limits of a new session before its first use.
 *
 * By statements and not in the start-up packet: poolers in session mode refuse a start-up with parameters that they do not
 * know.
 */
export async function limitSession(
  client: pg.ClientBase,
  connection: DatabaseConnection,
  kind: SessionKind,
): Promise<void> {
  // A session that the server ends while in use raises an error event; without a listener the event ends the process.
  // The statements that follow fail with their own errors.
  client.on('error', () => undefined);
  await client.query(limitStatements(kind, connection.pauseS ?? PAUSE_S));
  await client.query(CLIENT_CHECK_STATEMENT).catch(() => undefined);
}

/** A pool's sessions: the same for each. */
export function poolConfig(connection: DatabaseConnection, kind: SessionKind): pg.PoolConfig {
  return {
    ...sessionConfig(connection, kind),
    // The pool waits for this promise before it returns the client.
    onConnect: (client) => limitSession(client, connection, kind) as unknown as undefined,
  };
}

/** Returns a connected client with its limits set. To detect a lost connection, add a listener before the call. */
export async function connectSession(
  connection: DatabaseConnection,
  kind: SessionKind,
  prepare: (client: pg.Client) => void = () => undefined,
): Promise<pg.Client> {
  const client = new pg.Client(sessionConfig(connection, kind));
  client.on('error', () => undefined);
  prepare(client);
  try {
    await client.connect();
    await limitSession(client, connection, kind);
  } catch (cause) {
    await client.end().catch(() => undefined);
    throw cause;
  }
  return client;
}
