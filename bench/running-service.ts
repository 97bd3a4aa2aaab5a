/** The built service as a process of its own on an embedded database. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { saveUser } from '../packages/server/src/identity/embedded/users.ts';
import { openDatabase } from '../packages/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/postgres/embedded.ts';

const program = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));
/** One user of the bench calls as often as many do. */
const QUIET = { KEEPOUT_LOG_LEVEL: 'error', KEEPOUT_RATE_LIMIT_PER_MINUTE: '1000000' };

/** A running service, called over HTTP by a user of an operator. */
export interface Service {
  /** The size of an answer as gzip, in bytes; it is read and not opened. */
  packed(path: string, agent: Agent): Promise<number>;
  call(path: string, init?: RequestInit): Promise<string>;
  /** Again: a token holds for five minutes. */
  signIn(): void;
  /** For calls of other kinds. */
  access(): { readonly origin: string; readonly authorization: string };
  /** Resident, of its one process; the database has its own. */
  megabytes(): number;
  /** Stops it as an administrator does, and starts it again at the same place. */
  restart(): Promise<void>;
  close(data?: { readonly isKept: boolean }): Promise<void>;
}

export interface ServiceOptions {
  /** An empty one unless given. */
  readonly dataDir?: string;
  readonly operatorId?: string;
  /** Beside those that keep it quiet. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Jobs are for workers of their own. */
  readonly hasNoWorker?: boolean;
}

/** `keepout serve` on a data directory, which is gone afterwards, and a user of it. */
export async function startService({
  dataDir = mkdtempSync(join(tmpdir(), 'keepout-bench-service-')),
  operatorId = 'bench',
  settings = {},
  hasNoWorker = false,
}: ServiceOptions = {}): Promise<Service> {
  const port = await freePort();
  const env = { ...process.env, KEEPOUT_DATA_DIR: dataDir, KEEPOUT_PORT: String(port), ...QUIET, ...settings };
  const origin = `http://127.0.0.1:${port}`;
  const start = async () => {
    const args = [program, 'serve', ...(hasNoWorker ? ['--no-worker'] : [])];
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await untilReady(`${origin}/health/ready`);
    return started;
  };
  let server = await start();
  const database = openDatabase((await startEmbeddedPostgres(dataDir)).connection, { connections: 1 });
  await saveUser(database, {
    userName: 'bench',
    name: 'Bench',
    email: 'bench@example.com',
    operatorId,
    roles: { 'collision-avoidance': ['user', 'admin'] },
    password: 'not used here',
  });
  await database.close();
  const tokenOf = (): string => {
    const { stdout } = spawnSync(process.execPath, [program, 'token', '--user', 'bench'], { env, encoding: 'utf8' });
    return `Bearer ${stdout.trim()}`;
  };
  let authorization = tokenOf();
  return {
    signIn() {
      authorization = tokenOf();
    },
    access() {
      return { origin, authorization };
    },
    megabytes() {
      const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
      return Number(kilobytes) / 1024;
    },
    async restart() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      server = await start();
    },
    async call(path, init = {}) {
      const headers = { ...(init.headers as Record<string, string>), authorization };
      const answer = await fetch(`${origin}/api/v1${path}`, { ...init, headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
      return text;
    },
    packed(path, agent) {
      return new Promise((done, failed) => {
        const headers = { authorization, 'accept-encoding': 'gzip' };
        get(`${origin}/api/v1${path}`, { agent, headers }, (answer) => {
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
          });
          answer.once('end', () =>
            answer.statusCode === 200 ? done(bytes) : failed(new Error(`${answer.statusCode}`)),
          );
          answer.once('error', failed);
        }).once('error', failed);
      });
    },
    async close({ isKept } = { isKept: false }) {
      server.kill('SIGTERM');
      await once(server, 'exit');
      if (!isKept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Fills a data directory as a demonstration does, with a catalogue of so many objects. */
export async function demonstrate(dataDir: string, objects: number): Promise<void> {
  const env = {
    ...process.env,
    KEEPOUT_DATA_DIR: dataDir,
    KEEPOUT_PORT: String(await freePort()),
    KEEPOUT_CATALOGUE_SIZE: String(objects),
  };
  const demo = spawn(process.execPath, [program, 'demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(demo, 'exit');
  for await (const line of createInterface({ input: demo.stdout })) if (line.includes('the demo is complete')) break;
  demo.kill('SIGTERM');
  await exited;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('the service did not get ready within a minute');
}
