/**
 * What the database's errors say about trying again.
 *
 * away  the connection, or the server behind it, is gone     busy  somebody else is in the way, or a limit has bitten
 */
export type DatabaseTrouble = 'away' | 'busy';

/** SQLSTATE: connection exceptions, shutdowns, too little of something, and an idle transaction that was ended. */
const AWAY = /^(08...|57P0[1-5]|53[0-4]00|25P03)$/;
/** SQLSTATE: no lock in time, statement ended by its limit, deadlock, serialisation failure. */
const BUSY = /^(55P03|57014|40P01|40001)$/;
/** Of the socket, whatever the call. */
const SOCKET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own errors have no code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

interface DriverError extends Error {
  readonly code?: string;
  readonly syscall?: string;
}

/** The trouble that an error tells of, be it inside the query builder's; undefined for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    const { code = '', syscall, message } = at as DriverError;
    if ('severity' in at && BUSY.test(code)) return 'busy';
    if ('severity' in at && AWAY.test(code)) return 'away';
    if (syscall !== undefined && SOCKET.test(code)) return 'away';
    // The socket of a server on this machine is a file.
    if (syscall === 'connect' && code === 'ENOENT') return 'away';
    if (code === '' && DRIVER.test(message)) return 'away';
  }
  return undefined;
}
