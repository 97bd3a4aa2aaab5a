/**
 * What a database session may cost the others, by who opens it. The page for operators is docs/guides/operations.md, the
 * reasons together are docs/decisions/0055-limits-of-sessions.md.
 */

/** Who opens a session. The name stands, with the process, in `application_name`. */
export type SessionKind = 'request' | 'job' | 'queue' | 'claims' | 'keys' | 'events' | 'migrate';

/**
 * A process may stand still this long with a transaction open, s: a paused machine, a stopped process, a cable pulled. Then
 * the database rolls back and its locks are free. Everything that we do between two statements takes milliseconds.
 */
export const PAUSE_S = 10;

/** A person waits for the answer: soon "try again" is better than late. */
const REQUEST_LOCK_S = 3;
/** Long for any statement of a request, and shorter than a proxy's usual minute. */
const REQUEST_STATEMENT_S = 15;
/** Jobs wait for a lock this much longer than whoever holds it may stand still: one that waits out a pause need not fail. */
const OUTWAIT_S = 5;
/** The outcome of all pairs is read, and thousands of messages are written, in one statement. */
const JOB_STATEMENT_S = 120;
/**
 * A change of a table that waits holds up all who come behind it, so it gives way before a request does, and tries again
 * (`migrations.ts`).
 */
const MIGRATE_LOCK_S = 1;

/** 0 is no limit. */
interface SessionLimits {
  readonly idleInTransactionS: number;
  readonly lockS: number;
  readonly statementS: number;
  /** Between transactions: only for sessions that hold a lock there. */
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
      // A new index takes as long as it takes. Between two migrations the session holds the lock of all.
      return { ...common, lockS: MIGRATE_LOCK_S, statementS: 0, idleS: pauseS };
    case 'job':
    case 'queue':
    case 'claims':
    case 'keys':
    case 'events':
      return work;
  }
}

/** The client gives an answer up this long after the server must have: nothing comes through a dead network. */
export const ANSWER_LATE_S = 10;

/** Both ends ask whether the other is there after this silence, s. */
export const KEEP_ALIVE_S = 10;
/** The server asks again as often, s, and gives up after so many questions, or when what it sent is not taken for so long. */
const KEEP_ALIVE_INTERVAL_S = 5;
const KEEP_ALIVE_COUNT = 3;
const UNTAKEN_S = 30;
/** How often a server that computes looks whether its client is still there: a killed process's statement ends. */
const CLIENT_CHECK_S = 5;

/** A new connection must stand by then, and a free one of a full pool must have come, s. */
export const CONNECT_S = 10;

/** The limits as PostgreSQL reads them. Sockets without TCP take no notice of `tcp_…`. */
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

/** Apart from the others: a server on a system that cannot tell refuses it. */
export const CLIENT_CHECK_STATEMENT: string = `set client_connection_check_interval = '${CLIENT_CHECK_S}s'`;
