/**
 * A small screening of one operator, alone and while another operator has queued fifty large ones: wall time from the order to
 * its end, by one worker with two threads on an embedded database. CATALOGUE=FILE takes another catalogue.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { textOf } from '../packages/contract/src/sentences.ts';
import { cancelScreening, requestScreening } from '../packages/server/src/ca/screenings/service.ts';
import { readScreening } from '../packages/server/src/ca/screenings/store.ts';
import { loadCatalogueFile } from '../packages/server/src/catalogue/load.ts';
import { ensureOperator } from '../packages/server/src/fleet/operator.ts';
import { createSatellite } from '../packages/server/src/fleet/satellites/service.ts';
import { type Foundation, layFoundation } from '../packages/server/src/hosting/foundation.ts';
import { modules } from '../packages/server/src/modules.ts';
import { createLogger } from '../packages/server/src/platform/observing/logs.ts';
import { testSettings } from '../packages/server/src/platform/settings/test-settings.ts';
import { catalogueElements, cataloguePath, START_UTC } from './catalogue.ts';
import { median } from './measure.ts';

export interface NeighbourFigures {
  readonly objects: number;
  readonly large: number;
  /** s wall of the small one: medians. */
  readonly aloneS: number;
  readonly besideS: number;
  /** Of the large ones, how many had ended when the last small one did. */
  readonly largeEnded: number;
  /** s wall from the cancel to the moment when no worker has a job of it: medians. */
  readonly cancelS: Readonly<Record<CancelPhase, number>>;
}

const CANCEL_PHASES = ['JUDGING', 'STORING'] as const;
type CancelPhase = (typeof CANCEL_PHASES)[number];

const ROUNDS = 7;
const LARGE = 50;
const LARGE_SATELLITES = 20;
/** What one finds is judged and stored by a single job. */
const CANCELLED_SATELLITES = 2;

export async function benchNeighbours(): Promise<NeighbourFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-bench-'));
  const settings = testSettings({ dataDir, workers: 2 });
  const foundation = await layFoundation(settings, { modules, log: createLogger({ logLevel: 'error' }) });
  try {
    await foundation.jobs.work();
    return await measure(foundation);
  } finally {
    await foundation.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure({ context }: Foundation): Promise<NeighbourFigures> {
  const db = context.database.orm;
  const loaded = await loadCatalogueFile(context, readFileSync(process.env['CATALOGUE'] ?? cataloguePath), 'bench');
  if (!loaded.ok) throw new Error('the catalogue is refused');
  const low = catalogueElements().filter(
    (elements) => elements.meanMotionRevPerDay > 14 && elements.eccentricity < 0.01,
  );
  const fleetOf = async (operatorId: string, count: number, skip: number) => {
    await ensureOperator(db, operatorId);
    const caller = { operatorId, actor: 'bench' };
    const satelliteIds: string[] = [];
    for (const { name, noradId } of low.slice(skip, skip + count)) {
      const row = await createSatellite(context, caller, {
        name,
        noradId,
        cosparId: '',
        configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } },
      });
      satelliteIds.push(row.id);
    }
    return { caller, satelliteIds };
  };
  const small = await fleetOf('small', 1, 0);
  const large = await fleetOf('large', LARGE_SATELLITES, 10);
  let minute = 0;
  /** Each of a window of its own: nothing is found done. */
  const start = () => new Date(Date.parse(START_UTC) + 60_000 * minute++).toISOString();
  const smallS = async (): Promise<number> => {
    const startedMs = performance.now();
    const body = { satelliteIds: small.satelliteIds, start: start(), days: 7 };
    const { id } = await requestScreening(context, small.caller, body);
    for (;;) {
      const row = await readScreening(db, id);
      if (row?.state === 'COMPLETED') return (performance.now() - startedMs) / 1000;
      if (row?.state === 'FAILED') throw new Error(textOf(row.failure ?? []));
      await sleep(20);
    }
  };
  await smallS();
  const alone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) alone.push(await smallS());
  const orderLarge = async (satellites = LARGE_SATELLITES): Promise<string> => {
    const volume = { shape: 'BOX', r: 10_000, t: 50_000, n: 50_000 } as const;
    const body = { satelliteIds: large.satelliteIds.slice(0, satellites), start: start(), days: 7, volume };
    return (await requestScreening(context, large.caller, body)).id;
  };
  const largeIds: string[] = [];
  for (let n = 0; n < LARGE; n++) largeIds.push(await orderLarge());
  const ended = async (state: string) =>
    (await context.database.pool.query(`select 1 from screening where operator_id = 'large' and ${state}`)).rowCount ??
    0;
  // Some are judged, some are screened: every lane is full.
  while ((await ended('parts_done > 0')) === 0) await sleep(50);
  // As before: what the threads compile at first is not what is measured.
  await smallS();
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round++) beside.push(await smallS());
  const largeEnded = await ended(`state = 'COMPLETED'`);
  const cancel = async (id: string): Promise<number> => {
    const startedMs = performance.now();
    await cancelScreening(context, large.caller, id);
    while (isWorked()) await sleep(10);
    return (performance.now() - startedMs) / 1000;
  };
  const isWorked = () => {
    const { running, queued } = context.threads.counts();
    return running + queued > 0;
  };
  for (const id of largeIds) await cancelScreening(context, large.caller, id);
  while (isWorked()) await sleep(50);
  const cancelS = { JUDGING: 0, STORING: 0 };
  for (const phase of CANCEL_PHASES) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const id = await orderLarge(CANCELLED_SATELLITES);
      for (let row = await readScreening(db, id); phaseOf(row) !== phase; row = await readScreening(db, id)) {
        if (row?.state === 'COMPLETED') throw new Error(`it ended and was never seen ${phase}`);
        await sleep(10);
      }
      // In the midst of it.
      await sleep(100);
      took.push(await cancel(id));
      if ((await readScreening(db, id))?.state !== 'CANCELLED') throw new Error('it ended before it was cancelled');
    }
    cancelS[phase] = median(took);
  }
  return {
    objects: loaded.value.objectCount,
    large: LARGE,
    aloneS: median(alone),
    besideS: median(beside),
    largeEnded,
    cancelS,
  };
}

function phaseOf(row: Awaited<ReturnType<typeof readScreening>>): CancelPhase | undefined {
  if (row?.state !== 'RUNNING' || row.partsTotal === null || row.partsDone === 0) return undefined;
  return row.partsDone < row.partsTotal ? 'JUDGING' : 'STORING';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await benchNeighbours())}\n`);
}
