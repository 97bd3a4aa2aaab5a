/**
 * Limits of a database session by its kind, which protect other sessions. The page for operators is docs/guides/operations.md;
 * docs/decisions/0055-limits-of-database-sessions.md gives the reasons.
 */

/** The purpose of a session; `application_name` contains it together with the process. */
export type SessionKind = 'request' | 'job' | 'queue' | 'keys' | 'events' | 'migrate';

/**
 * Maximum pause of a process inside a transaction, s: a suspended machine, a stopped process, a broken network. After it
 * the database rolls back and its locks are free. Work between two statements takes only milliseconds.
 */
export const PAUSE_S = 10;

/** A user waits for the answer: an early "try again" is better than a late answer. */
const REQUEST_LOCK_S = 3;
/** Long for any statement of a request, and shorter than a proxy's usual minute. */
const REQUEST_STATEMENT_S = 15;
/** Additional lock timeout of jobs over the maximum pause of the lock holder, s: a job that waits during such a pause need not fail. */
const OUTWAIT_S = 5;
/** For statements that read the outcome of all pairs or write thousands of messages. */
const JOB_STATEMENT_S = 120;
/**
 * A table change that waits for a lock blocks all later statements, so it times out before a request does, and tries again
 * (`migrations.ts`).
 */
const MIGRATE_LOCK_S = 1;

/** 0 is no limit. */
interface SessionLimits {
  readonly idleInTransactionS: number;
  readonly lockS: number;
  readonly statementS: number;
  /** Timeout between transactions: only for sessions that hold a lock there. */
  readonly idleS: number;
}

/** The one table of limits. */
export function limitsOf(kind: SessionKind, pauseS: number): SessionLimits {
  const common = { idleInTransactionS: pauseS, idleS: 0 };
  const work = { ...common, lockS: pauseS + OUTWAIT_S, statementS: JOB_STATEMENT_S };
  switch (kind) {
    case 'request':
      return { ...common, lockS: REQUEST_LOCK_S, statementS: REQUEST_STATEMENT_S };
    case 'migrate':
      // Creating an index has no time limit. Between two migrations the session holds the lock of migrations.
      return { ...common, lockS: MIGRATE_LOCK_S, statementS: 0, idleS: pauseS };
    case 'job':
    case 'queue':
    case 'keys':
    case 'events':
      return work;
  }
}

/** Delay between the server's timeout of a statement and the client's own, s, for networks that deliver no answers. */
export const ANSWER_LATE_S = 10;

/** Silence after which both ends send keep-alive probes, s. */
export const KEEP_ALIVE_S = 10;
/** Interval of the server's keep-alive probes, s; it closes the connection after several unanswered probes or unacknowledged data for that time. */
const KEEP_ALIVE_INTERVAL_S = 5;
const KEEP_ALIVE_COUNT = 3;
const UNTAKEN_S = 30;
/** Interval at which a server checks during a statement whether its client still exists: the statement of a killed process ends. */
const CLIENT_CHECK_S = 5;

/** Timeout for opening a connection, and for getting a free one from a full pool, s. */
export const CONNECT_S = 10;

/** Returns the limits as PostgreSQL settings. Unix sockets ignore `tcp_…`. */
export function limitStatements(kind: SessionKind, pauseS: number): string {
  const { idleInTransactionS, lockS, statementS, idleS } = limitsOf(kind, pauseS);
  const seconds = (name: string, value: number) => `set ${name} = '${value}s'`;
  return [
    seconds('idle_in_transaction_session_timeout', idleInTransactionS),
    seconds('lock_timeout', lockS),
    seconds('statement_timeout', statementS),
    seconds('idle_session_timeout', idleS),
    seconds('tcp_keepalives_idle', KEEP_ALIVE_S),
    seconds('tcp_keepalives_interval', KEEP_ALIVE_INTERVAL_S),
    `set tcp_keepalives_count = ${KEEP_ALIVE_COUNT}`,
    seconds('tcp_user_timeout', UNTAKEN_S),
  ].join('; ');
}

/** A separate statement: a server on an operating system without support for this setting rejects it. */
export const CLIENT_CHECK_STATEMENT: string = `set client_connection_check_interval = '${CLIENT_CHECK_S}s'`;
