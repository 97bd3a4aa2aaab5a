/**
 * What the n-th ephemeris of an operator costs: CPU of its plan and of all its work, with files read and parsed. Run:
 * npx tsx bench/fleet.ts [satellites of the fleet] [objects of the catalogue] [shell, swarm, or round] [ms to the database and back, of a round]. One process on an
 * embedded database, whose own time counts in rounds alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { acceptEphemeris } from '../packages/server/src/ca/ephemeris-files/service.ts';
import { blockJob } from '../packages/server/src/ca/screenings/block-jobs.ts';
import { planJob } from '../packages/server/src/ca/screenings/plan-job.ts';
import { BLOCK_QUEUE, type BlockJob } from '../packages/server/src/ca/screenings/queues.ts';
import { readScreening } from '../packages/server/src/ca/screenings/store.ts';
import { finishWholly } from '../packages/server/src/ca/screenings/test-finish.ts';
import { readWork } from '../packages/server/src/ca/screenings/work-store.ts';
import { testOem, testShell } from '../packages/server/src/ca/test-oem.ts';
import { countReadings } from '../packages/server/src/ca/test-readings.ts';
import { storeCatalogue } from '../packages/server/src/catalogue/load.ts';
import { ensureOperator } from '../packages/server/src/fleet/operator.ts';
import { createSatellite } from '../packages/server/src/fleet/satellites/service.ts';
import { type Foundation, layFoundation } from '../packages/server/src/hosting/foundation.ts';
import { modules } from '../packages/server/src/modules.ts';
import type { DatabaseConnection } from '../packages/server/src/platform/database/session.ts';
import { receivedBytes } from '../packages/server/src/platform/files/received-file.ts';
import { deleteJobs, storedJobs } from '../packages/server/src/platform/jobs/test-jobs.ts';
import { nowTaiS } from '../packages/server/src/platform/now.ts';
import { createLogger } from '../packages/server/src/platform/observing/logs.ts';
import { testSettings } from '../packages/server/src/platform/settings/test-settings.ts';
import { runBundled } from './bundled-run.ts';
import { databaseCpuS } from './database-cpu.ts';
import { farDatabase } from './far-database.ts';
import { median } from './measure.ts';
import { presentSky } from './present-sky.ts';

export interface FleetFigures {
  /** Ephemerides of the operator in force, this one included. */
  readonly nth: number;
  readonly planCpuS: number;
  /** Taking it in, planning, screening, judging and storing. */
  readonly workCpuS: number;
  readonly contentsRead: number;
  readonly parses: number;
  /** Ephemerides of others that its work was screened with. */
  readonly within: number;
  readonly conjunctions: number;
}

type FleetOf = typeof testShell;

const DAYS = 7;
const STEP_S = 60;
/** From one operator's planes to the next one's. */
const TURN_DEG = 1.7;
const caller = { operatorId: 'bench', actor: 'bench' };
const { signal } = new AbortController();

/** Satellites without order, as they come from shared launches: three planes near the Sun's, 30 km of altitude, any phase. */
function swarm(epochTaiS: number, count: number): MeanElements[] {
  const drawn = (k: number, step: number): number => (k * step) % 1;
  return testShell(epochTaiS, count).map((satellite, k) => ({
    ...satellite,
    name: `SWARM ${k + 1}`,
    meanMotionRevPerDay: 15 + 0.1 * drawn(k, 0.618_034),
    eccentricity: 0.0003 + 0.001 * drawn(k, 0.414_214),
    inclinationDeg: 97.4 + 0.2 * drawn(k, 0.732_051),
    raanDeg: 40 * (k % 3) + 3 * drawn(k, 0.236_068),
    argPerigeeDeg: 360 * drawn(k, 0.645_751),
    meanAnomalyDeg: 360 * drawn(k, 0.316_625),
  }));
}

/** Runs a measurement on a database of its own, which answers so much later where it is said to be far. */
async function onService<T>(run: (foundation: Foundation) => Promise<T>, roundTripMs = 0): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-bench-'));
  const far = roundTripMs > 0 ? await farDatabase(dataDir, roundTripMs) : undefined;
  const settings = testSettings({ dataDir, workers: 2, ...(far && { databaseUrl: far.url }) });
  const foundation = await layFoundation(settings, { modules, log: createLogger({ logLevel: 'error' }) });
  try {
    return await run(foundation);
  } finally {
    await foundation.close();
    await far?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export interface RoundFigures {
  /** From the first upload to the last conjunction stored. */
  readonly wallS: number;
  /** Of server, worker and database. */
  readonly cpuS: number;
  readonly databaseCpuS: number;
  readonly conjunctions: number;
}

/**
 * All ephemerides of a fleet at once, as an operator sends a round of them: four uploads at a time, jobs by a worker of two threads. Round after round is
 * another operator's, whose planes are turned: by then the service has compiled what it runs.
 */
async function measureRounds(
  { context, jobs }: Foundation,
  count: number,
  objects: number,
  rounds: number,
): Promise<RoundFigures[]> {
  const startTaiS = await prepare(context, objects);
  const shell = testShell(startTaiS, count);
  await jobs.work();
  const figures: RoundFigures[] = [];
  for (let round = 0; round < rounds; round++) {
    const by = { operatorId: `bench-${round}`, actor: 'bench' };
    await ensureOperator(context.database.orm, by.operatorId);
    const fleet = shell.map((own) => ({ ...own, raanDeg: own.raanDeg + TURN_DEG * round }));
    const texts = fleet.map((own) => ownText(own, startTaiS));
    const satellites = await Promise.all(fleet.map((own) => addSatellite(context, own, by)));
    const used = cpuClock();
    const databaseBefore = await databaseCpuS(context.database);
    const startedMs = performance.now();
    for (let k = 0; k < count; k += 4)
      await Promise.all(texts.slice(k, k + 4).map((text, n) => upload(context, satellites[k + n]!, text, true, by)));
    const conjunctions = await allEnded(context, by.operatorId, count);
    const databaseS = (await databaseCpuS(context.database)) - databaseBefore;
    const wallS = (performance.now() - startedMs) / 1000;
    figures.push({ wallS, cpuS: used() + databaseS, databaseCpuS: databaseS, conjunctions });
  }
  return figures;
}

/** Waits for an operator's screenings. @returns what they found */
async function allEnded({ database }: Foundation['context'], operatorId: string, count: number): Promise<number> {
  for (;;) {
    const { rows } = await database.pool.query<{ state: string; n: number; found: number }>(
      `select state, count(*)::integer as n, sum(conjunction_count)::integer as found from screening
       where operator_id = $1 group by state`,
      [operatorId],
    );
    if (rows.length === 1 && rows[0]!.state === 'COMPLETED' && rows[0]!.n === count) return rows[0]!.found;
    if (rows.some(({ state }) => state === 'FAILED')) throw new Error('a screening failed');
    await sleep(200);
  }
}

const ownText = (own: MeanElements, startTaiS: number): string =>
  testOem(own, { startTaiS, count: DAYS * 1440 + 1, stepS: STEP_S });

async function addSatellite(context: Foundation['context'], own: MeanElements, by = caller): Promise<string> {
  const { id } = await createSatellite(context, by, {
    name: own.name,
    noradId: own.noradId,
    cosparId: own.cosparId,
    configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion: { type: 'NONE' } },
  });
  return id;
}

/** A catalogue of about so many objects, and when the fleet's files begin. */
async function prepare(context: Foundation['context'], objects: number): Promise<number> {
  const sky = presentSky();
  const elements = sky.filter((_, k) => k % Math.ceil(sky.length / objects) === 0);
  const bytes = Buffer.from('bench');
  await storeCatalogue(context, { format: 'csv', elements, rejectedCount: 0, faults: [], source: 'bench', bytes });
  await ensureOperator(context.database.orm, caller.operatorId);
  return Math.floor(nowTaiS()) + 3600;
}

/** @param nths   which uploads are screened and measured; several of the same size give their median */
async function measure(
  { context }: Foundation,
  fleetOf: FleetOf,
  count: number,
  objects: number,
  nths: readonly number[],
  rounds: number,
): Promise<FleetFigures[]> {
  const startTaiS = await prepare(context, objects);
  const fleet = fleetOf(startTaiS, count);
  const readings = countReadings(context);
  // Jobs run as in another process of the host: what was read of an upload is not in its memory.
  const worker = { ...context, settings: { ...context.settings } };
  const figures: FleetFigures[] = [];
  for (const [k, own] of fleet.entries()) {
    const satelliteId = await addSatellite(context, own);
    const isMeasured = nths.includes(k + 1);
    const of: FleetFigures[] = [];
    // A round before the first one compiles what the threads run; each round is another file of the same satellite.
    const first = k === 0 ? -1 : 0;
    for (let round = first; round < (isMeasured ? rounds : 1); round++) {
      const text = ownText(own, startTaiS + 60 * Math.max(0, round));
      const before = { ...readings };
      const used = cpuClock();
      const screeningId = await upload(context, satelliteId, text, isMeasured);
      if (screeningId === undefined) continue;
      const taking = used();
      const planUsed = cpuClock();
      await planJob(worker, screeningId);
      const planCpuS = planUsed();
      await runBlocks(worker);
      await finishWholly(worker, screeningId);
      const row = await readScreening(context.database.orm, screeningId);
      if (row?.state !== 'COMPLETED') throw new Error(`${screeningId}: ${row?.state}`);
      if (round < 0) continue;
      of.push({
        nth: k + 1,
        planCpuS,
        workCpuS: taking + planUsed(),
        contentsRead: readings.contents - before.contents,
        parses: readings.parses - before.parses,
        within: (await readWork(context.database.orm, row.workKey ?? ''))!.ephemerides.length - 1,
        conjunctions: row.conjunctionCount ?? 0,
      });
    }
    if (of.length > 0) figures.push(middleOf(of));
  }
  return figures;
}

function middleOf(of: readonly FleetFigures[]): FleetFigures {
  const figure = (name: keyof FleetFigures): number => median(of.map((each) => each[name]));
  return {
    nth: figure('nth'),
    planCpuS: figure('planCpuS'),
    workCpuS: figure('workCpuS'),
    contentsRead: figure('contentsRead'),
    parses: figure('parses'),
    within: figure('within'),
    conjunctions: figure('conjunctions'),
  };
}

async function upload(context: Foundation['context'], satelliteId: string, text: string, screen: boolean, by = caller) {
  const file = { fileName: 'own.oem', content: receivedBytes(Buffer.from(text)) };
  const kept = await acceptEphemeris(context, by, file, { satelliteId, designation: 'OPERATIONAL', screen });
  if ('rejected' in kept) throw new Error(kept.rejected.message);
  const { rows } = await context.database.pool.query<{ id: string }>(
    'select id from screening where ephemeris_id = $1',
    [kept.oemFileId],
  );
  return rows[0]?.id;
}

/** The jobs of blocks that were queued, as workers would take them. */
async function runBlocks(context: Foundation['context']): Promise<void> {
  const stored = { connection: context.database.pool.options as DatabaseConnection };
  const jobs = await storedJobs<BlockJob>(stored, BLOCK_QUEUE);
  await deleteJobs(stored, BLOCK_QUEUE);
  const inOrder = jobs.toSorted((a, b) => b.priority - a.priority);
  for (const { data } of inOrder) await blockJob(context, data, signal);
}

/** Seconds of all threads of the process since it was made. */
function cpuClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
}

/** The figures as lines of a table. */
export async function fleetTable(count: number, objects: number, isSwarm: boolean): Promise<string> {
  const nths = [1, 10, 50, 100, 400, 1000].filter((nth) => nth <= count);
  const figures = await onService((service) => measure(service, isSwarm ? swarm : testShell, count, objects, nths, 3));
  const lines = figures.map((f) =>
    [
      String(f.nth).padStart(9),
      f.planCpuS.toFixed(2).padStart(11),
      f.workCpuS.toFixed(2).padStart(11),
      (f.workCpuS / figures[0]!.workCpuS).toFixed(2).padStart(18),
      String(f.contentsRead).padStart(14),
      String(f.parses).padStart(7),
      String(f.within).padStart(12),
      String(f.conjunctions).padStart(13),
    ].join(' '),
  );
  const head = 'ephemeris  plan CPU s  work CPU s  against the first  contents read  parsed  others laid  conjunctions';
  return `${[head, ...lines].join('\n')}\n`;
}

export async function roundTable(count: number, objects: number, roundTripMs: number): Promise<string> {
  const rounds = await onService((service) => measureRounds(service, count, objects, ROUNDS), roundTripMs);
  const lines = rounds.map(({ wallS, cpuS, databaseCpuS: databaseS, conjunctions }) =>
    [
      `${count} ephemerides, ${roundTripMs} ms to the database: ${wallS.toFixed(1)} s wall`,
      `${cpuS.toFixed(1)} s of CPU, of which the database ${databaseS.toFixed(1)}, ${conjunctions} conjunctions`,
    ].join(', '),
  );
  return `${lines.join('\n')}\n`;
}

export interface FleetDayFigures extends RoundFigures {
  readonly files: number;
  readonly objects: number;
  /** CPU of server, worker and database for a file: the median of the rounds after the first two. */
  readonly warmCpuS: number;
  /** CPU of the work of the last file against that of the first. */
  readonly lastAgainstFirst: number;
}

const WHOLE_SKY = 100_000;
/** In the first two of them the service compiles what it runs, and goes on with what is rare: a twentieth of the third one's processor time. */
const ROUNDS = 5;
const WARM_FROM = 2;

/** A fleet sends a week of each of its satellites in one go, against the whole measured catalogue, and four others after it. */
export async function benchFleetDay(files: number): Promise<FleetDayFigures> {
  const rounds = await onService((service) => measureRounds(service, files, WHOLE_SKY, ROUNDS));
  const [first, last] = await onService((service) => measure(service, testShell, files, WHOLE_SKY, [1, files], 3));
  const lastAgainstFirst = last!.workCpuS / first!.workCpuS;
  return {
    ...rounds[0]!,
    warmCpuS: median(rounds.slice(WARM_FROM).map(({ cpuS }) => cpuS)) / files,
    files,
    objects: presentSky().length,
    lastAgainstFirst,
  };
}

if (process.argv[1]?.endsWith('fleet.ts')) {
  const [count = 100, objects = 500] = process.argv.slice(2, 4).map(Number);
  const call =
    process.argv[4] === 'round'
      ? `roundTable(${count}, ${objects}, ${Number(process.argv[5] ?? 0)})`
      : `fleetTable(${count}, ${objects}, ${process.argv[4] === 'swarm'})`;
  await runBundled(fileURLToPath(import.meta.url), call);
}
