import type { Opportunities, Opportunity, OpportunityBody } from '@keepout/contract/odt/opportunity';
import type { PassPrediction } from '@keepout/contract/odt/pass-prediction';
import type { ObservationRequest, RequestBody } from '@keepout/contract/odt/request';
import type { Sensor, SensorBody } from '@keepout/contract/odt/sensor';
import { SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import { tell, withStatement } from '@keepout/contract/sentences';
import { emit } from './event-hub.ts';
import { type Handler, on } from './handlers.ts';
import { mockPage, mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';
import { calibrationFixture, eur, iso, passesFixture, sensorFixture, skyTrackFixture } from './tracking-fixture.ts';
import {
  gainFixture,
  observationsFixture,
  reportFixture,
  requestsFixture,
  targetFixture,
} from './tracking-request-fixture.ts';
import { fileStatesFixture, requestStatesFixture } from './tracking-states-fixture.ts';
import { uploadAnswer } from './tracking-upload.ts';

const missing = (what: string) => mockProblem({ status: 404, code: 'not-found', detail: `${what} was not found.` });
const HIDDEN = ['TEST_OPTICAL', 'FUTURE', 'RETIRED'];
const DAY_MS = 86_400_000;
/** A number that no sensor sees, for a target that nothing can be ordered of. */
const TOO_FAINT = 44_932;

/** Sensors, requests, files and what can be ordered; changed for as long as the page is open. */
export function trackingHandlers({ tracking }: Scenario): readonly Handler[] {
  const nowMs = Date.now();
  const isEmpty = tracking === 'none';
  const sensors = sensorFixture();
  const isOfStates = tracking === 'states';
  const requests = isEmpty ? [] : (isOfStates ? requestStatesFixture : requestsFixture)(sensors, nowMs);
  const files = isOfStates ? fileStatesFixture(sensors, nowMs) : observationsFixture(sensors, nowMs);
  const active = () => sensors.filter(({ sensorType }) => !HIDDEN.includes(sensorType));
  const find = (id = '') => requests.find(({ observationRequestId }) => observationRequestId === id);
  const told = (sensor: Sensor, status = 200) =>
    Response.json(sensor, { status, headers: { ETag: `"${sensor.version}"` } });
  return [
    on('listSensors', (request) =>
      mockPage(request, new URL(request.url).searchParams.get('all') === 'true' ? sensors : active()),
    ),
    on('createSensor', async (request) => {
      const body = (await request.json()) as SensorBody;
      if (sensors.some(({ sensorCode }) => sensorCode === body.sensorCode))
        return mockProblem({ status: 409, code: 'sensor-exists', detail: 'There is a sensor of that code already.' });
      const own = { provider: 'OWN', dataMode: 'REAL', isOwn: true, calibration: null, version: 1 } as const;
      const at = iso(Date.now());
      const made: Sensor = { sensorId: `sen-${sensors.length + 1}`, ...body, ...own, createdAt: at, updatedAt: at };
      sensors.push(made);
      emit({ type: 'tracking' });
      return told(made, 201);
    }),
    on('getSensor', (_request, [id]) => {
      const found = sensors.find(({ sensorId }) => sensorId === id);
      return found ? told(found) : missing('The sensor');
    }),
    on('listSensorCalibration', (_request, [id]) => {
      const found = sensors.find(({ sensorId }) => sensorId === id);
      return found ? Response.json(calibrationFixture(found)) : missing('The sensor');
    }),
    on('changeSensor', async (request, [id]) => {
      const at = sensors.findIndex(({ sensorId }) => sensorId === id);
      const present = sensors[at];
      if (!present) return missing('The sensor');
      const body = (await request.json()) as SensorBody;
      // Whoever names it so is beaten to it by somebody else, once.
      if (body.groundSensorName.endsWith('RACE') && present.version === 1) {
        sensors[at] = { ...present, version: 2, minElevation: 22, latency: 2400 };
        return mockProblem({ status: 412, code: 'version-changed', detail: 'It changed in the meantime.' });
      }
      if (request.headers.get('If-Match') !== `"${present.version}"`)
        return mockProblem({ status: 412, code: 'version-changed', detail: 'It changed in the meantime.' });
      const next = { ...present, ...body, version: present.version + 1, updatedAt: iso(Date.now()) };
      sensors[at] = next;
      return told(next);
    }),
    on('deleteSensor', (_request, [id]) => {
      const at = sensors.findIndex(({ sensorId }) => sensorId === id);
      if (at < 0) return missing('The sensor');
      sensors.splice(at, 1);
      return new Response(null, { status: 204 });
    }),
    on('listRequests', (request) => {
      const wanted = new URL(request.url).searchParams.get('conjunction-id');
      return mockPage(
        request,
        requests.filter(({ target }) => wanted === null || target.conjunctionId === wanted),
      );
    }),
    on('getRequest', (_request, [id]) => {
      const found = find(id);
      return found ? Response.json(found) : missing('The request');
    }),
    on('orderObservation', async (request) => {
      const body = (await request.json()) as RequestBody;
      const made = orderOf(body, requests, opportunitiesOf(body, active(), nowMs));
      requests.unshift(made);
      emit({ type: 'tracking' });
      return Response.json(made, { status: 201 });
    }),
    on('cancelRequest', (request) => {
      const found = find(new URL(request.url).searchParams.get('request-id') ?? '');
      if (!found) return missing('The request');
      const at = iso(Date.now());
      const cancelled = tell('cancelled-by', { user: 'demo' });
      requests[requests.indexOf(found)] = {
        ...found,
        status: 'CANCELLED',
        nextPass: null,
        ...withStatement('reason', cancelled),
        version: found.version + 1,
        history: [...found.history, { status: 'CANCELLED', at, ...withStatement('reason', cancelled) }],
        passes: found.passes.map((pass) =>
          ['PENDING', 'APPROVED'].includes(pass.status) ? { ...pass, status: 'CANCELLED', charge: 'RELEASED' } : pass,
        ),
      };
      emit({ type: 'tracking' });
      return new Response(null, { status: 204 });
    }),
    on('findOpportunities', async (request) =>
      Response.json(opportunitiesOf((await request.json()) as OpportunityBody, active(), nowMs)),
    ),
    on('predictPasses', (request) => {
      const query = new URL(request.url).searchParams;
      const noradId = Number(query.get('norad-id'));
      const codes = (query.get('sensor-code') ?? '').split(',').filter(Boolean);
      const found = active().filter(({ sensorCode }) => codes.length === 0 || codes.includes(sensorCode));
      return Response.json(found.map((sensor) => predictionOf(sensor, noradId, query.get('all') === 'true', nowMs)));
    }),
    on('getSkyTrack', (request) => {
      const query = new URL(request.url).searchParams;
      const start = query.get('start') ?? '';
      return Response.json(skyTrackFixture(start, query.get('end') ?? '', Math.floor(Date.parse(start) / 60_000) % 97));
    }),
    on('listObservations', (request) => {
      const wanted = new URL(request.url).searchParams.get('request-id');
      return mockPage(
        request,
        files.filter(({ observationRequestId }) => wanted === null || observationRequestId === wanted),
      );
    }),
    on('getObservation', (_request, [id]) => {
      const found = files.find(({ observationFileId }) => observationFileId === id);
      return found ? Response.json(found) : missing('The observation');
    }),
    on('uploadObservation', async (request) => uploadAnswer(await request.formData(), files)),
    on('getObservationReport', (_request, [id]) => {
      const found = files.find(({ observationFileId }) => observationFileId === id);
      return found ? Response.json(reportFixture(found)) : missing('The report');
    }),
    on(
      'getObservationFile',
      () => new Response('CCSDS_TDM_VERS = 2.0\nORIGINATOR = FIXTURE\n', { headers: { 'Content-Type': 'text/plain' } }),
    ),
    on('disownObservation', (_request, [id]) => {
      const at = files.findIndex(({ observationFileId }) => observationFileId === id);
      const found = files[at];
      if (!found) return missing('The file');
      const { orbitUpdate } = found;
      files[at] = {
        ...found,
        isAssociated: false,
        isDisowned: true,
        catalogueIdBestAssociation: null,
        orbitUpdate: orbitUpdate && {
          ...orbitUpdate,
          state: 'WITHDRAWN',
          after: null,
          ...withStatement('message', tell('basis-withdrawn')),
        },
      };
      emit({ type: 'tracking' });
      return Response.json(files[at]);
    }),
  ];
}

function predictionOf(sensor: Sensor, noradId: number, isAll: boolean, nowMs: number): PassPrediction {
  const found = passesFixture(sensor, noradId % 11, nowMs);
  const shown = found.filter(({ obstacle }) => isAll || obstacle === null);
  return {
    catalogueId: noradId,
    name: 'ONEWEB-0417',
    sensorCode: sensor.sensorCode,
    sensorType: sensor.sensorType,
    groundSensorName: sensor.groundSensorName,
    orbitAgeDays: 4.6,
    visibilityIntervals: shown,
    reason: shown.length === 0 ? 'NO_PASS' : null,
    cacheId: `cache-${sensor.sensorId}`,
  };
}

function opportunitiesOf(body: Partial<OpportunityBody>, sensors: readonly Sensor[], nowMs: number): Opportunities {
  const isPrimary = body.conjunctionObject === 'PRIMARY';
  const target = targetFixture({
    ...(body.conjunctionId !== undefined && { conjunctionId: body.conjunctionId }),
    ...(isPrimary && { kind: 'CONJUNCTION_PRIMARY', noradId: 58209, name: 'AURORA-1', orbitAgeDays: 0.3 }),
    ...(body.satelliteId !== undefined && { kind: 'SATELLITE', noradId: 58210, name: 'AURORA-2', orbitAgeDays: 0.4 }),
    ...(body.noradId !== undefined && { kind: 'CATALOGUE', noradId: body.noradId, name: `OBJECT ${body.noradId}` }),
    ...(body.orbitDataMessage !== undefined && { kind: 'ORBIT_MESSAGE', noradId: null, name: 'Object of the message' }),
  });
  const none = { target, opportunities: [], starred: null, isSimulated: true };
  if (body.noradId === TOO_FAINT)
    return { ...none, reason: 'TOO_FAINT', ...withStatement('message', tell('too-faint')) };
  const isRight = ({ sensorType, sensorCode, isOwn }: Sensor) =>
    (isOwn || body.ownSensorsOnly !== true) &&
    (body.measurementType === undefined ||
      body.measurementType === 'ANY' ||
      SENSOR_TYPES[sensorType].measures === body.measurementType) &&
    (!body.sensorCodes?.length || body.sensorCodes.includes(sensorCode));
  const isEvent = body.conjunctionId !== undefined;
  const endMs = body.deadline === undefined ? nowMs + DAY_MS : Date.parse(body.deadline);
  const found = sensors
    .filter(isRight)
    .flatMap((sensor) =>
      passesFixture(sensor, (target.noradId ?? 7) % 11, nowMs)
        .filter(({ obstacle, end }) => obstacle === null && Date.parse(end) < endMs)
        .map(
          (pass): Opportunity => ({
            opportunityId: `opp-${sensor.sensorCode}-${pass.start}`,
            sensorCode: sensor.sensorCode,
            pass,
            groundSensorName: sensor.groundSensorName,
            points: 38,
            price: sensor.pricePerPass,
            latency: sensor.latency,
            availableAt: iso(Date.parse(pass.end) + sensor.latency * 1000),
            clearShare: sensor.clearShare,
            gain: isEvent ? gainFixture(1) : null,
            isStarred: false,
            weatherSource: sensor.weatherSource,
            ...withStatement('weatherNote', []),
          }),
        ),
    )
    .toSorted((a, b) => a.pass.start.localeCompare(b.pass.start));
  if (found.length === 0) return { ...none, reason: 'NO_PASS', ...withStatement('message', tell('no-pass')) };
  const byPrice = found.toSorted((a, b) => a.price.amount - b.price.amount);
  const set = isEvent ? byPrice.filter(({ price }) => price.amount > 0).slice(0, 2) : [];
  return {
    target,
    reason: null,
    ...withStatement('message', []),
    isSimulated: true,
    opportunities: found.map((one) => ({ ...one, isStarred: set.includes(one) })),
    starred:
      set.length === 0
        ? null
        : {
            opportunityIds: set.map(({ opportunityId }) => opportunityId),
            price: eur(set.reduce((sum, { price }) => sum + price.amount, 0)),
            gain: gainFixture(set.length),
            availableAt:
              set
                .map(({ availableAt }) => availableAt)
                .toSorted()
                .at(-1) ?? iso(endMs),
          },
  };
}

function orderOf(body: RequestBody, before: readonly ObservationRequest[], offer: Opportunities): ObservationRequest {
  const at = iso(Date.now());
  const count = body.numberOfPassesRequested ?? 1;
  const named = offer.opportunities.filter(({ opportunityId }) => body.opportunityIds?.includes(opportunityId));
  const taken = named.length > 0 ? named : offer.opportunities.slice(0, count);
  const price = eur(taken.reduce((sum, one) => sum + one.price.amount, 0));
  return {
    observationRequestId: `REQ-2611-${String(before.length + 1).padStart(4, '0')}`,
    status: 'PENDING',
    target: offer.target,
    providerId: 'simulator',
    measurementType: body.measurementType ?? 'ANY',
    orbitDataMessageType: body.orbitDataMessageType ?? null,
    orbitDataMessage: body.orbitDataMessage ?? null,
    measurementFileType: body.measurementFileType ?? 'TDM_KVN',
    fileCompressionType: body.fileCompressionType ?? 'NONE',
    priority: body.priority ?? 'ROUTINE',
    dataMode: 'SIMULATED',
    numberOfPassesRequested: taken.length,
    numberOfPassesCompleted: 0,
    minimumPoints: body.minimumPoints ?? 5,
    sensorCodes: body.sensorCodes ?? [],
    start: at,
    deadline: body.deadline ?? at,
    nextPass: taken[0]?.pass.start ?? null,
    observationFileId: null,
    observationPassIds: taken.map((_, index) => `new-${index}`),
    price,
    charged: eur(0),
    charge: 'NOT_CHARGED',
    replacement: null,
    infeasibleReason: null,
    ...withStatement('reason', []),
    note: body.note ?? '',
    isSimulated: true,
    createdAt: at,
    createdBy: 'demo',
    updatedAt: at,
    version: 1,
    ...withStatement('simulatedNote', tell('simulated-in-real-time', { failShare: 5 })),
    passes: taken.map((one, index) => ({
      passId: `new-${index}`,
      sensorCode: one.sensorCode,
      groundSensorName: one.groundSensorName,
      status: 'PENDING',
      pass: one.pass,
      price: one.price,
      charge: 'NOT_CHARGED',
      observationFileId: null,
      points: 0,
      ...withStatement('reason', []),
      clouds: 0.2,
      isSimulated: true,
      updatedAt: at,
      weatherSource: 'SIMULATED',
      replaces: null,
      history: [{ status: 'PENDING', at, ...withStatement('reason', []) }],
    })),
    history: [{ status: 'PENDING', at, ...withStatement('reason', []) }],
    promised: {
      passes: taken.length,
      price,
      availableAt: taken.at(-1)?.availableAt ?? at,
      gain: offer.starred?.gain ?? null,
    },
  };
}
