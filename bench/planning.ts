/**
 * What the planner's user waits for, over HTTP from the built service: the trade space of 50 events, candidates of 60 screened against the
 * catalogue, the best cells, the statistics of a satellite; and the trade space in a browser. Run: npx tsx bench/planning.ts (after a build)
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformState } from '../packages/astro/src/frames/rotation.ts';
import type { MeanElements, Vec3 } from '../packages/astro/src/nouns.ts';
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { cross, plusScaled, scaled, unit } from '../packages/astro/src/vector.ts';
import { composeCdm } from '../packages/ccsds/src/cdm/compose.ts';
import { writeCdm } from '../packages/ccsds/src/cdm/write.ts';
import type { ManoeuvreCandidates } from '../packages/contract/src/ca/manoeuvre-search.ts';
import type { PlanningBasis } from '../packages/contract/src/ca/planning-basis.ts';
import { acceptEphemeris } from '../packages/server/src/ca/ephemeris-files/service.ts';
import { testOem } from '../packages/server/src/ca/test-oem.ts';
import { storeCatalogue } from '../packages/server/src/catalogue/load.ts';
import { ensureOperator } from '../packages/server/src/fleet/operator.ts';
import { createSatellite } from '../packages/server/src/fleet/satellites/service.ts';
import { layFoundation } from '../packages/server/src/hosting/foundation.ts';
import { modules } from '../packages/server/src/modules.ts';
import { receivedBytes } from '../packages/server/src/platform/files/received-file.ts';
import { nowTaiS } from '../packages/server/src/platform/now.ts';
import { createLogger } from '../packages/server/src/platform/observing/logs.ts';
import { testSettings } from '../packages/server/src/platform/settings/test-settings.ts';
import { runBundled } from './bundled-run.ts';
import { benchCycle, type CycleFigures } from './cycle.ts';
import { median } from './measure.ts';
import { lowSatellite, presentSky } from './present-sky.ts';
import { type Service, startService } from './running-service.ts';
import { tradeSpaceInBrowser } from './trade-browser.ts';

const [COLUMNS, ROWS] = [200, 100];
const [TRADE_EVENTS, CANDIDATE_EVENTS] = [50, 60];
const ORBITS = { orbitsFrom: 0.5, orbitsTo: 20 };
const LARGEST_MPS = 0.1;
const DAY_S = 86_400;

/** s wall, medians; the first calls, in which threads compile, are not counted unless said. */
export interface PlanningFigures {
  readonly objects: number;
  readonly tradeEvents: number;
  readonly columns: number;
  readonly rows: number;
  readonly tradeSpaceS: number;
  /** Undefined without a browser. */
  readonly browserS?: number;
  /** The first map after the page has loaded. */
  readonly browserFirstS?: number;
  readonly candidateEvents: number;
  readonly candidates: number;
  readonly candidatesS: number;
  /** The first answer of a service that has just started: what the one who opens the planner then waits for. */
  readonly candidatesFirstS: number;
  readonly cells: number;
  readonly cellsS: number;
  /** First asked for, and from what is held. */
  readonly statisticsFirstS: number;
  readonly statisticsS: number;
  readonly cycle: CycleFigures;
}

export async function benchPlanning(isQuick: boolean): Promise<PlanningFigures> {
  const rounds = isQuick ? 1 : 7;
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-bench-planning-'));
  const elements = presentSky();
  const own = lowSatellite(elements);
  const satelliteId = await layGround(dataDir, elements, own);
  const service = await startService({ dataDir, settings: { KEEPOUT_ALLOW_PRIVATE_RECIPIENTS: '1' } });
  try {
    const upload = (from: number, to: number) =>
      service.call('/ca/cdms', { method: 'POST', body: messageForm(own, from, to) });
    const post = async (path: string, body: object) =>
      await service.call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await upload(0, TRADE_EVENTS);
    const conjunctionId = await firstEvent(service, TRADE_EVENTS);
    const basis = JSON.parse(
      await service.call(`/ca/manoeuvres/basis?conjunction-id=${conjunctionId}`),
    ) as PlanningBasis;
    const grid = { conjunctionId, columns: COLUMNS, rows: ROWS, ...ORBITS, maxSize: LARGEST_MPS };
    const tradeS = await secondsOf(rounds + 1, () => post('/ca/manoeuvres/trade-space', grid));
    const inBrowser = await tradeSpaceInBrowser(
      basis,
      {
        columns: COLUMNS,
        rows: ROWS,
        orbitsFirst: ORBITS.orbitsTo,
        orbitsLast: ORBITS.orbitsFrom,
        sizeFirst: -LARGEST_MPS,
        sizeLast: LARGEST_MPS,
        direction: 'best',
      },
      rounds + 1,
    );
    await upload(TRADE_EVENTS, CANDIDATE_EVENTS);
    await firstEvent(service, CANDIDATE_EVENTS);
    let candidateCount = 0;
    let search = 0;
    const candidatesS = await secondsOf(rounds + 1, async () => {
      // About that of the rules, and each another one: the same is not searched again.
      const targetProbability = 3e-6 * (1 + 1e-3 * search++);
      const body = { conjunctionId, targetProbability };
      const answer = JSON.parse(await post('/ca/manoeuvres/candidates', body)) as ManoeuvreCandidates;
      if (answer.notScreened !== null) throw new Error(`candidates are not screened: ${answer.notScreened}`);
      candidateCount = answer.candidates.length;
    });
    const cells = isQuick ? 100 : 1000;
    const cellsS = await secondsOf(2, () => post('/ca/manoeuvres/trade-space/screening', { ...grid, cells }));
    const statisticsS = await secondsOf(rounds + 1, () =>
      service.call(`/ca/statistics/annual?satellite-id=${satelliteId}`),
    );
    return {
      objects: elements.length,
      tradeEvents: basis.events.length,
      columns: COLUMNS,
      rows: ROWS,
      tradeSpaceS: median(tradeS.slice(1)),
      ...(inBrowser && { browserFirstS: inBrowser[0]!, browserS: median(inBrowser.slice(1)) }),
      candidateEvents: CANDIDATE_EVENTS,
      candidates: candidateCount,
      candidatesFirstS: candidatesS[0]!,
      candidatesS: median(candidatesS.slice(1)),
      cells,
      cellsS: cellsS[1]!,
      statisticsFirstS: statisticsS[0]!,
      statisticsS: median(statisticsS.slice(1)),
      cycle: await benchCycle(service, own, { conjunctionId, satelliteId }),
    };
  } finally {
    await service.close();
  }
}

async function secondsOf(rounds: number, work: () => Promise<unknown>): Promise<readonly number[]> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now();
    await work();
    seconds.push((performance.now() - startedMs) / 1000);
  }
  return seconds;
}

/** A catalogue and a satellite of it with its ephemeris, before the service runs. @returns the satellite's id */
async function layGround(dataDir: string, elements: readonly MeanElements[], own: MeanElements): Promise<string> {
  const foundation = await layFoundation(testSettings({ dataDir, workers: 1 }), {
    modules,
    log: createLogger({ logLevel: 'error' }),
  });
  try {
    const { context } = foundation;
    await storeCatalogue(context, {
      format: 'csv',
      elements: [...elements],
      rejectedCount: 0,
      faults: [],
      source: 'bench',
      bytes: Buffer.from('bench'),
    });
    const caller = { operatorId: 'bench', actor: 'bench' };
    await ensureOperator(context.database.orm, caller.operatorId);
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 } as const;
    const satellite = await createSatellite(context, caller, {
      name: own.name,
      noradId: own.noradId,
      cosparId: own.cosparId,
      configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion },
    });
    const text = testOem(own, { startTaiS: Math.floor(nowTaiS()) - 3600, count: 9 * 1440, stepS: 60 });
    const kept = await acceptEphemeris(
      context,
      caller,
      { fileName: 'own.oem', content: receivedBytes(Buffer.from(text)) },
      { satelliteId: satellite.id, designation: 'OPERATIONAL', screen: false },
    );
    if ('rejected' in kept) throw new Error(kept.rejected.message);
    return satellite.id;
  } finally {
    await foundation.close();
  }
}

/** The earliest event, once there are so many. */
async function firstEvent({ call }: Service, count: number): Promise<string> {
  const events = JSON.parse(await call('/ca/conjunctions?limit=500')) as {
    conjunctionId: string;
    conjunctionData: { tca: string };
  }[];
  if (events.length !== count) throw new Error(`${events.length} events in place of ${count}`);
  return events.toSorted((a, b) => a.conjunctionData.tca.localeCompare(b.conjunctionData.tca))[0]!.conjunctionId;
}

const SIGMA_M2 = 2e4;

/** Messages of encounters across the orbit over three days, some hundred metres off, as well known as a few days ahead. */
function messageForm(own: MeanElements, from: number, to: number): FormData {
  const orbit = sgp4Ephemeris(own);
  const form = new FormData();
  const now = Math.floor(nowTaiS());
  for (let k = from; k < to; k++) {
    const tcaTaiS = now + 2.5 * DAY_S + (k * 3 * DAY_S) / CANDIDATE_EVENTS;
    const six = new Float64Array(6);
    orbit.stateAt(tcaTaiS, six);
    const [x, y, z, u, v, w] = six as unknown as [number, number, number, number, number, number];
    const { positionM, velocityMps } = transformState(
      { epochTaiS: tcaTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [u, v, w] },
      'EME2000',
    );
    const up = (100 + 37 * (k % 11)) / Math.hypot(...positionM);
    const above = positionM.map((part) => part * (1 + up)) as unknown as Vec3;
    const object = (noradId: number, name: string, at: Vec3, going: Vec3) => ({
      designator: String(noradId),
      catalogName: 'SATCAT',
      name,
      internationalDesignator: 'UNKNOWN',
      ephemerisName: 'NONE',
      covarianceMethod: 'CALCULATED',
      maneuverable: 'YES',
      refFrame: 'EME2000',
      positionM: at,
      velocityMps: going,
      covarianceRtnM2: diagonal([SIGMA_M2, SIGMA_M2, SIGMA_M2, 1e-6, 1e-6, 1e-6]),
    });
    const parts = {
      creationTaiS: now - 3600,
      originator: 'BENCH',
      messageId: `bench-${k}`,
      tcaTaiS,
      missDistanceM: up * Math.hypot(...positionM),
      hardBodyRadiusM: 5,
      objects: [
        object(own.noradId, own.name, positionM, velocityMps),
        object(700_000 + k, `OTHER ${k}`, above, turned(velocityMps, positionM, 0.8 + 0.2 * (k % 9))),
      ] as const,
    };
    form.append('file', new Blob([writeCdm(composeCdm(parts as Parameters<typeof composeCdm>[0]), 'kvn')]), `${k}.cdm`);
  }
  return form;
}

/** A velocity across the orbit, of an orbit as round as the own one. */
function turned(velocityMps: Vec3, positionM: Vec3, angleRad: number): Vec3 {
  const aside = cross(unit(positionM), velocityMps);
  return plusScaled(scaled(velocityMps, Math.cos(angleRad)), aside, Math.sin(angleRad));
}

function diagonal(values: readonly number[]): Float64Array {
  const matrix = new Float64Array(values.length ** 2);
  values.forEach((value, k) => {
    matrix[k * (values.length + 1)] = value;
  });
  return matrix;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runBundled(
    fileURLToPath(import.meta.url),
    `benchPlanning(${process.argv.includes('--quick')}).then(JSON.stringify)`,
  );
}
