import { Outage } from '../outage.ts';

/**
 * Classes of database errors that may succeed on a retry.
 *
 * away  the connection or the server is gone     busy  a lock or a limit prevented it
 * full  the server's disk is full
 */
export type DatabaseTrouble = 'away' | 'busy' | 'full';

/**
 * SQLSTATE: connection exceptions, shutdowns, insufficient resources, a file of the server that cannot be read or written,
 * an idle transaction that was ended, and a server that became a standby.
 */
const AWAY = /^(08...|57P0[1-5]|53[0234]00|58030|25P03|25006)$/;
/** SQLSTATE: the login was rejected, or the database does not exist. An administrator can correct it while the process runs. */
const REFUSED = /^(28000|28P01|3D000)$/;
/** SQLSTATE: no lock in time, statement ended by its limit, deadlock, serialisation failure. */
const BUSY = /^(55P03|57014|40P01|40001)$/;
/** SQLSTATE of a deadlock, the only busy state that is resolved once reported. */
const DEADLOCK = '40P01';
/** SQLSTATE: disk full. */
const FULL = '53100';
/** Error codes of sockets, for any call. */
const SOCKET =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own errors have no code. */
const DRIVER =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Client network socket disconnected|Cannot use a pool after calling end)/;

interface DriverError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly errors?: unknown;
}

/** Yields nested errors: those of the query builder, of the queue, and of each address of a host name. */
const DEEPEST = 5;

/** Returns the class of a database error, which may be nested in another error; undefined for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  return find(error, (fault) => troubleOf(fault), DEEPEST);
}

/** Returns whether the server ended this transaction to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return find(error, (fault) => ('severity' in fault && fault.code === DEADLOCK ? true : undefined), DEEPEST) === true;
}

/** The server answers but rejects the login: a setting is wrong, and waiting may not help. */
export function isRefused(error: unknown): boolean {
  return (
    find(error, (fault) => ('severity' in fault && REFUSED.test(fault.code ?? '') ? true : undefined), DEEPEST) === true
  );
}

/** Explanations of rejected logins. PostgreSQL answers a wrong password and an unknown user alike. */
const LOGIN_REFUSALS: readonly (readonly [string, string])[] = [
  ['28P01', 'refuses the login: wrong password, or no such user'],
  ['28000', 'refuses the login: no such user, or its pg_hba.conf does not admit the user'],
  ['3D000', 'does not exist on the server that answers'],
];

/** Returns the outage of a failed connection: the server rejected the login, or did not answer. Contains no user and no host. */
export function databaseUnreachable(cause: unknown): Outage {
  const codes = new Set<string>();
  find(cause, ({ code }) => void (code !== undefined && codes.add(code)), DEEPEST);
  const refusal = isRefused(cause) ? LOGIN_REFUSALS.find(([code]) => codes.has(code)) : undefined;
  const message =
    refusal === undefined
      ? 'The database does not answer.'
      : `The database ${refusal[1]}. Correct the URL in the settings; \`keepout doctor\` names user and host.`;
  return new Outage('database-unreachable', message, { cause });
}

/** Returns whether the error is an answer of a server, in contrast to no server found. */
export function isAnswer(error: unknown): boolean {
  return find(error, (fault) => ('severity' in fault ? true : undefined), DEEPEST) === true;
}

function troubleOf(at: DriverError): DatabaseTrouble | undefined {
  const { code = '', syscall, message } = at;
  if ('severity' in at) {
    if (code === FULL) return 'full';
    if (BUSY.test(code)) return 'busy';
    if (AWAY.test(code) || REFUSED.test(code)) return 'away';
  }
  if (syscall !== undefined && SOCKET.test(code)) return 'away';
  // The socket of a server on this machine is a file.
  if (syscall === 'connect' && (code === 'ENOENT' || code === 'EACCES' || code === 'EAGAIN')) return 'away';
  return DRIVER.test(message) ? 'away' : undefined;
}

/** The queue passes on copies of errors, which are plain objects. */
function isErrorLike(error: unknown): error is DriverError {
  return typeof error === 'object' && error !== null && typeof (error as DriverError).message === 'string';
}

function find<T>(error: unknown, look: (fault: DriverError) => T | undefined, deepest: number): T | undefined {
  if (!isErrorLike(error) || deepest === 0) return undefined;
  const answer = look(error);
  if (answer !== undefined) return answer;
  for (const inner of [error.cause, ...(Array.isArray(error.errors) ? error.errors : [])]) {
    const deeper = find(inner, look, deepest - 1);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
