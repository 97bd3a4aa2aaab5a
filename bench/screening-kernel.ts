/**
 * Every pair of a catalogue over days on worker threads: CPU and wall time, and how both grow with the objects.
 * DAYS=7, THREADS=2, GROWTH=10000,20000,30000 (objects, over one day). As a bundle, because threads are started from it:
 * npx esbuild bench/screening-kernel.ts --bundle --platform=node --format=esm --outfile=build/bench/screening-kernel.mjs
 * node build/bench/screening-kernel.mjs   (from the root of the repository)
 *
 * Objects beyond the catalogue are copies of it with turned nodes and anomalies, so that the shells fill as they are.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { utc } from '../conformance/gp-elements.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import { mergeBlocks } from '../packages/conjunction/src/screening/blocks/merge.ts';
import type { BlockResult } from '../packages/conjunction/src/screening/plan/encounter.ts';
import { planScreening, type ScreeningPlan } from '../packages/conjunction/src/screening/plan/plan.ts';
import { screenBlock } from '../packages/conjunction/src/screening/screen.ts';
import { catalogueElements } from './catalogue.ts';

const DAYS = Number(process.env['DAYS'] ?? 7);
const THREADS = Number(process.env['THREADS'] ?? 2);
const GROWTH = (process.env['GROWTH'] ?? '10000,20000,30000').split(',').map(Number);
const startTaiS = utc('2024-11-01T00:00:00');

interface Job {
  readonly count: number | undefined;
  readonly days: number;
}

if (isMainThread) {
  await report({ count: undefined, days: DAYS });
  for (const count of GROWTH) if (count > 0) await report({ count, days: 1 });
} else {
  work(workerData as Job);
}

async function report(job: Job): Promise<void> {
  const plan = planOf(job);
  const cpu = process.cpuUsage();
  const wall = performance.now();
  const results = await screenOnThreads(job, plan);
  const outcome = mergeBlocks(plan, results);
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - wall) / 1000;
  process.stdout.write(
    `${elementsOf(job).length} objects, ${job.days} days, 5 km, ${THREADS} threads: ` +
      `${(user / 1e6).toFixed(1)} user + ${(system / 1e6).toFixed(1)} system CPU s, ${seconds.toFixed(1)} s wall, ` +
      `${outcome.encounters.length} encounters (reading and initialising included)\n`,
  );
}

function planOf(job: Job): ScreeningPlan {
  return planScreening({
    startTaiS,
    stopTaiS: startTaiS + job.days * 86_400,
    volume: { shape: 'sphere', radiusM: 5000 },
    scope: { kind: 'all-pairs' },
  });
}

function screenOnThreads(job: Job, plan: ScreeningPlan): Promise<BlockResult[]> {
  const waiting = plan.blocks.map((block) => block.index);
  const results: BlockResult[] = [];
  const threads = Array.from({ length: THREADS }, async () => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    await new Promise<void>((done, fail) => {
      worker.on('error', fail);
      worker.on('message', (result: BlockResult | 'ready') => {
        if (result !== 'ready') results.push(result);
        const next = waiting.shift();
        if (next === undefined) done();
        else worker.postMessage(next);
      });
    });
    await worker.terminate();
  });
  return Promise.all(threads).then(() => results);
}

function work(job: Job): void {
  const batch = batchOf(elementsOf(job).map((set) => sgp4Init(set)));
  const plan = planOf(job);
  parentPort!.on('message', (index: number) => {
    parentPort!.postMessage(screenBlock(plan, { batch, ephemerides: [] }, index));
  });
  parentPort!.postMessage('ready');
}

function elementsOf({ count }: Job): MeanElements[] {
  const elements = catalogueElements();
  if (count === undefined) return elements;
  // Every n-th object for a part of the catalogue, copies for more than it.
  const turned = elements.map((set, k) => ({ set, rank: (k * 0.618_033_988_7) % 1 })).sort((a, b) => a.rank - b.rank);
  return Array.from({ length: count }, (_, k) => {
    const { set } = turned[k % turned.length]!;
    const copy = Math.floor(k / turned.length);
    return {
      ...set,
      noradId: set.noradId + copy * 1_000_000,
      raanDeg: (set.raanDeg + 137.5 * copy) % 360,
      meanAnomalyDeg: (set.meanAnomalyDeg + 222.5 * copy) % 360,
    };
  });
}
