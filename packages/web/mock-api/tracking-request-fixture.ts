import type { Observation, OrbitUpdate } from '@keepout/contract/odt/observation';
import type { ExpectedGain, TrackingTarget } from '@keepout/contract/odt/opportunity';
import type { ObservationReport, TrackReport } from '@keepout/contract/odt/report';
import type { ObservationRequest, RequestPass } from '@keepout/contract/odt/request';
import type { Sensor } from '@keepout/contract/odt/sensor';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, textOf, withStatement } from '@keepout/contract/sentences';
import { eur, iso, passesFixture } from './tracking-fixture.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SIMULATED = tell('simulated-in-real-time', { failShare: 5 });

export const gainFixture = (passes: number): ExpectedGain => ({
  passes,
  missSigmaBefore: 3120,
  missSigmaAfter: 3120 / (1 + 2.6 * passes),
  pcNow: 4.1e-6,
  pcMedian: 2.2e-9,
  pcLow: 1e-14,
  pcHigh: 8.6e-4,
  toAct: 0.07 + 0.02 * passes,
  toSafe: 0.52 + 0.1 * passes,
  toWatch: 0.05,
  stays: 0.36 - 0.12 * passes > 0 ? 0.36 - 0.12 * passes : 0.02,
});

export function targetFixture(part: Partial<TrackingTarget> = {}): TrackingTarget {
  return {
    kind: 'CONJUNCTION_SECONDARY',
    noradId: 22000,
    name: 'ONEWEB-0417',
    orbitAgeDays: 4.6,
    orbitEpoch: iso(Date.now() - 4.6 * DAY_MS),
    ...withStatement('orbitSource', tell('element-set-of', { catalogue: 'catalogue.tle' })),
    conjunctionId: null,
    ...part,
  };
}

interface PassPart {
  readonly sensor: Sensor;
  readonly startMs: number;
  readonly status: RequestPass['status'];
  readonly part?: Partial<RequestPass>;
}

export function passOf(passId: string, { sensor, startMs, status, part }: PassPart): RequestPass {
  const like = passesFixture(sensor, passId.length, startMs - DAY_MS)[0]!;
  const updatedAt = iso(Date.now() - 20 * MINUTE_MS);
  const lasts = Date.parse(like.end) - Date.parse(like.start);
  return {
    passId,
    sensorCode: sensor.sensorCode,
    groundSensorName: sensor.groundSensorName,
    status,
    pass: {
      ...like,
      start: iso(startMs),
      culmination: iso(startMs + lasts / 2),
      end: iso(startMs + lasts),
      obstacle: null,
      sunlit: true,
    },
    price: sensor.pricePerPass,
    charge: 'NOT_CHARGED',
    observationFileId: null,
    points: 0,
    ...withStatement('reason', []),
    clouds: sensor.weatherSource === 'NONE' ? null : 0.15,
    isSimulated: sensor.provider === 'SIMULATOR',
    weatherSource: sensor.weatherSource,
    replaces: null,
    updatedAt,
    history: [{ status, at: updatedAt, ...withStatement('reason', part?.reasonSentences ?? []) }],
    ...part,
  };
}

export function requestOf(
  id: string,
  status: ObservationRequest['status'],
  part: Partial<ObservationRequest>,
): ObservationRequest {
  const passes = part.passes ?? [];
  const createdMs = Date.parse(part.createdAt ?? iso(Date.now() - 5 * HOUR_MS));
  const isDone = (one: RequestPass) => one.status === 'SUCCESSFUL';
  const ahead = passes.filter((one) => ['PENDING', 'APPROVED'].includes(one.status)).map((one) => one.pass.start);
  return {
    observationRequestId: id,
    status,
    target: targetFixture(),
    providerId: 'simulator',
    measurementType: 'ANY',
    orbitDataMessageType: null,
    measurementFileType: 'TDM_KVN',
    fileCompressionType: 'NONE',
    priority: 'URGENT',
    dataMode: 'SIMULATED',
    numberOfPassesRequested: passes.length,
    minimumPoints: 5,
    sensorCodes: [],
    numberOfPassesCompleted: passes.filter(isDone).length,
    start: iso(createdMs),
    deadline: iso(createdMs + 2 * DAY_MS),
    nextPass: ahead.toSorted()[0] ?? null,
    observationPassIds: passes.map(({ passId }) => passId),
    observationFileId:
      passes.findLast(({ observationFileId }) => observationFileId !== null)?.observationFileId ?? null,
    price: eur(passes.reduce((sum, { price }) => sum + price.amount, 0)),
    charged: eur(0),
    charge: 'NOT_CHARGED',
    infeasibleReason: null,
    ...withStatement('reason', []),
    note: '',
    isSimulated: true,
    replacement: null,
    createdAt: iso(createdMs),
    createdBy: 'demo',
    updatedAt: iso(Date.now() - 20 * MINUTE_MS),
    version: 3,
    orbitDataMessage: null,
    passes,
    ...withStatement('simulatedNote', SIMULATED),
    history: [{ status: 'PENDING', at: iso(createdMs), ...withStatement('reason', []) }],
    promised: {
      passes: passes.length,
      price: eur(passes.reduce((sum, { price }) => sum + price.amount, 0)),
      availableAt: iso(createdMs + DAY_MS),
      gain: null,
    },
    ...part,
  };
}

/** One request in progress, one complete with its files, one approved, one infeasible, one cancelled. */
export function requestsFixture(sensors: readonly Sensor[], nowMs: number): ObservationRequest[] {
  const [teide, sutherland, tololo, kiruna] = sensors as [Sensor, Sensor, Sensor, Sensor];
  const step = (status: ObservationRequest['status'], hoursAgo: number, reason: Statement = []) => ({
    status,
    at: iso(nowMs - hoursAgo * HOUR_MS),
    ...withStatement('reason', reason),
  });
  return [
    requestOf('REQ-2611-0005', 'IN_PROGRESS', {
      target: targetFixture({ conjunctionId: 'C48210' }),
      createdAt: iso(nowMs - 9 * HOUR_MS),
      note: 'No conclusion on AURORA-1 × ONEWEB-0417',
      passes: [
        passOf('pas-1', {
          sensor: kiruna,
          startMs: nowMs - 2.2 * HOUR_MS,
          status: 'SUCCESSFUL',
          part: { observationFileId: 'obs-1', points: 34 },
        }),
        passOf('pas-2', { sensor: tololo, startMs: nowMs - 2 * MINUTE_MS, status: 'EXECUTING' }),
        passOf('pas-3', { sensor: teide, startMs: nowMs + 3.4 * HOUR_MS, status: 'APPROVED', part: { clouds: 0.64 } }),
      ],
      history: [
        step('PENDING', 9),
        step('APPROVED', 8.9, asWritten('Planned onto three sensors.')),
        step('IN_PROGRESS', 2.2),
      ],
      promised: { passes: 3, price: eur(44_000), availableAt: iso(nowMs + 4 * HOUR_MS), gain: gainFixture(3) },
    }),
    requestOf('REQ-2611-0004', 'APPROVED', {
      target: targetFixture({ kind: 'SATELLITE', noradId: 58210, name: 'AURORA-2', orbitAgeDays: 0.4 }),
      createdAt: iso(nowMs - 3 * HOUR_MS),
      measurementType: 'ANGLES',
      measurementFileType: 'TDM_XML',
      fileCompressionType: 'GZIP',
      priority: 'ROUTINE',
      passes: [
        passOf('pas-41', { sensor: teide, startMs: nowMs + 6.1 * HOUR_MS, status: 'APPROVED' }),
        passOf('pas-42', { sensor: sutherland, startMs: nowMs + 8.3 * HOUR_MS, status: 'PENDING' }),
        passOf('pas-43', { sensor: tololo, startMs: nowMs + 14.2 * HOUR_MS, status: 'APPROVED' }),
      ],
      history: [step('PENDING', 3), step('APPROVED', 2.9)],
    }),
    requestOf('REQ-2611-0003', 'COMPLETE', {
      target: targetFixture({ kind: 'CATALOGUE', noradId: 27386, name: 'ENVISAT', orbitAgeDays: 1.2 }),
      createdAt: iso(nowMs - 40 * HOUR_MS),
      measurementType: 'ANGLES',
      passes: [
        passOf('pas-31', {
          sensor: teide,
          startMs: nowMs - 31 * HOUR_MS,
          status: 'SUCCESSFUL',
          part: { observationFileId: 'obs-2', points: 42 },
        }),
        passOf('pas-32', {
          sensor: sutherland,
          startMs: nowMs - 28 * HOUR_MS,
          status: 'SUCCESSFUL',
          part: { observationFileId: 'obs-3', points: 28 },
        }),
      ],
      history: [step('PENDING', 40), step('APPROVED', 39.8), step('IN_PROGRESS', 31), step('COMPLETE', 27.4)],
      promised: { passes: 2, price: eur(18_000), availableAt: iso(nowMs - 26 * HOUR_MS), gain: null },
    }),
    requestOf('REQ-2611-0002', 'INFEASIBLE', {
      target: targetFixture({ kind: 'CATALOGUE', noradId: 44932, name: 'SL-8 DEB', orbitAgeDays: 9.8 }),
      createdAt: iso(nowMs - 60 * HOUR_MS),
      measurementType: 'ANGLES',
      infeasibleReason: 'TOO_FAINT',
      numberOfPassesRequested: 2,
      ...withStatement('reason', tell('too-faint')),
      history: [step('PENDING', 60), step('INFEASIBLE', 59.9, tell('too-faint'))],
    }),
    requestOf('REQ-2611-0001', 'CANCELLED', {
      target: targetFixture({ kind: 'CATALOGUE', noradId: 25544, name: 'ISS (ZARYA)', orbitAgeDays: 0.2 }),
      createdAt: iso(nowMs - 80 * HOUR_MS),
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
  const epoch = iso(Date.now() - 2 * HOUR_MS);
  return {
    orbitUpdateId: id,
    observationRequestId: requestId,
    observationFileIds: [fileId],
    conjunctionId: null,
    noradId: 22000,
    name: 'ONEWEB-0417',
    state: 'UPDATED',
    priorSource: 'ELEMENT_SET',
    wrms: 1.04,
    ...withStatement('message', tell('updated', { accepted: 32, measurements: 34, wrms: 1.04, sigmaM: 230 })),
    before: orbit(epoch, [412, 3120, 268]),
    after: orbit(epoch, [61, 214, 74]),
    atClosestApproach: null,
    accepted: 32,
    rejected: 2,
    ...withStatement(
      'observability',
      tell('sees-all-better', { directions: 5, best: '61 m', weakest: 'cross-track position', worst: '214 m' }),
    ),
    atmosphere: { model: 'NRLMSISE_00', spaceWeather: 'PREDICTED' },
    drag: { factor: 1.12, sigma: 0.08 },
    createdAt: epoch,
    isSimulated: true,
    ...part,
  };
}

/** A file of a sensor that began so many hours ago. */
export function fileOf(nowMs: number, isRadar: (sensor: Sensor) => boolean) {
  return (id: string, sensor: Sensor, hoursAgo: number, part: Partial<Observation>): Observation => {
    const startMs = nowMs - hoursAgo * HOUR_MS;
    const points = part.numberOfMeasurements ?? 34;
    return {
      observationFileId: id,
      observationRequestId: 'REQ-2611-0003',
      passId: 'pas-31',
      messageType: 'TDM_KVN',
      fileName: `${sensor.sensorCode}_${new Date(startMs).toISOString().slice(0, 10)}.tdm`,
      fileCompressionType: 'NONE',
      size: 180 * points,
      sha256: '9f'.repeat(32),
      sensorCode: sensor.sensorCode,
      catalogueId: 27386,
      catalogueIdBestAssociation: 27386,
      isAssociated: true,
      isDisowned: false,
      numberOfMeasurements: points,
      numberOfMagnitudeMeasurements: isRadar(sensor) ? 0 : points,
      start: iso(startMs),
      end: iso(startMs + points * 6000),
      receivedAt: iso(startMs + 25 * MINUTE_MS),
      deliveredAt: iso(startMs + 25 * MINUTE_MS),
      dataMode: 'SIMULATED',
      orbitUpdate: null,
      ...withStatement('reason', []),
      ...withStatement('noUpdate', []),
      ...part,
    };
  };
}

/** The files that have come. */
export function observationsFixture(sensors: readonly Sensor[], nowMs: number): Observation[] {
  const [teide, sutherland, , kiruna] = sensors as [Sensor, Sensor, Sensor, Sensor];
  const file = fileOf(nowMs, (sensor) => sensor === kiruna);
  return [
    file('obs-1', kiruna, 2.2, {
      observationRequestId: 'REQ-2611-0005',
      passId: 'pas-1',
      catalogueId: 22000,
      catalogueIdBestAssociation: 22000,
      orbitUpdate: updateOf('upd-1', 'REQ-2611-0005', 'obs-1', { conjunctionId: 'C48210' }),
    }),
    file('obs-2', teide, 31, {
      numberOfMeasurements: 42,
      orbitUpdate: updateOf('upd-2', 'REQ-2611-0003', 'obs-2', {
        noradId: 27386,
        name: 'ENVISAT',
        before: orbit(iso(nowMs - 31 * HOUR_MS), [110, 940, 96]),
        after: orbit(iso(nowMs - 31 * HOUR_MS), [44, 187, 38]),
        accepted: 40,
        rejected: 2,
      }),
    }),
    file('obs-3', sutherland, 28, { passId: 'pas-32', numberOfMeasurements: 28 }),
  ];
}

/** What the measurements of a file say: a track of its object, with the next one that it might be of. */
export function reportFixture(file: Observation): ObservationReport {
  const startMs = Date.parse(file.start);
  const isRadar = file.numberOfMagnitudeMeasurements === 0;
  const warnings = isRadar ? [] : [tell('clock-off', { offsetS: 0.118, aheadOrBehind: 'behind' })];
  const wobble = (index: number, scale: number) => scale * (Math.sin(index * 2.7) + 0.6 * Math.cos(index * 5.3));
  const count = file.numberOfMeasurements;
  const epochs = Array.from({ length: count }, (_, index) => iso(startMs + index * 6000));
  const results = (scale: number, offset: number) =>
    epochs.map((epoch, index) => {
      const residual = { ra: offset + wobble(index, scale), dec: offset / 3 + wobble(index + 4, scale) };
      return {
        epoch,
        residual,
        associationValue: Math.hypot(residual.ra, residual.dec),
        rangeResidual: isRadar ? wobble(index + 2, 14) : null,
        rangeRateResidual: isRadar ? wobble(index + 1, 0.3) : null,
      };
    });
  const association = (catalogueId: number, name: string, isAssociated: boolean, value: number, offset: number) => ({
    isAssociated,
    catalogueId,
    name,
    associationMetric: 'ANGULAR_DISTANCE' as const,
    associationCriterion: 'MEDIAN' as const,
    associationThreshold: 42.345_67,
    associationValue: value,
    outsideCount: isAssociated ? 0 : count,
    alongTrackOffset: isAssociated ? -0.12 : 18.4,
    measurementAssociationResults: results(isRadar ? 9 : 4, offset),
  });
  const best = file.catalogueIdBestAssociation;
  const name = best === 22000 ? 'ONEWEB-0417' : 'ENVISAT';
  const track: TrackReport = {
    sensorCode: file.sensorCode,
    asserted: file.catalogueId,
    isAsserted: true,
    start: file.start,
    end: file.end,
    numberOfMeasurements: count,
    numberOfMagnitudeMeasurements: file.numberOfMagnitudeMeasurements,
    meanMagnitude: isRadar ? null : 9.84,
    measurementReports: epochs.map((epoch, index) => ({
      epoch,
      observedRaDec: { ra: 211.42 + index * 0.61, dec: 18.2 + 14 * Math.sin(index / 18) },
      observedMagnitude: isRadar ? null : { magnitude: 9.8 - 0.9 * Math.sin(index / 9) + wobble(index, 0.06) },
      observedRange: isRadar ? 812 + Math.abs(index - count / 2) * 21 : null,
      observedRangeRate: isRadar ? (index - count / 2) * 0.31 : null,
      phaseAngle: 58 + index * 0.9,
      isUsed: index !== 3 && index !== 17,
    })),
    catalogueIdBestAssociation: file.isDisowned ? null : best,
    associationResults: [
      {
        orbitDataType: 'TLE',
        associationMetric: 'ANGULAR_DISTANCE',
        isAmbiguous: false,
        candidatesTried: 26_834,
        ...withStatement('orbitSource', tell('element-sets-of', { catalogue: 'catalogue.tle' })),
        catalogueIdBestAssociation: file.isDisowned ? null : best,
        t2oAssociationResults: [
          association(best ?? 0, name, !file.isDisowned, 6.213_4, 1.4),
          association(41_119, 'COSMOS 2251 DEB', false, 1284.77, 1280),
        ],
      },
    ],
    initialOrbit: null,
    warnings: warnings.map(textOf),
    warningsSentences: warnings.map((warning) => [...warning]),
  };
  // A night of one's own holds a track of somebody whom nobody knows as well.
  const unknown: TrackReport = {
    ...track,
    asserted: null,
    isAsserted: false,
    catalogueIdBestAssociation: null,
    associationResults: [],
    initialOrbit: {
      epoch: file.start,
      positionKm: [6921.4, -842.2, 311.9],
      velocityKmS: [0.62, 1.94, 7.31],
      ...withStatement('method', tell('initial-orbit')),
      semiMajorAxisKm: 7143.2,
      eccentricity: 0.0021,
      inclinationDeg: 98.4,
      residualArcsec: 1.21,
    },
  };
  return {
    version: '1.0',
    observationFileId: file.observationFileId,
    createdAt: file.receivedAt,
    reports: count === 0 ? [] : file.observationRequestId === null ? [track, unknown] : [track],
  };
}
