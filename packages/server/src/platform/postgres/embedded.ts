import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Outage } from '../outage.ts';
import { type Account, databaseAccount } from './account.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { DATABASE_USER, ensureCluster } from './cluster.ts';
import { type Places, preparePlaces } from './places.ts';

/** A running embedded server and the way to it. */
export interface EmbeddedPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /** The server was already running when we came. */
  readonly adopted: boolean;
  readonly pid: number;
  /** Stops the server unless another process is still connected to it. */
  stop(): Promise<void>;
}

const PORT = 5432;
const DATABASE = 'keepout';
const PATIENCE_MS = 60_000;

/**
 * Starts the embedded PostgreSQL of a data directory, or adopts the one that a killed process left running.
 *
 * It listens on a Unix socket in a 0700 directory and never on TCP, so the socket's directory is the lock on the door.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const account = databaseAccount();
  const places = preparePlaces(dataDir, account);
  if (await answers(places)) {
    return running(places, true);
  }
  const binaries = prepareBinaries(places.state, account);
  await ensureCluster(binaries, places, account);
  return running(places, await launch(binaries, places, account));
}

/** The version that would run for a data directory. Throws the outage that a start would. */
export function embeddedPostgresVersion(dataDir: string): string {
  const account = databaseAccount();
  return prepareBinaries(preparePlaces(dataDir, account).state, account).major;
}

/** Brings a server up; true when somebody else's start won the race. */
async function launch(binaries: Binaries, places: Places, account: Account): Promise<boolean> {
  let server = spawnServer(binaries, places, account);
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await answers(places)) {
      return server.exitCode !== null;
    }
    if (server.exitCode !== null || server.signalCode !== null) {
      const log = lastLines(places.log);
      // A server is on its way up or down in another process: wait for it, then try again.
      if (!/lock file .* already exists|pre-existing shared memory/.test(log)) {
        throw new Outage('database-start', `The embedded database did not start. Its log, ${places.log}, ends: ${log}`);
      }
      await sleep(250);
      server = spawnServer(binaries, places, account);
    }
    await sleep(20);
  }
  throw new Outage(
    'database-start',
    `The embedded database did not answer within ${PATIENCE_MS / 1000} s; see ${places.log}.`,
  );
}

function spawnServer(binaries: Binaries, places: Places, account: Account): ChildProcess {
  // A file and not a pipe: the server may outlive this process.
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
    // Its own session: Ctrl-C in the terminal reaches us, and we stop it after the last query.
    { ...account, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  );
  server.on('error', () => undefined);
  server.unref();
  closeSync(log);
  return server;
}

async function running(places: Places, adopted: boolean): Promise<EmbeddedPostgres> {
  await withClient(places, 'postgres', async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) {
      await client.query(`create database ${DATABASE}`).catch((cause: { code?: string }) => {
        if (!['42P04', '23505'].includes(cause.code ?? '')) throw cause;
      });
    }
  });
  return {
    connection: { host: places.socket, port: PORT, user: DATABASE_USER, database: DATABASE },
    adopted,
    pid: postmasterPid(places),
    stop: () => stop(places),
  };
}

async function stop(places: Places): Promise<void> {
  if (await isUsedByOthers(places)) {
    return;
  }
  const pid = postmasterPid(places);
  signal(pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE_MS;
  while (signal(pid, 0)) {
    if (Date.now() > deadline) {
      throw new Outage('database-stop', `The embedded database (process ${pid}) did not stop; see ${places.log}.`);
    }
    await sleep(20);
  }
}

/** Looks a few times: our own closed connections take a moment to leave the list. */
async function isUsedByOthers(places: Places): Promise<boolean> {
  for (let look = 0; look < 10; look++) {
    const others = await withClient(places, 'postgres', async (client) => {
      const found = await client.query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      return found.rowCount ?? 0;
    }).catch(() => 0);
    if (others === 0) {
      return false;
    }
    await sleep(50);
  }
  return true;
}

async function answers(places: Places): Promise<boolean> {
  try {
    await withClient(places, 'postgres', (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

async function withClient<T>(places: Places, name: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
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

function postmasterPid(places: Places): number {
  return Number(readFileSync(join(places.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function lastLines(path: string): string {
  return readFileSync(path, 'utf8').trim().split('\n').slice(-4).join(' | ');
}
