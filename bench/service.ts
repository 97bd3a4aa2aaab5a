/** The built service as a process of its own on an embedded database: what its users send, and what others wait meanwhile. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { saveUser } from '../packages/server/src/identity/embedded/users.ts';
import { openDatabase } from '../packages/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/postgres/embedded.ts';
import { median } from './measure.ts';

export interface ServiceFigures {
  /** Uploading messages in one form. */
  readonly messages: number;
  readonly uploadS: number;
  /** The list of conjunctions, asked for one after another meanwhile and before: median and 99th percentile, ms. */
  readonly othersMs: readonly [median: number, p99: number];
  readonly aloneMs: readonly [median: number, p99: number];
  readonly list: ListFigures;
}

/** A page of 500 conjunctions, as gzip. */
export interface ListFigures {
  readonly rows: number;
  readonly gzipKb: number;
  /** Asked for by eight connections at once while nothing changes. */
  readonly answersPerS: number;
  /** The first answer after a change, median, ms. */
  readonly firstMs: number;
}

const program = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));
const samples = fileURLToPath(new URL('../conformance/ccsds/cdm/valid', import.meta.url));
const PAUSE_MS = 5;
/** One user of the bench calls as often as many do. */
const QUIET = { KEEPOUT_LOG_LEVEL: 'error', KEEPOUT_RATE_LIMIT_PER_MINUTE: '1000000' };

export async function benchService(isQuick: boolean): Promise<ServiceFigures> {
  const service = await startService();
  try {
    const names = readdirSync(samples).filter((name) => /^0000\d+_conj/.test(name));
    const texts = names.map((name) => readFileSync(join(samples, name), 'utf8'));
    await addPrimaries(service, texts);
    const warmUp = messageForm(texts, 0, 10);
    await service.call('/ca/cdms', { method: 'POST', body: warmUp });
    const alone = await timesOf(service, sleep(2000));
    const messages = isQuick ? 100 : 1000;
    const startedMs = performance.now();
    const upload = service.call('/ca/cdms', { method: 'POST', body: messageForm(texts, 10, messages) });
    const others = await timesOf(service, upload);
    await upload;
    return {
      messages,
      uploadS: (performance.now() - startedMs) / 1000,
      othersMs: [median(others), percentile(others, 0.99)],
      aloneMs: [median(alone), percentile(alone, 0.99)],
      list: await benchList(service, isQuick),
    };
  } finally {
    await service.close();
  }
}

const CONNECTIONS = 8;
const PAGE = '/ca/conjunctions?limit=500';

async function benchList(service: Service, isQuick: boolean): Promise<ListFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const rows = JSON.parse(await service.call(PAGE)) as unknown[];
  const gzipKb = (await service.packed(PAGE, agent)) / 1000;
  const firstMs: number[] = [];
  for (let round = 0; round < 5; round++) {
    // A satellite that was renamed is another in every row.
    const [satellite] = JSON.parse(await service.call('/ca/satellites?limit=1')) as [{ name: string }];
    const body = JSON.stringify({ ...satellite, name: `PRIMARY, ROUND ${round}` });
    await service.call('/ca/satellites', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    const startedMs = performance.now();
    await service.packed(PAGE, agent);
    firstMs.push(performance.now() - startedMs);
  }
  const endsMs = performance.now() + (isQuick ? 2000 : 10_000);
  const startedMs = performance.now();
  let answers = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < endsMs) {
      await service.packed(PAGE, agent);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const answersPerS = (1000 * answers) / (performance.now() - startedMs);
  agent.destroy();
  return { rows: rows.length, gzipKb, answersPerS, firstMs: median(firstMs) };
}

interface Service {
  /** The size of an answer as gzip, in bytes; it is read and not opened. */
  packed(path: string, agent: Agent): Promise<number>;
  call(path: string, init?: RequestInit): Promise<string>;
  close(): Promise<void>;
}

/** `keepout serve` on an empty data directory, and a user of it. */
async function startService(): Promise<Service> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-bench-service-'));
  const port = await freePort();
  const env = { ...process.env, KEEPOUT_DATA_DIR: dataDir, KEEPOUT_PORT: String(port), ...QUIET };
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilReady(`${origin}/health/ready`);
  const database = openDatabase((await startEmbeddedPostgres(dataDir)).connection, { connections: 1 });
  await saveUser(database, {
    userName: 'bench',
    name: 'Bench',
    email: 'bench@example.com',
    operatorId: 'bench',
    roles: { 'collision-avoidance': ['user'] },
    password: 'not used here',
  });
  await database.close();
  const { stdout } = spawnSync(process.execPath, [program, 'token', '--user', 'bench'], { env, encoding: 'utf8' });
  const authorization = `Bearer ${stdout.trim()}`;
  return {
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
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
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

async function addPrimaries({ call }: Service, texts: readonly string[]): Promise<void> {
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 5, propulsion: { type: 'NONE' } };
  for (const noradId of new Set(texts.map(primaryOf))) {
    const body = JSON.stringify({ name: `PRIMARY ${noradId}`, noradId, configuration });
    await call('/ca/satellites', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
}

function primaryOf(text: string): number {
  return Number(/^OBJECT_DESIGNATOR\s*=\s*(\d+)/m.exec(text)![1]);
}

/** Messages as CARA publishes them, each with an id and a secondary of its own. */
function messageForm(texts: readonly string[], from: number, count: number): FormData {
  const form = new FormData();
  for (let index = from; index < from + count; index++) {
    const text = texts[index % texts.length]!;
    const [, secondary] = [...text.matchAll(/^OBJECT_DESIGNATOR\s*=\s*(\d+)/gm)].map((match) => match[1]!);
    const changed = text
      .replace(/^(MESSAGE_ID\s*=).*$/m, `$1 bench-${index}`)
      .replaceAll(secondary!, String(700_000_000 + index));
    form.append('file', new Blob([changed]), `${index}.cdm`);
  }
  return form;
}

/** How long the list of conjunctions takes, again and again until something else is over; ms. */
async function timesOf({ call }: Service, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const startedMs = performance.now();
    await call('/ca/conjunctions?limit=50');
    times.push(performance.now() - startedMs);
    await sleep(PAUSE_MS);
  }
  return times;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
