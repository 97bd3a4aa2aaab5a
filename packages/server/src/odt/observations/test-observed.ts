import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { formatUtc, formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { covarianceOfOrbit, estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import { tell } from '@keepout/contract/sentences';
import { elementsOrbit } from '@keepout/operations/orbit/known-orbit';
import { plainElements } from '@keepout/operations/orbit/plain-elements';
import { knownStateAt } from '@keepout/operations/orbit/state-at';
import type { Sensor } from '@keepout/operations/sensor/sensor';
import { findPasses } from '@keepout/tracking/passes';
import { siteAt } from '@keepout/tracking/site';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import { testElements } from '../../ca/test-oem.ts';
import { storeCatalogue } from '../../catalogue/load.ts';
import { ensureOperator } from '../../fleet/operator.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { KnownEncounter } from '../../ports/conjunctions.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { ODT_IDS } from '../ids.ts';
import { providersOf } from '../providers/registry.ts';
import { observationPass } from '../records/request-tables.ts';
import { findPass, insertRequest, type ObservationPassRow, type RequestRow } from '../requests/store.ts';
import { orderPass } from '../schedule/order-job.ts';
import { seedSensors } from '../sensors/seed.ts';
import { findSensorByCode } from '../sensors/store.ts';
import { RADAR } from '../test-tracking.ts';
import { collectDeliveries } from './jobs.ts';

export const OPERATOR = 'observer';
export const START_TAI_S: number = Math.floor(nowTaiS()) + 600;

/** An object over the equator, seen by the radar at every turn. */
export const TARGET: MeanElements = testElements(START_TAI_S - 43_200, {
  noradId: 91000,
  name: 'TARGET',
  cosparId: '2020-001A',
  meanMotionRevPerDay: 14.2,
  eccentricity: 0.001,
  inclinationDeg: 8,
  raanDeg: 20,
  objectType: 'ROCKET BODY',
});
/** Another one in the same plane, ten degrees ahead. */
export const OTHER: MeanElements = {
  ...TARGET,
  noradId: 91001,
  name: 'OTHER',
  cosparId: '2020-001B',
  meanAnomalyDeg: 10,
};

/** A radar at the equator, as a provider knows it. */
export const SIMULATED_RADAR: Sensor = {
  sensorId: 'sen',
  code: 'SIM-R',
  kind: 'RADAR',
  limitingMagnitude: null,
  maxRangeM: 5e6,
  horizon: [],
  maxSunElevationRad: 0,
  minMoonSeparationRad: 0,
  clearShare: 1,
  latitudeRad: 0,
  longitudeRad: 10 * RAD_PER_DEG,
  altitudeM: 100,
  minElevationRad: 15 * RAD_PER_DEG,
  angleSigmaRad: 36 * RAD_PER_ARCSEC,
  rangeSigmaM: 20,
  rangeRateSigmaMps: 0.1,
  latencyS: 600,
  timeBiasS: 0,
  timeBiasSigmaS: 0.001,
  angleBiasSigmaRad: 0,
};

const EQUATOR = { latitude: 0, longitude: 10, altitude: 100 };
export const NETWORK = {
  ...RADAR,
  site: EQUATOR,
  provider: 'SIMULATOR',
  dataMode: 'SIMULATED',
  sensorCode: 'SIM-R',
} as const;
export const REMOTE = { ...RADAR, site: EQUATOR, provider: 'HTTPS', dataMode: 'REAL', sensorCode: 'NET-R' } as const;
export const OWN = { ...REMOTE, provider: 'OWN', sensorCode: 'OWN-R', operatorId: OPERATOR } as const;

/** A catalogue of the two, and a sensor of each kind of provider. */
export async function populate({ context }: TestPlatform): Promise<void> {
  await ensureOperator(context.database.orm, OPERATOR);
  await storeCatalogue(context, {
    format: 'omm-json',
    elements: [TARGET, OTHER],
    rejectedCount: 0,
    faults: [],
    source: 'test catalogue',
    bytes: Buffer.from('catalogue'),
  });
  await seedSensors(context.database.orm, [NETWORK, REMOTE, OWN]);
}

/** Spans in which the radar sees an object, after a time. */
export function radarSpans(elements: MeanElements = TARGET, afterTaiS: number = START_TAI_S) {
  const { latitude, longitude, altitude } = EQUATOR;
  const site = siteAt({
    latitudeRad: latitude * RAD_PER_DEG,
    longitudeRad: longitude * RAD_PER_DEG,
    heightM: altitude,
  });
  const ephemeris = sgp4Ephemeris(elements);
  const [startTaiS, stopTaiS] = [afterTaiS, afterTaiS + 86_400];
  return findPasses({ ephemeris, site, startTaiS, stopTaiS, minElevationRad: 15 * RAD_PER_DEG });
}

/** The target as a conjunction has it, a day later when nothing else is said: its state at closest approach, with the usual error of its age. */
export function encounterOfTarget(elements: MeanElements = TARGET, tcaTaiS = START_TAI_S + 86_400): KnownEncounter {
  const knownState = knownStateAt(elementsOrbit(elements), tcaTaiS);
  if (!knownState.ok) throw new Error(knownState.fault.code);
  const { state } = knownState.value;
  const { matrix } = estimateCovariance(state, tcaTaiS - elements.epochTaiS).covariance;
  const object = {
    noradId: elements.noradId,
    name: elements.name,
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    covarianceRtn: [0, 1, 2, 3, 4, 5].map((row) => [...matrix.subarray(6 * row, 6 * row + 6)]),
    isErrorKnown: true,
  };
  return {
    tcaTaiS,
    decideByTaiS: tcaTaiS - 3600,
    primary: object,
    secondary: object,
    combinedHardBodyRadiusM: 10,
    actLimit: 1e-4,
    watchLimit: 1e-7,
    orbitUpdateIds: [],
  };
}

/** A request for the target as it stands once it is stored. */
export async function placeRequest(
  { context }: TestPlatform,
  changes: Partial<RequestRow> & { readonly elements?: MeanElements } = {},
): Promise<string> {
  const { elements = TARGET, ...row } = changes;
  const id = ODT_IDS.next('req');
  await insertRequest(context.database.orm, {
    id,
    operatorId: OPERATOR,
    status: 'PENDING',
    targetKind: 'CATALOGUE',
    noradId: elements.noradId,
    targetName: elements.name,
    satelliteId: null,
    conjunctionId: null,
    orbit: {
      source: tell('element-set'),
      epochTaiS: elements.epochTaiS,
      orbit: { kind: 'elements', elements: plainElements(elements) },
      objectType: 'ROCKET BODY',
    },
    orbitMessage: null,
    orbitMessageType: null,
    measurementType: 'ANY',
    fileType: 'TDM_KVN',
    compression: 'NONE',
    priority: 'ROUTINE',
    passesWanted: 2,
    minimumPoints: 5,
    sensorCodes: [],
    chosen: [],
    startTaiS: START_TAI_S,
    deadlineTaiS: START_TAI_S + 86_400,
    maximumPrice: null,
    currency: 'EUR',
    note: '',
    promised: {
      passes: 2,
      price: { amount: 0, currency: 'EUR' },
      availableAt: formatUtcZ(START_TAI_S),
      gain: null,
    },
    history: [],
    createdBy: 'tester',
    provider: 'test',
    dataMode: 'SIMULATED',
    ...row,
  });
  return id;
}

/** A pass of a request over a sensor, PENDING. */
export async function placePass(
  { context }: TestPlatform,
  requestId: string,
  {
    sensorCode = NETWORK.sensorCode,
    span = 0,
    elements = TARGET,
  }: { readonly sensorCode?: string; readonly span?: number; readonly elements?: MeanElements } = {},
): Promise<ObservationPassRow> {
  const db = context.database.orm;
  const sensor = (await findSensorByCode(db, OPERATOR, sensorCode))!;
  const { startTaiS, stopTaiS, culminationTaiS } = radarSpans(elements)[span]!;
  const [row] = await db
    .insert(observationPass)
    .values({
      id: ODT_IDS.next('pas'),
      requestId,
      operatorId: OPERATOR,
      sensorId: sensor.id,
      sensorCode,
      sensorName: sensor.name,
      provider: sensor.provider,
      dataMode: sensor.dataMode,
      status: 'PENDING',
      startTaiS,
      endTaiS: stopTaiS,
      availableTaiS: stopTaiS + 600,
      expectedPoints: 30,
      price: 100,
      currency: 'EUR',
      visibility: {
        start: formatUtcZ(startTaiS),
        end: formatUtcZ(stopTaiS),
        culmination: formatUtcZ(culminationTaiS),
        maxElevation: 40,
        azimuthAtStart: 270,
        azimuthAtEnd: 90,
        range: 1000,
        rangeRate: 5,
        sunElevation: 10,
        sunlit: true,
        phaseAngle: 60,
        moonSeparation: 60,
        moonIllumination: 0.5,
        magnitude: null,
        obstacle: null,
      },
    })
    .returning();
  return row!;
}

/** What an operator would fly by: the object of some elements over two days, with a covariance every six hours. */
export function ephemerisOfElements(elements: MeanElements, startTaiS: number, sigmaM: number): string {
  const trajectory = inFrame(sgp4Ephemeris(elements), 'EME2000');
  const six = new Float64Array(6);
  const at = (k: number) => startTaiS + 60 * k;
  const last = 2880;
  const states = Array.from({ length: last + 1 }, (_, k) => {
    trajectory.stateAt(at(k), six);
    return `${formatUtc(at(k))} ${[...six].map((component) => (component / 1000).toFixed(9)).join(' ')}`;
  });
  const lower = (k: number): string[] => {
    trajectory.stateAt(at(k), six);
    const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = six;
    const state = { epochTaiS: at(k), frame: 'EME2000', positionM: [x, y, z], velocityMps: [u, v, w] } as const;
    const { matrix } = covarianceOfOrbit(state, [sigmaM, sigmaM, sigmaM], 1);
    return [0, 1, 2, 3, 4, 5].map((row) =>
      [...matrix.subarray(6 * row, 6 * row + row + 1)]
        .map((component) => (1e-6 * component).toExponential(9))
        .join(' '),
    );
  };
  return [
    ...['CCSDS_OEM_VERS = 2.0', `CREATION_DATE = ${formatUtc(startTaiS)}`, 'ORIGINATOR = TEST', 'META_START'],
    ...[`OBJECT_NAME = ${elements.name}`, `OBJECT_ID = ${elements.cosparId}`, 'CENTER_NAME = EARTH'],
    ...['REF_FRAME = EME2000', 'TIME_SYSTEM = UTC', `START_TIME = ${formatUtc(at(0))}`],
    ...[`STOP_TIME = ${formatUtc(at(last))}`, 'META_STOP', ...states, 'COVARIANCE_START'],
    ...[0, 360, 720, 1080, 1440, 2160, last].flatMap((k) => [
      ...[`EPOCH = ${formatUtc(at(k))}`, 'COV_REF_FRAME = RTN', ...lower(k)],
    ]),
    'COVARIANCE_STOP',
  ].join('\n');
}

/** Orders a pass and takes in what it brings, as the jobs do; the file is not read yet. */
export async function deliverPass(
  platform: TestPlatform,
  context: ServerContext,
  requestId: string,
  pass: Parameters<typeof placePass>[2],
): Promise<string> {
  const { id } = await placePass(platform, requestId, pass);
  await orderPass(context, { passId: id });
  await collectDeliveries(context, providersOf(context));
  return (await findPass(context.database.orm, id))!.observationFileId!;
}
