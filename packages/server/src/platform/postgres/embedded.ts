import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Outage } from '../outage.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { DATABASE_USER, demandCluster, ensureCluster } from './cluster.ts';
import { setMarks } from './marks.ts';
import {
  type Account,
  databaseAccount,
  makePrivate,
  type PlacesOptions,
  type PostgresPaths,
  preparePlaces,
} from './places.ts';
import { endOrphans, isAlive, isServer } from './server-processes.ts';

/** A running embedded server and its connection. */
export interface EmbeddedPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /** True if the server was already running. */
  readonly adopted: boolean;
  readonly pid: number;
  /** Returns whether the server process exists, even if paused or busy, and is not shutting down. Cheap: it makes no connection. */
  isThere(): boolean;
  /** Restarts a crashed server on the same files and at the same socket. Throws the reason if this fails. */
  revive(): Promise<void>;
  /** Stops the server unless another process is still connected to it. */
  stop(): Promise<void>;
}

interface ServerPlaces extends PostgresPaths {
  readonly endingMs: number;
}

const PORT = 5432;
const DATABASE = 'keepout';
const PATIENCE_MS = 60_000;
/** Timeout of a regular shutdown, ms. A server that gets the signal during crash recovery never ends (PostgreSQL 18). */
const ENDING_MS = 20_000;
/** Maximum number of start attempts. Processes of a crashed server may still lock the files; a permanent error persists until the last attempt. */
const MOST_TRIES = 4;
const TRY_AGAIN_MS = 250;
const LONGEST_LOG_BYTES = 5_000_000;

/**
 * Starts the embedded PostgreSQL of a data directory, or adopts a running one that a killed process left.
 *
 * It listens on a Unix socket in a 0700 directory and never on TCP, so the permissions of the directory protect it.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { endingMs = ENDING_MS, ...options }: PlacesOptions & { readonly endingMs?: number } = {},
): Promise<EmbeddedPostgres> {
  const account = databaseAccount();
  const places = { ...preparePlaces(dataDir, account, options), endingMs };
  if (await answers(places)) {
    setMarks(places.marks, places.cluster);
    return running(places, true);
  }
  const binaries = prepareBinaries(places.state, account);
  await ensureCluster(binaries, places, account);
  return running(places, await launch(binaries, places, account));
}

/** Returns the version that would run for a data directory. Throws the outage that a start would. */
export function embeddedPostgresVersion(dataDir: string): string {
  const account = databaseAccount();
  return prepareBinaries(preparePlaces(dataDir, account).state, account).major;
}

/** Returns whether the embedded database of a data directory exists. */
export function hasEmbeddedCluster(dataDir: string): boolean {
  return existsSync(join(preparePlaces(dataDir, databaseAccount()).cluster, 'PG_VERSION'));
}

/** Starts a server; returns true if a concurrent start won the race. */
async function launch(binaries: Binaries, places: ServerPlaces, account: Account): Promise<boolean> {
  let server = spawnServer(binaries, places, account);
  let tries = 0;
  const began = performance.now();
  let endsSince: number | undefined;
  while (performance.now() < began + PATIENCE_MS) {
    if (await answers(places)) {
      return server.exitCode !== null || server.signalCode !== null;
    }
    endsSince = isEnding(places) ? (endsSince ?? performance.now()) : undefined;
    if (endsSince !== undefined && performance.now() > endsSince + places.endingMs) {
      send(postmasterPid(places), 'SIGQUIT');
      endsSince = undefined;
    }
    const hasEnded = server.exitCode !== null || server.signalCode !== null;
    // Another process is starting or stopping one: ours gave way to its lock.
    if (hasEnded && !isServerAlive(places)) {
      if (tries++ >= MOST_TRIES) {
        const log = lastLines(places.log);
        throw new Outage('database-start', `The embedded database did not start. Its log, ${places.log}, ends: ${log}`);
      }
      await sleep(TRY_AGAIN_MS);
      endOrphans(places.cluster, postmasterPid(places));
      server = spawnServer(binaries, places, account);
    }
    await sleep(20);
  }
  throw new Outage(
    'database-start',
    `The embedded database did not answer within ${PATIENCE_MS / 1000} s; see ${places.log}.`,
  );
}

function spawnServer(binaries: Binaries, places: PostgresPaths, account: Account): ChildProcess {
  // A file and not a pipe, since the server may outlive this process.
  keepShort(places.log);
  const log = openSync(places.log, 'a', 0o640);
  const set = (name: string, value: string) => ['-c', `${name}=${value}`];
  const server = spawn(
    join(binaries.dir, 'bin', 'postgres'),
    [
      ...['-D', places.cluster],
      ...set('listen_addresses', ''),
      ...set('port', String(PORT)),
      ...set('unix_socket_directories', places.socket),
      ...set('unix_socket_permissions', '0700'),
      ...set('max_connections', '100'),
      ...set('shared_buffers', '128MB'),
      ...set('wal_level', 'minimal'),
      ...set('max_wal_senders', '0'),
      ...set('io_method', 'sync'),
    ],
    // A session of its own: Ctrl-C in the terminal reaches only this process, which stops the server after the last query.
    { ...account, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  );
  server.on('error', () => undefined);
  server.unref();
  closeSync(log);
  return server;
}

async function running(places: ServerPlaces, adopted: boolean): Promise<EmbeddedPostgres> {
  await withClient(places, 'postgres', async (client) => {
    const result = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (result.rowCount === 0) {
      await client.query(`create database ${DATABASE}`).catch((cause: { code?: string }) => {
        if (!['42P04', '23505'].includes(cause.code ?? '')) throw cause;
      });
    }
  });
  return {
    connection: { host: places.socket, port: PORT, user: DATABASE_USER, database: DATABASE },
    adopted,
    pid: postmasterPid(places) ?? 0,
    isThere: () => isServerAlive(places) && !isEnding(places),
    revive: () => revive(places),
    stop: () => stop(places),
  };
}

function isServerAlive(places: PostgresPaths): boolean {
  const pid = postmasterPid(places);
  return pid !== undefined && isServer(pid, places.cluster);
}

async function revive(places: ServerPlaces): Promise<void> {
  const account = databaseAccount();
  demandCluster(places);
  makePrivate(places.socket, account);
  endOrphans(places.cluster, postmasterPid(places));
  await launch(prepareBinaries(places.state, account), places, account);
}

/** Stops the server, by SIGQUIT if it does not stop in time: all acknowledged commits are recovered at the next start. */
async function stop(places: ServerPlaces): Promise<void> {
  const pid = postmasterPid(places);
  if (pid === undefined || !isServer(pid, places.cluster) || (await isUsedByOthers(pid, places))) return;
  for (const [signal, patienceMs] of [
    ['SIGINT', places.endingMs],
    ['SIGQUIT', PATIENCE_MS],
  ] as const) {
    send(pid, signal);
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
  throw new Outage('database-stop', `The embedded database (process ${pid}) did not stop; see ${places.log}.`);
}

function send(pid: number | undefined, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}

/**
 * Checks several times, since our own closed connections take a moment to leave the list. A server that does not report crash recovery, in
 * which other processes had part, is asked until it does; if it never does, it is left to them.
 */
async function isUsedByOthers(pid: number, places: PostgresPaths): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let looks = 0; looks < 10 && performance.now() < deadline; ) {
    const others = await otherSessions(places);
    if (others === 0) return false;
    if (!isAlive(pid) || isEnding(places)) return false;
    if (others !== undefined) looks += 1;
    await sleep(50);
  }
  return true;
}

/** Undefined if the server does not answer. */
async function otherSessions(places: PostgresPaths): Promise<number | undefined> {
  return await withClient(places, 'postgres', async (client) => {
    const result = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return result.rowCount ?? 0;
  }).catch(() => undefined);
}

async function answers(places: PostgresPaths): Promise<boolean> {
  try {
    await withClient(places, 'postgres', (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

async function withClient<T>(places: PostgresPaths, name: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    host: places.socket,
    port: PORT,
    user: DATABASE_USER,
    database: name,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Undefined if no server runs, or none ever did. */
function postmasterPid(places: PostgresPaths): number | undefined {
  const pid = Number(postmasterFile(places)[0]);
  return pid > 0 ? pid : undefined;
}

/** Returns whether a stopped server is still shutting down. */
function isEnding(places: PostgresPaths): boolean {
  return postmasterFile(places)[STATUS_LINE]?.trim() === 'stopping';
}

/** The pid is the first line of `postmaster.pid`, and the status the eighth. */
const STATUS_LINE = 7;

function postmasterFile(places: PostgresPaths): readonly string[] {
  try {
    return readFileSync(join(places.cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Limits the log, since a server that cannot start writes to it at each attempt: only one older file is kept. */
function keepShort(path: string): void {
  try {
    if (statSync(path).size > LONGEST_LOG_BYTES) renameSync(path, `${path}.1`);
  } catch {}
}

function lastLines(path: string): string {
  return readFileSync(path, 'utf8').trim().split('\n').slice(-4).join(' | ');
}
