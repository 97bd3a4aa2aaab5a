import { RECORDED } from '@keepout/contract/recorded';
import { tell, withStatement } from '@keepout/contract/sentences';
import { now } from './clock.ts';
import { mockTextFile } from './ephemeris-handlers.ts';
import { emit } from './event-hub.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem, mockVersionConflict } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';
import { calibrationFixture, OWN_SENSOR, sensorFixture, skyTrackFixture } from './tracking-fixture.ts';
import { opportunitiesFixture, orderFixture, predictionOf } from './tracking-opportunities.ts';
import { reportFixture } from './tracking-report-fixture.ts';
import { observationsFixture, requestsFixture, stepFixture } from './tracking-request-fixture.ts';
import { fileStatesFixture, requestStatesFixture } from './tracking-states-fixture.ts';
import { uploadAnswer } from './tracking-upload.ts';

const HIDDEN = ['TEST_OPTICAL', 'FUTURE', 'RETIRED'];

/** Sensors, requests, files and what can be ordered; changed for as long as the page is open. */
export function trackingHandlers({ tracking }: Scenario): readonly Handler[] {
  const isNews = () => emit({ type: 'tracking' });
  const network = sensorFixture();
  const isOfStates = tracking === 'states';
  const ordered = tracking === 'none' ? [] : (isOfStates ? requestStatesFixture : requestsFixture)(network);
  const sensors = mutableRecords(({ sensorId }) => sensorId, network, isNews);
  const requests = mutableRecords(({ observationRequestId }) => observationRequestId, ordered, isNews);
  const files = mutableRecords(
    ({ observationFileId }) => observationFileId,
    (isOfStates ? fileStatesFixture : observationsFixture)(network),
    isNews,
  );
  const active = () => sensors.all().filter(({ sensorType }) => !HIDDEN.includes(sensorType));
  return [
    on('listSensors', ({ query }) => (query['all'] === 'true' ? sensors.all() : active())),
    on('createSensor', ({ body }) => {
      if (sensors.all().some(({ sensorCode }) => sensorCode === body.sensorCode))
        return mockProblem('sensor-exists', 'A sensor with this code already exists.');
      const stamps = { version: 1, createdAt: now(), updatedAt: now() };
      const sensorId = `sen-${sensors.all().length + 1}`;
      return sensors.last({ sensorId, ...body, ...OWN_SENSOR, ...stamps });
    }),
    on('getSensor', ({ params }) => sensors.find(params.sensorId)),
    on('listSensorCalibration', ({ params }) => {
      const sensor = sensors.find(params.sensorId);
      return sensor && calibrationFixture(sensor);
    }),
    on('changeSensor', ({ request, params: { sensorId }, body }) => {
      // Whoever names it so is beaten to it by somebody else, once.
      if (body.groundSensorName.endsWith('RACE') && sensors.find(sensorId)?.version === 1) {
        sensors.put(sensorId, { minElevation: 22, latency: 2400 });
        return mockVersionConflict();
      }
      return sensors.change(request, sensorId, { ...body, updatedAt: now() });
    }),
    on('deleteSensor', ({ params }) => sensors.remove(params.sensorId)),
    on('listRequests', ({ query: { 'conjunction-id': requestedId } }) =>
      requests.all().filter(({ target }) => requestedId === undefined || target.conjunctionId === requestedId),
    ),
    on('getRequest', ({ params }) => requests.find(params.requestId)),
    on('orderObservation', ({ body }) => {
      const id = `REQ-2611-${String(requests.all().length + 1).padStart(4, '0')}`;
      return requests.first(orderFixture(body, id, active()));
    }),
    on('cancelRequest', ({ query }) => {
      const prior = requests.find(query['request-id'] ?? '');
      const reason = tell('cancelled-by', { user: 'demo' });
      return (
        prior &&
        requests.put(prior.observationRequestId, {
          status: 'CANCELLED',
          nextPass: null,
          ...withStatement('reason', reason),
          history: [...prior.history, stepFixture('CANCELLED', now(), reason)],
          passes: prior.passes.map((pass) =>
            ['PENDING', 'APPROVED'].includes(pass.status) ? { ...pass, status: 'CANCELLED', charge: 'RELEASED' } : pass,
          ),
        })
      );
    }),
    on('findOpportunities', ({ body }) => opportunitiesFixture(body, active())),
    on('predictPasses', ({ query }) => {
      const codes = (query['sensor-code'] ?? '').split(',').filter(Boolean);
      return active()
        .filter(({ sensorCode }) => codes.length === 0 || codes.includes(sensorCode))
        .map((sensor) => predictionOf(sensor, Number(query['norad-id']), query['all'] === 'true'));
    }),
    on('listPassRates', () =>
      RECORDED.listPassRates.flatMap((rate) => {
        const [first] = active();
        return first ? [{ ...rate, sensorId: first.sensorId, sensorCode: first.sensorCode }] : [];
      }),
    ),
    on('getSkyTrack', ({ query: { start = '', end = '' } }) =>
      skyTrackFixture(start, end, Math.floor(Date.parse(start) / 60_000) % 97),
    ),
    on('listObservations', ({ query: { 'request-id': requestId } }) =>
      files.all().filter(({ observationRequestId }) => requestId === undefined || observationRequestId === requestId),
    ),
    on('getObservation', ({ params }) => files.find(params.fileId)),
    on('uploadObservation', ({ body }) => uploadAnswer(body, files)),
    on('getObservationReport', ({ params }) => {
      const file = files.find(params.fileId);
      return file && reportFixture(file);
    }),
    on('getObservationFile', () => mockTextFile('CCSDS_TDM_VERS = 2.0\nORIGINATOR = FIXTURE\n')),
    on('readObservationAgain', ({ params }) =>
      files.put(params.fileId, { isUnreadable: false, reason: '', reasonSentences: [] }),
    ),
    on('disownObservation', ({ params }) => {
      const { orbitUpdate } = files.find(params.fileId) ?? {};
      return files.put(params.fileId, {
        isAssociated: false,
        isWithdrawn: true,
        catalogueIdBestAssociation: null,
        orbitUpdate: orbitUpdate
          ? { ...orbitUpdate, state: 'WITHDRAWN', after: null, ...withStatement('message', tell('basis-withdrawn')) }
          : null,
      });
    }),
  ];
}
