import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toUnixMs } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { requestBody } from '@keepout/contract/odt/request';
import { plainElements } from '@keepout/operations/orbit/plain-elements';
import { acceptEphemeris } from '@keepout/server/ca/ephemeris-files/service';
import { loadCatalogueFile, storeCatalogue } from '@keepout/server/catalogue/load';
import { ensureOperator } from '@keepout/server/fleet/operator';
import { settleClaim } from '@keepout/server/fleet/satellites/claims';
import { createSatellite } from '@keepout/server/fleet/satellites/service';
import { satelliteList } from '@keepout/server/fleet/satellites/store';
import { createStation } from '@keepout/server/fleet/stations/service';
import { stationList } from '@keepout/server/fleet/stations/store';
import type { ServerContext } from '@keepout/server/hosting/module';
import { DEMO_OPERATOR_ID, findUserByName } from '@keepout/server/identity/embedded/users';
import { orderObservation } from '@keepout/server/odt/requests/order';
import { seedSensors } from '@keepout/server/odt/sensors/seed';
import { seedPayments } from '@keepout/server/payments/seed';
import { PLATFORM_ACTOR } from '@keepout/server/platform/audit/audit';
import { receivedBytes } from '@keepout/server/platform/files/received-file';
import type { Caller } from '@keepout/server/platform/http/caller';
import { Refusal } from '@keepout/server/platform/http/problem';
import { nowTaiS } from '@keepout/server/platform/now';
import { DEMO_ORIGINATOR } from './catalogue.ts';
import { type DemoSteps, demoSteps } from './demo-steps.ts';
import { DEMO_OPERATOR_NAME } from './fleet.ts';
import { catalogueAt, historyPlan, type KnowledgeStep, knownAt } from './knowledge.ts';
import { DEMO_SENSORS } from './sensors.ts';
import { DEMO_STATIONS } from './stations.ts';
import { type DemoWorld, makeDemoWorld } from './world.ts';

export interface DemoOrder {
  /** The user's own catalogue in place of the generated one. */
  readonly catalogueFile?: string | undefined;
  /** Objects of the generated catalogue. */
  readonly size: number;
  /** One line a step for the person at the terminal. */
  readonly say: (line: string) => void;
}

const SEED = 20_261;
const caller: Caller = { operatorId: DEMO_OPERATOR_ID, actor: PLATFORM_ACTOR };

/** The catalogue file of the user is at fault: the sentence says where. */
export class DemoCatalogueRefused extends Error {}

/** Contexts with which the demo is stored. */
export interface DemoContexts {
  readonly context: ServerContext;
  /** Context of on-demand tracking: an order uses that service. */
  readonly tracking: ServerContext;
}

/**
 * Creates the data of the demo operator: inputs are generated, results are computed by the product's own queue.
 *
 * Each completed step is stored, and the world follows from its seed and the moment of the first start, so that an
 * interrupted start continues where it stopped.
 */
export async function seedDemo({ context, tracking }: DemoContexts, order: DemoOrder): Promise<void> {
  const steps = demoSteps(context.database);
  const startRecord = await steps.read<{ nowTaiS: number }>('begun');
  const now = startRecord?.nowTaiS ?? Math.floor(nowTaiS());
  await steps.done('begun', { nowTaiS: now });
  if (order.catalogueFile !== undefined) await loadUsersCatalogue(context, order.catalogueFile, order.say);
  if ((await steps.read('finished')) !== undefined) return;
  const started = performance.now();
  const world = makeDemoWorld({ seed: SEED, nowTaiS: now, count: order.size });
  order.say(`made a demo world of ${world.background.length + world.encounters.length} objects`);
  await registerFleet(context, steps, world);
  await registerStations(context, steps);
  await registerSensors(context, steps);
  await registerCustomer(context, steps);
  const plan = historyPlan(world);
  const newest = plan.at(-1);
  if (newest === undefined) throw new Error('a demo world has a present');
  if (order.catalogueFile === undefined)
    await storeGenerated(context, steps, catalogueAt(world, plan.length - 1), 'newest');
  order.say('screening the fleet against the whole catalogue');
  await uploadStep(context, steps, newest, undefined);
  const secondaries = await secondariesFound(context);
  if (order.catalogueFile === undefined) {
    for (const [index, step] of plan.entries()) {
      if (step.isNewest) continue;
      order.say(`screening what was known ${daysBefore(now, step.creationTaiS)} days ago`);
      const elements = knownAt(world, index, secondaries);
      const catalogueId = await storeGenerated(context, steps, elements, `step-${index}`, step.creationTaiS);
      await uploadStep(context, steps, step, { taiS: step.creationTaiS, catalogueId });
    }
  }
  await orderFirst(tracking, steps, order.say);
  await steps.done('finished');
  order.say(`the demo is complete after ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Loads the user's own catalogue; throws with a message when it contains no readable data. */
async function loadUsersCatalogue(context: ServerContext, path: string, say: (line: string) => void): Promise<void> {
  const bytes = await readFile(path);
  const loaded = await loadCatalogueFile(context, bytes, basename(path), {
    // The person at the terminal names it.
    accept: async () => undefined,
  });
  if (!loaded.ok) {
    const [first] = loaded.fault.errors;
    const place = first?.line === undefined ? '' : ` line ${first.line}:`;
    throw new DemoCatalogueRefused(`${path}:${place} ${first?.message ?? 'no element set could be read'}`);
  }
  const { objectCount, rejectedCount, format } = loaded.value;
  say(`catalogue ${basename(path)} (${format}): ${objectCount} objects taken, ${rejectedCount} records at fault`);
  for (const fault of (loaded.value.faults as { line?: number; message: string }[]).slice(0, 10)) {
    say(`  ${basename(path)}:${fault.line ?? '?'} ${fault.message}`);
  }
}

async function registerFleet(context: ServerContext, steps: DemoSteps, world: DemoWorld): Promise<void> {
  if ((await steps.read('fleet')) !== undefined) return;
  await ensureOperator(context.database.orm, DEMO_OPERATOR_ID, DEMO_OPERATOR_NAME);
  const present = await satelliteList(context.database.orm, DEMO_OPERATOR_ID).all();
  for (const { body } of world.fleet) {
    if (!present.some((satellite) => satellite.noradId === body.noradId)) await createSatellite(context, caller, body);
    const claim = { noradId: body.noradId, operatorId: DEMO_OPERATOR_ID, claim: 'CONFIRMED', by: 'demo' } as const;
    await settleClaim(context.database, claim);
  }
  await steps.done('fleet');
}

async function registerStations(context: ServerContext, steps: DemoSteps): Promise<void> {
  if ((await steps.read('stations')) !== undefined) return;
  const present = await stationList(context.database.orm, DEMO_OPERATOR_ID).all();
  for (const body of DEMO_STATIONS) {
    if (!present.some((station) => station.name === body.name)) await createStation(context, caller, body);
  }
  await steps.done('stations');
}

async function registerSensors(context: ServerContext, steps: DemoSteps): Promise<void> {
  if ((await steps.read('sensors')) !== undefined) return;
  await seedSensors(context.database.orm, DEMO_SENSORS);
  await steps.done('sensors');
}

/** Registers the demo user as a customer with credit, so that orders are reserved, charged and refunded. */
async function registerCustomer(context: ServerContext, steps: DemoSteps): Promise<void> {
  if (!context.settings.payments || (await steps.read('customer')) !== undefined) return;
  const user = await findUserByName(context.database, 'demo');
  if (user !== undefined)
    await seedPayments(context, { userId: user.subject, operatorId: DEMO_OPERATOR_ID, actor: PLATFORM_ACTOR });
  await steps.done('customer');
}

/**
 * Places the first request: two passes of the next visible object outside of all events, by a regular order. Observations for an undecided
 * event are left to the user of the demonstration.
 */
async function orderFirst(context: ServerContext, steps: DemoSteps, say: (line: string) => void): Promise<void> {
  if ((await steps.read('request')) !== undefined) return;
  const { rows } = await context.database.pool.query<{ norad_id: number }>(
    `select secondary_norad_id as norad_id from conjunction
     where operator_id = $1 and secondary_norad_id is not null and not is_candidate and tca_tai_s > $2
     group by secondary_norad_id having bool_and(verdict = 'safe')
     order by min(tca_tai_s) limit 1`,
    [DEMO_OPERATOR_ID, nowTaiS()],
  );
  const noradId = rows[0]?.norad_id;
  if (noradId !== undefined) {
    const body = requestBody.parse({ noradId, numberOfPassesRequested: 2 });
    try {
      await orderObservation(context, caller, body);
      say('ordered two passes of the object that comes by next');
    } catch (cause) {
      // A concurrent change of the catalogue or the sensors: the demonstration continues without its request.
      if (!(cause instanceof Refusal)) throw cause;
      say(`no passes were ordered: ${cause.message}`);
    }
  }
  await steps.done('request');
}

/** Stores a generated catalogue once; the id of the stored one. */
async function storeGenerated(
  context: ServerContext,
  steps: DemoSteps,
  elements: readonly MeanElements[],
  name: string,
  asOfTaiS?: number,
): Promise<string> {
  const step = await steps.read<{ catalogueId: string }>(`catalogue-${name}`);
  if (step !== undefined) return step.catalogueId;
  const row = await storeCatalogue(context, {
    format: 'omm-json',
    elements,
    rejectedCount: 0,
    faults: [],
    source: `${DEMO_ORIGINATOR}, generated`,
    bytes: Buffer.from(JSON.stringify(elements.map(plainElements))),
    ...(asOfTaiS !== undefined && { loadedAt: new Date(toUnixMs(asOfTaiS)).toISOString() }),
  });
  await steps.done(`catalogue-${name}`, { catalogueId: row.id });
  return row.id;
}

/** Uploads each satellite's ephemeris of a step, and waits for the screenings that the uploads order. */
async function uploadStep(
  context: ServerContext,
  steps: DemoSteps,
  step: KnowledgeStep,
  asOf: { readonly taiS: number; readonly catalogueId: string } | undefined,
): Promise<void> {
  for (const upload of step.uploads) {
    const name = `upload-${upload.fileName}`;
    if ((await steps.read(name)) !== undefined) continue;
    const bytes = Buffer.from(upload.text());
    const outcome = await acceptEphemeris(
      context,
      caller,
      { fileName: upload.fileName, content: receivedBytes(bytes) },
      { designation: 'OPERATIONAL', screen: true, ...(asOf && { asOf }) },
    );
    if ('rejected' in outcome) throw new Error(`${upload.fileName}: ${outcome.rejected.message}`);
    await steps.done(name, outcome);
  }
  await screeningsEnded(context);
}

async function screeningsEnded(context: ServerContext): Promise<void> {
  const openScreenings = `select count(*)::integer as open from screening where operator_id = $1 and state in ('QUEUED', 'RUNNING')`;
  for (;;) {
    const { rows } = await context.database.pool.query<{ open: number }>(openScreenings, [DEMO_OPERATOR_ID]);
    if (rows[0]?.open === 0) return;
    await sleep(200);
  }
}

/** Returns every object in the results of the newest screenings: the history covers these. */
async function secondariesFound(context: ServerContext): Promise<Set<number>> {
  const { rows } = await context.database.pool.query<{ norad_id: number }>(
    'select distinct secondary_norad_id as norad_id from conjunction where operator_id = $1 and secondary_norad_id is not null',
    [DEMO_OPERATOR_ID],
  );
  return new Set(rows.map((row) => row.norad_id));
}

function daysBefore(nowTai: number, thenTai: number): string {
  return ((nowTai - thenTai) / 86_400).toFixed(1);
}
