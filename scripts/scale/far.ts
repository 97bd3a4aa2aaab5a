/**
 * What users wait for where the database is some milliseconds away: list, event, ten messages, an ephemeris until its conjunctions are stored.
 * Run: npx tsx scripts/scale/far.ts [ms to the database and back, 20]. The service and its embedded database on this machine, reached
 * through a process that hands everything on later; prints a table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runBundled } from '../../bench/bundled-run.ts';
import { farDatabase } from '../../bench/far-database.ts';
import { markdownTable } from '../../bench/markdown-table.ts';
import { median } from '../../bench/measure.ts';
import { presentSky } from '../../bench/present-sky.ts';
import { addPrimaries, messageForm, sampleMessages } from '../../bench/service.ts';
import { testOem, testShell } from '../../packages/server/src/ca/test-oem.ts';
import { storeCatalogue } from '../../packages/server/src/catalogue/load.ts';
import { layFoundation } from '../../packages/server/src/hosting/foundation.ts';
import { modules } from '../../packages/server/src/modules.ts';
import { type Database, openDatabase } from '../../packages/server/src/platform/database/database.ts';
import { allJobs, isUnfinished, type StoredJobs } from '../../packages/server/src/platform/jobs/test-jobs.ts';
import { nowTaiS } from '../../packages/server/src/platform/now.ts';
import { createLogger } from '../../packages/server/src/platform/observing/logs.ts';
import { testSettings } from '../../packages/server/src/platform/settings/test-settings.ts';
import { startTestPlatform } from '../../packages/server/src/test-platform.ts';

const ROUNDS = 15;
const FILES = 6;
const OBJECTS = 3000;
const TEN = 10;
const WEEK = { count: 10_081, stepS: 60 };

/** What a call is waited for, ms. */
type Waits = Readonly<Record<string, number>>;

type Call = (path: string, init?: RequestInit) => Promise<string>;

async function measure(roundTripMs: number): Promise<Waits> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-far-'));
  const localFoundation = await layFoundation(testSettings({ dataDir }), {
    modules,
    log: createLogger({ logLevel: 'error' }),
  });
  const sky = presentSky();
  const elements = sky.filter((_, k) => k % Math.ceil(sky.length / OBJECTS) === 0);
  const bytes = Buffer.from('bench');
  const file = { format: 'csv', elements, rejectedCount: 0, faults: [], source: 'bench', bytes } as const;
  await storeCatalogue(localFoundation.context, file);
  await localFoundation.close();
  const far = await farDatabase(dataDir, roundTripMs);
  const connection = { connectionString: far.url };
  const database = { ...openDatabase(connection), connection, name: 'far', drop: async () => undefined };
  const platform = await startTestPlatform(modules, { database });
  try {
    const origin = await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const { authorization } = await platform.bearer();
    const call: Call = async (path, init = {}) => {
      const headers = { ...(init.headers as Record<string, string>), authorization };
      const answer = await fetch(`${origin}/api/v1${path}`, { ...init, headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
      return text;
    };
    return await measureCalls(call, database);
  } finally {
    await platform.close();
    await database.close();
    await far.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureCalls(call: Call, database: Database & StoredJobs): Promise<Waits> {
  const texts = sampleMessages();
  await addPrimaries({ call } as Parameters<typeof addPrimaries>[0], texts);
  const upload = (from: number) => call('/ca/cdms', { method: 'POST', body: messageForm(texts, from, TEN) });
  for (let k = 0; k < 3; k++) await upload(k * TEN);
  const messages = await waited(FILES, (k) => upload((3 + k) * TEN));
  const listed = JSON.parse(await call('/ca/conjunctions?limit=50')) as { readonly conjunctionId: string }[];
  await restful(database);
  const list = await waited(ROUNDS, (k) => call(`/ca/conjunctions?limit=${listed.length - (k % TEN)}`));
  const event = await waited(ROUNDS, (k) => call(`/ca/conjunctions/${listed[k % listed.length]!.conjunctionId}`));
  const oem = await measureFiles(call, database);
  return {
    'the list': list,
    'an event': event,
    'ten messages in a form': messages,
    'an ephemeris, until its conjunctions are stored': oem,
  };
}

async function measureFiles(call: Call, database: Database & StoredJobs): Promise<number> {
  const fleet = testShell(Math.floor(nowTaiS()) + 3600, FILES + 1);
  const headers = { 'content-type': 'application/json' };
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
  const forms: FormData[] = [];
  for (const satellite of fleet) {
    const { name, noradId, cosparId } = satellite;
    const body = JSON.stringify({ name, noradId, cosparId, configuration });
    const created = await call('/ca/satellites', { method: 'POST', headers, body });
    const form = new FormData();
    form.append('satellite-id', (JSON.parse(created) as { satelliteId: string }).satelliteId);
    form.append('file', new Blob([testOem(satellite, { startTaiS: satellite.epochTaiS, ...WEEK })]), `${name}.oem`);
    forms.push(form);
  }
  const send = async (k: number): Promise<void> => {
    const ended = k + 1;
    await call('/ca/ephemeris/file', { method: 'POST', body: forms[k]! });
    // Asked of the service as a page asks, but not counted: half of the pause is what it adds.
    while (!(await isEnded(call, ended))) await sleep(10);
  };
  await send(0);
  await restful(database);
  return await waited(FILES, (k) => send(k + 1));
}

async function isEnded(call: Call, count: number): Promise<boolean> {
  const rows = JSON.parse(await call('/ca/screenings?limit=20')) as { readonly state: string }[];
  if (rows.some(({ state }) => state === 'FAILED')) throw new Error('a screening failed');
  return rows.filter(({ state }) => state === 'COMPLETED').length === count;
}

/** Until the jobs of what was sent have ended. */
async function restful(database: StoredJobs): Promise<void> {
  const isDue = async () =>
    (await allJobs(database)).some((job) => isUnfinished(job) && job.startAfter.getTime() <= Date.now());
  while (await isDue()) await sleep(500);
}

async function waited(rounds: number, run: (k: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let k = 0; k < rounds; k++) {
    const startedMs = performance.now();
    await run(k);
    times.push(performance.now() - startedMs);
  }
  return median(times);
}

export async function farTable(roundTripMs: number): Promise<string> {
  const localTimes = await measure(0.001);
  const far = await measure(roundTripMs);
  const rows = Object.entries(localTimes).map(([name, ms]) => {
    const farMs = far[name]!;
    return [
      name,
      ms.toFixed(0),
      farMs.toFixed(0),
      `${(farMs / ms).toFixed(1)} x`,
      ((farMs - ms) / roundTripMs).toFixed(0),
    ];
  });
  const head = ['call', 'beside it, ms', `${roundTripMs} ms away, ms`, 'against', 'ways that are waited for'];
  return `${markdownTable(head, rows)}\n`;
}

if (process.argv[1]?.endsWith('far.ts'))
  await runBundled(fileURLToPath(import.meta.url), `farTable(${Number(process.argv[2] ?? 20)})`);
