/**
 * What 50 clients wait for on a full database: the built service and a PostgreSQL of its own, filled with a year of events of many operators. Run:
 * npm run bench:scale -- [events, 1000000] [folder] [a part of the name of what is asked, all]. Needs some 20 kB of disk an event; prints a table. A folder that is named keeps the
 * filled database, and the next run that names it begins with that.
 */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../packages/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/postgres/embedded.ts';
import { type Filling, fill } from '../scripts/scale/fill.ts';
import { markdownTable } from './markdown-table.ts';
import { median, percentile } from './measure.ts';
import { demonstrate, type Service, startService } from './running-service.ts';

/** The operator whose user asks has two events of ten, and asks about those. */
const WORLD = { operators: 1000, satellites: 20, shareOfFirst: 2 };
const ASKER = 'scale-0';
const CLIENTS = 50;
const CALLS = 2000;
const ALONE = 200;
/** A client looks at an answer before it asks again. */
const LOOK_MS = 1000;
const LOOKS = 20;

/** An event of the asker; each hundredth event has the texts of its messages. */
const eventOf = (k: number, events: number): string => `scale-con-${(k * 7919 * 100) % (events - (events % 100))}`;
const satelliteOf = (k: number): string => `scale-sat-0-${k % WORLD.satellites}`;
const DAY_MS = 86_400_000;
/** A day of the last ten months: the list from there on. */
const dayOf = (k: number): string => new Date(Date.now() - ((k * 37) % 300) * DAY_MS).toISOString().slice(0, 10);

/** What is asked for, the k-th time; no two in a row are alike, so that no answer is a copy of the one before. */
const ASKED: Readonly<Record<string, (k: number, events: number) => string>> = {
  'the list, opened anew': () => '/ca/conjunctions?limit=50',
  'the list from some day on': (k) => `/ca/conjunctions?limit=50&from=${dayOf(k)}T00:00:00Z`,
  'the list of a satellite': (k) => `/ca/conjunctions?limit=50&satellite-id=${satelliteOf(k)}`,
  'an event': (k, events) => `/ca/conjunctions/${eventOf(k, events)}`,
  'its analysis': (k, events) => `/ca/conjunctions/${eventOf(k, events)}/analysis`,
  'its messages': (k, events) => `/ca/conjunctions/${eventOf(k, events)}/cdms`,
  'find by a part of a name': (k) => `/ca/find?limit=50&object=OBJECT%20${100 + (k % 400)}`,
  'find by number': (k) => `/ca/find?limit=50&norad-id=${200_000 + (k % 5000)}`,
  'messages of a satellite': (k) => `/ca/cdms?limit=50&satellite-id=${satelliteOf(k)}`,
  notifications: () => '/alerts/notifications',
  screenings: (k) => `/ca/screenings?limit=${40 + (k % 10)}`,
  plans: (k) => `/ca/manoeuvres?limit=${40 + (k % 10)}`,
};

interface Waited {
  /** One client, one question after another: median. */
  readonly aloneMs: number;
  /** Fifty that each ask once a second. */
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Fifty that ask again at once. */
  readonly callsPerS: number;
}

async function main(events: number, folder: string | undefined, only: string): Promise<void> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'keepout-scale-'));
  const filled = join(dataDir, `filled-with-${events}`);
  if (!existsSync(filled)) {
    // It leaves a first row in each table, which the world is copied from.
    await demonstrate(dataDir, 3000);
    await fillDatabase(dataDir, events);
    writeFileSync(filled, '');
  }
  const service = await startService({ dataDir, operatorId: ASKER });
  try {
    const table: string[][] = [];
    for (const [name, path] of Object.entries(ASKED).filter(([name]) => name.includes(only))) {
      service.signIn();
      const waited = await waitedFor(service, (k) => path(k, events));
      table.push([
        name,
        ...[waited.aloneMs, waited.medianMs, waited.p99Ms].map((ms) => ms.toFixed(1)),
        waited.callsPerS.toFixed(0),
      ]);
      process.stderr.write(`${table.at(-1)!.join('  ')}\n`);
    }
    const head = [
      'call',
      'alone, ms',
      `${CLIENTS} clients, each a question a second: median, ms`,
      'p99, ms',
      'answers a second, most',
    ];
    process.stdout.write(`${markdownTable(head, table)}\n`);
  } finally {
    await service.close({ isKept: folder !== undefined });
  }
}

async function fillDatabase(dataDir: string, events: number): Promise<void> {
  const database = openDatabase((await startEmbeddedPostgres(dataDir)).connection, { kind: 'job', connections: 1 });
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  const startedMs = performance.now();
  const filling: Filling = { ...WORLD, from: 0, to: events };
  await fill(client, filling);
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  const gigabytes = Number(rows[0]!.bytes) / 1e9;
  process.stderr.write(
    `filled in ${((performance.now() - startedMs) / 60_000).toFixed(1)} min, ${gigabytes.toFixed(1)} GB\n`,
  );
  client.release();
  await database.close();
}

async function waitedFor(service: Service, pathOf: (k: number) => string): Promise<Waited> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const ask = async (k: number): Promise<number> => {
    const startedMs = performance.now();
    await service.packed(pathOf(k), agent);
    return performance.now() - startedMs;
  };
  const alone: number[] = [];
  for (let k = 0; k < ALONE; k++) alone.push(await ask(k));
  let next = ALONE;
  const waits: number[] = [];
  const looking = async (client: number): Promise<void> => {
    await sleep((client * LOOK_MS) / CLIENTS);
    for (let look = 0; look < LOOKS; look++) {
      const waitMs = await ask(next++);
      waits.push(waitMs);
      await sleep(Math.max(0, LOOK_MS - waitMs));
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => client);
  await Promise.all(clients.map(looking));
  const last = next + CALLS;
  const startedMs = performance.now();
  const pressing = async (): Promise<void> => {
    while (next < last) await ask(next++);
  };
  await Promise.all(clients.map(pressing));
  const seconds = (performance.now() - startedMs) / 1000;
  agent.destroy();
  return {
    aloneMs: median(alone),
    medianMs: median(waits),
    p99Ms: percentile(waits, 0.99),
    callsPerS: CALLS / seconds,
  };
}

await main(Number(process.argv[2] ?? 1_000_000), process.argv[3], process.argv[4] ?? '');
