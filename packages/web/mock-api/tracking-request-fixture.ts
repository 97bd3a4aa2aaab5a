import type { Observation, OrbitUpdate } from '@keepout/contract/odt/observation';
import type { ExpectedGain, TrackingTarget } from '@keepout/contract/odt/opportunity';
import type { ObservationRequest, RequestPass } from '@keepout/contract/odt/request';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { isRadar } from '@keepout/contract/odt/sensor-types';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { RECORDED } from '@keepout/contract/recorded';
import { asWritten, tell, together, withStatement } from '@keepout/contract/sentences';
import { DAY_MS, HOUR_MS, inHours, iso } from './clock.ts';
import { eur, passesFixture } from './tracking-fixture.ts';

/** Reason of a request without a suitable pass, with its advice. */
const TOO_FAINT = together(tell('of-telescopes', { sensors: 2 }), tell('too-faint'), tell('advice-any-measurement'));

const MINUTE_MS = 60_000;
const { getObservation: observation, getRequest: request } = RECORDED;

export const gainFixture = (passes: number): ExpectedGain => ({
  passes,
  missSigmaBefore: 3120,
  missSigmaAfter: 3120 / (1 + 2.6 * passes),
  pcNow: 4.1e-6,
  pcMedian: 2.2e-9,
  pcLow: 1e-14,
  pcHigh: 8.6e-4,
  withoutPc: 0,
  toAct: 0.07 + 0.02 * passes,
  toSafe: Math.min(0.82, 0.66 + 0.08 * passes),
  toWatch: 0.05,
  stays: Math.max(0, 0.22 - 0.1 * passes),
});

/** What passes of one's own satellite tell, whose orbit is known: next to nothing. */
export const ownGainFixture = (passes: number): ExpectedGain => ({
  ...gainFixture(passes),
  missSigmaAfter: 3000,
  toAct: 0.06,
  toSafe: 0.17,
  toWatch: 0.7,
  stays: 0.07,
});

export const targetFixture = (part: Partial<TrackingTarget> = {}): TrackingTarget => ({
  ...request.target,
  kind: 'CONJUNCTION_SECONDARY',
  noradId: 22000,
  name: 'ONEWEB-0417',
  orbitAgeDays: 4.6,
  orbitEpoch: inHours(-4.6 * 24),
  conjunctionId: null,
  ...part,
});

/** A step of a request or of a pass. */
export const stepFixture = <Status extends string>(status: Status, at: string, reason: Statement = []) => ({
  status,
  at,
  isSimulated: false,
  ...withStatement('reason', reason),
});

/** A pass over a sensor that begins in so many hours; the next one where none are said. */
export function passFixture(
  passId: string,
  sensor: Sensor,
  status: RequestPass['status'],
  { hours, ...part }: Partial<RequestPass> & { readonly hours?: number } = {},
): RequestPass {
  const aboutMs = Date.now() + (hours ?? 24) * HOUR_MS;
  const [like] = passesFixture(sensor, passId.length, aboutMs - DAY_MS);
  if (like === undefined) throw new Error('a sensor has passes every day');
  const lasts = Date.parse(like.end) - Date.parse(like.start);
  const beginsMs = hours === undefined ? Date.parse(like.start) : aboutMs;
  const updatedAt = inHours(-1 / 3);
  const reason = part.reasonSentences ?? [];
  return {
    ...request.passes[0]!,
    passId,
    sensorCode: sensor.sensorCode,
    groundSensorName: sensor.groundSensorName,
    status,
    pass: {
      ...like,
      start: iso(beginsMs),
      culmination: iso(beginsMs + lasts / 2),
      end: iso(beginsMs + lasts),
      obstacle: null,
      sunlit: true,
    },
    price: sensor.pricePerPass,
    charge: 'NOT_CHARGED',
    observationFileId: null,
    points: 0,
    clouds: sensor.weatherSource === 'NONE' ? null : 0.15,
    isSimulated: sensor.provider === 'SIMULATOR',
    weatherSource: sensor.weatherSource,
    updatedAt,
    history: [stepFixture(status, updatedAt, reason)],
    ...part,
  };
}

export function requestOf(
  id: string,
  status: ObservationRequest['status'],
  part: Partial<ObservationRequest>,
): ObservationRequest {
  const passes = part.passes ?? [];
  const createdMs = Date.parse(part.createdAt ?? inHours(-5));
  const ahead = passes.filter((pass) => ['PENDING', 'APPROVED'].includes(pass.status)).map(({ pass }) => pass.start);
  const price = eur(passes.reduce((sum, pass) => sum + pass.price.amount, 0));
  const { observationFileId = null } = passes.findLast((pass) => pass.observationFileId !== null) ?? {};
  return {
    ...request,
    observationRequestId: id,
    status,
    target: targetFixture(),
    providerId: 'simulator',
    priority: 'URGENT',
    dataMode: 'SIMULATED',
    numberOfPassesRequested: passes.length,
    numberOfPassesCompleted: passes.filter((pass) => pass.status === 'SUCCESSFUL').length,
    start: iso(createdMs),
    deadline: iso(createdMs + 2 * DAY_MS),
    nextPass: ahead.toSorted()[0] ?? null,
    observationPassIds: passes.map(({ passId }) => passId),
    observationFileId,
    price,
    reserved: eur(0),
    charged: eur(0),
    refund: null,
    charge: 'NOT_CHARGED',
    note: '',
    isSimulated: true,
    createdAt: iso(createdMs),
    createdBy: 'demo',
    updatedAt: inHours(-1 / 3),
    version: 3,
    passes,
    ...withStatement('simulatedNote', tell('simulated-in-real-time', { failShare: 5 })),
    history: [stepFixture('PENDING', iso(createdMs))],
    quoted: { passes: passes.length, price, availableAt: iso(createdMs + DAY_MS), gain: null },
    ...part,
  };
}

/** One request in progress, one complete with its files, one approved, one infeasible, one cancelled. */
export function requestsFixture(sensors: readonly Sensor[]): ObservationRequest[] {
  const [teide, sutherland, tololo, kiruna] = sensors as [Sensor, Sensor, Sensor, Sensor];
  const step = (status: ObservationRequest['status'], hoursAgo: number, reason: Statement = []) =>
    stepFixture(status, inHours(-hoursAgo), reason);
  return [
    requestOf('REQ-2611-0005', 'IN_PROGRESS', {
      target: targetFixture({ conjunctionId: 'C48210' }),
      createdAt: inHours(-9),
      note: 'No conclusion on AURORA-1 × ONEWEB-0417',
      passes: [
        passFixture('pas-1', kiruna, 'SUCCESSFUL', { hours: -2.2, observationFileId: 'obs-1', points: 34 }),
        passFixture('pas-2', tololo, 'EXECUTING', { hours: -1 / 30 }),
        passFixture('pas-3', teide, 'APPROVED', { hours: 3.4, clouds: 0.64 }),
      ],
      history: [
        step('PENDING', 9),
        step('APPROVED', 8.9, asWritten('Planned onto three sensors.')),
        step('IN_PROGRESS', 2.2),
      ],
      quoted: { passes: 3, price: eur(44_000), availableAt: inHours(4), gain: gainFixture(3) },
    }),
    requestOf('REQ-2611-0004', 'APPROVED', {
      target: targetFixture({ kind: 'SATELLITE', noradId: 58210, name: 'AURORA-2', orbitAgeDays: 0.4 }),
      createdAt: inHours(-3),
      measurementType: 'ANGLES',
      measurementFileType: 'TDM_XML',
      fileCompressionType: 'GZIP',
      priority: 'ROUTINE',
      passes: [
        passFixture('pas-41', teide, 'APPROVED', { hours: 6.1 }),
        passFixture('pas-42', sutherland, 'PENDING', { hours: 8.3 }),
        passFixture('pas-43', tololo, 'APPROVED', { hours: 14.2 }),
      ],
      history: [step('PENDING', 3), step('APPROVED', 2.9)],
    }),
    requestOf('REQ-2611-0003', 'COMPLETE', {
      target: targetFixture({ kind: 'CATALOGUE', noradId: 27386, name: 'ENVISAT', orbitAgeDays: 1.2 }),
      createdAt: inHours(-40),
      measurementType: 'ANGLES',
      passes: [
        passFixture('pas-31', teide, 'SUCCESSFUL', { hours: -31, observationFileId: 'obs-2', points: 42 }),
        passFixture('pas-32', sutherland, 'SUCCESSFUL', { hours: -28, observationFileId: 'obs-3', points: 28 }),
      ],
      history: [step('PENDING', 40), step('APPROVED', 39.8), step('IN_PROGRESS', 31), step('COMPLETE', 27.4)],
      quoted: { passes: 2, price: eur(18_000), availableAt: inHours(-26), gain: null },
    }),
    requestOf('REQ-2611-0002', 'INFEASIBLE', {
      target: targetFixture({ kind: 'CATALOGUE', noradId: 44932, name: 'SL-8 DEB', orbitAgeDays: 9.8 }),
      createdAt: inHours(-60),
      measurementType: 'ANGLES',
      infeasibleReason: 'TOO_FAINT',
      numberOfPassesRequested: 2,
      ...withStatement('reason', TOO_FAINT),
      history: [step('PENDING', 60), step('INFEASIBLE', 59.9, TOO_FAINT)],
    }),
    requestOf('REQ-2611-0001', 'CANCELLED', {
      target: targetFixture({ kind: 'CATALOGUE', noradId: 25544, name: 'ISS (ZARYA)', orbitAgeDays: 0.2 }),
      createdAt: inHours(-80),
      numberOfPassesRequested: 1,
      ...withStatement('reason', tell('cancelled-by', { user: 'demo' })),
      history: [
        step('PENDING', 80),
        step('APPROVED', 79.8),
        step('CANCELLED', 78, tell('cancelled-by', { user: 'demo' })),
      ],
    }),
  ];
}

const orbit = (epoch: string, sigmas: readonly [number, number, number]) => ({
  epoch,
  positionKm: [6921.4, -842.2, 311.9],
  velocityKmS: [0.62, 1.94, 7.31],
  covarianceRtn: Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 6 }, (_unused, column) => (row === column ? (row < 3 ? sigmas[row]! ** 2 : 1e-4) : 0)),
  ),
  sigmaRtn: [...sigmas],
});

function updateOf(id: string, requestId: string, fileId: string, part: Partial<OrbitUpdate>): OrbitUpdate {
  const epoch = inHours(-2);
  return {
    ...observation.orbitUpdate!,
    orbitUpdateId: id,
    observationRequestId: requestId,
    observationFileIds: [fileId],
    conjunctionId: null,
    noradId: 22000,
    name: 'ONEWEB-0417',
    priorSource: 'ELEMENT_SET',
    wrms: 1.04,
    ...withStatement('message', tell('updated', { accepted: 32, measurements: 34, wrms: 1.04, sigmaM: 230 })),
    before: orbit(epoch, [412, 3120, 268]),
    after: orbit(epoch, [61, 214, 74]),
    accepted: 32,
    rejected: 2,
    ...withStatement(
      'observability',
      tell('sees-all-better', { directions: 5, best: '61 m', weakest: 'cross-track position', worst: '214 m' }),
    ),
    createdAt: epoch,
    isSimulated: true,
    ...part,
  };
}

/** A file of a sensor that began so many hours ago. */
export function observationFileFixture(
  id: string,
  sensor: Sensor,
  hoursAgo: number,
  part: Partial<Observation>,
): Observation {
  const startMs = Date.now() - hoursAgo * HOUR_MS;
  const points = part.numberOfMeasurements ?? 34;
  return {
    ...observation,
    'file-id': id,
    observationFileId: id,
    observationRequestId: 'REQ-2611-0003',
    passId: 'pas-31',
    fileName: `${sensor.sensorCode}_${iso(startMs).slice(0, 10)}.tdm`,
    fileCompressionType: 'NONE',
    size: 180 * points,
    sensorCode: sensor.sensorCode,
    catalogueId: 27386,
    catalogueIdBestAssociation: 27386,
    numberOfMeasurements: points,
    numberOfMagnitudeMeasurements: isRadar(sensor.sensorType) ? 0 : points,
    start: iso(startMs),
    end: iso(startMs + points * 6000),
    receivedAt: iso(startMs + 25 * MINUTE_MS),
    deliveredAt: iso(startMs + 25 * MINUTE_MS),
    dataMode: 'SIMULATED',
    orbitUpdate: null,
    ...part,
  };
}

/** The files that have come. */
export function observationsFixture(sensors: readonly Sensor[]): Observation[] {
  const [teide, sutherland, , kiruna] = sensors as [Sensor, Sensor, Sensor, Sensor];
  return [
    observationFileFixture('obs-1', kiruna, 2.2, {
      observationRequestId: 'REQ-2611-0005',
      passId: 'pas-1',
      catalogueId: 22000,
      catalogueIdBestAssociation: 22000,
      orbitUpdate: updateOf('upd-1', 'REQ-2611-0005', 'obs-1', { conjunctionId: 'C48210' }),
    }),
    observationFileFixture('obs-2', teide, 31, {
      numberOfMeasurements: 42,
      orbitUpdate: updateOf('upd-2', 'REQ-2611-0003', 'obs-2', {
        noradId: 27386,
        name: 'ENVISAT',
        before: orbit(inHours(-31), [110, 940, 96]),
        after: orbit(inHours(-31), [44, 187, 38]),
        accepted: 40,
        rejected: 2,
      }),
    }),
    observationFileFixture('obs-3', sutherland, 28, { passId: 'pas-32', numberOfMeasurements: 28 }),
  ];
}
