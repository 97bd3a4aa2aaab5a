import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { Screening } from '@keepout/contract/ca/screening';
import { tell, withStatement } from '@keepout/contract/sentences';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const wire = (unixMs: number) => new Date(unixMs).toISOString();

export const catalogue = { catalogueId: 'cat-1', source: 'Space-Track GP', objects: 29_317 };

export function catalogueInfo(nowMs: number) {
  const line = (index: number) => 3 * (index * 1733 + 811) + 1;
  const reasons = [
    ['checksum', 'The checksum of line 1 is 4, computed 7.'],
    ['field-invalid', 'The eccentricity 1.0000012 is not below 1.'],
    ['line-length', 'Line 2 has 66 characters, 69 expected.'],
  ] as const;
  return {
    ...catalogue,
    format: '3le',
    rejected: 12,
    faults: Array.from({ length: 12 }, (_, index) => {
      const [code, message] = reasons[index % reasons.length] ?? reasons[0];
      return { code, message, line: line(index) };
    }),
    newestEpoch: wire(nowMs - 3.4 * HOUR_MS),
    medianEpoch: wire(nowMs - 14.6 * HOUR_MS),
    ageSeconds: 14.6 * 3600,
    isStale: false,
    contentHash: '9f2c',
    loadedAt: wire(nowMs - 2.9 * HOUR_MS),
  };
}

export const satelliteNames: Readonly<Record<string, string>> = {
  'aurora-1': 'AURORA-1',
  'aurora-2': 'AURORA-2',
  'boreas-a': 'BOREAS-A',
  'helios-7': 'HELIOS-7',
};

export function fileOf(change: Partial<EphemerisFile> & Pick<EphemerisFile, 'oemFileId' | 'satelliteId'>) {
  const name = satelliteNames[change.satelliteId] ?? change.satelliteId;
  const file: EphemerisFile = {
    satelliteName: name,
    fileName: `${change.satelliteId}.oem`,
    designation: 'OPERATIONAL',
    objectName: name,
    objectId: '2021-044C',
    frame: 'EME2000',
    startTime: wire(0),
    stopTime: wire(0),
    stepSeconds: 60,
    stateCount: 10_081,
    segmentCount: 1,
    covarianceCount: 337,
    interpolation: 'LAGRANGE 8',
    sizeBytes: 1_412_331,
    sha256: '5d41402abc4b2a76b9719d911017c592ae41e4649b934ca495991b7852b855a1',
    warnings: change.warnings ?? [],
    warningCount: change.warnings?.length ?? 0,
    uploadedAt: wire(0),
    uploadedBy: 'demo@example.org',
    screeningId: null,
    ...change,
  };
  return file;
}

/** Files of a fleet around the present: one satellite with a gap, one with a candidate, one about to run out. */
export function filesAround(nowMs: number): EphemerisFile[] {
  const at = (hours: number) => wire(nowMs + hours * HOUR_MS);
  const warnings = [
    { code: 'keyword-deprecated', message: 'MESSAGE_ID is not part of version 2.0.', line: 4, keyword: 'MESSAGE_ID' },
    { code: 'covariance-far', message: 'The last covariance ends 31 h before the last state.', line: 12_911 },
  ];
  return [
    fileOf({
      oemFileId: 'oem-5',
      satelliteId: 'aurora-2',
      fileName: 'aurora2_ops_20261120.oem',
      startTime: at(-2),
      stopTime: at(166),
      uploadedAt: at(-1.4),
      screeningId: 'scr-8',
      warnings,
    }),
    fileOf({
      oemFileId: 'oem-6',
      satelliteId: 'aurora-2',
      fileName: 'aurora2_candidate_burn_A.oem',
      designation: 'CANDIDATE',
      startTime: at(6),
      stopTime: at(78),
      stateCount: 4321,
      covarianceCount: 0,
      uploadedAt: at(-0.6),
      screeningId: 'scr-9',
    }),
    fileOf({
      oemFileId: 'oem-4',
      satelliteId: 'aurora-1',
      fileName: 'aurora1_ops_part2.oem',
      startTime: at(40),
      stopTime: at(140),
      stateCount: 6001,
      uploadedAt: at(-7),
      screeningId: 'scr-6',
    }),
    fileOf({
      oemFileId: 'oem-3',
      satelliteId: 'aurora-1',
      fileName: 'aurora1_ops_part1.oem',
      startTime: at(-20),
      stopTime: at(22),
      stateCount: 2521,
      uploadedAt: at(-26),
      screeningId: 'scr-4',
    }),
    fileOf({
      oemFileId: 'oem-2',
      satelliteId: 'boreas-a',
      fileName: 'BOREAS-A_2026-323_precise_orbit_determination_with_covariance.xml',
      startTime: at(-44),
      stopTime: at(9),
      stepSeconds: null,
      stateCount: 1201,
      segmentCount: 3,
      sizeBytes: 12_870_400,
      uploadedAt: at(-43),
      screeningId: 'scr-2',
    }),
  ];
}

const wholeRun: Screening['extent'] = {
  mode: 'WHOLE',
  reason: 'NO_EARLIER_RESULT',
  earlierScreeningId: null,
  objectsChanged: null,
  blocksTakenOver: 0,
  encountersTakenOver: 0,
};

export function runOf(change: Partial<Screening> & Pick<Screening, 'screeningId' | 'satelliteIds'>): Screening {
  return {
    screeningType: 'OPS_CAT',
    state: 'COMPLETED',
    satelliteNames: change.satelliteIds.map((id) => satelliteNames[id] ?? id),
    oemFileId: null,
    fileName: null,
    trigger: 'UPLOAD',
    start: wire(0),
    stop: wire(0),
    volume: null,
    catalogue,
    progress: {
      phase: 'ENDED',
      percent: 100,
      blocksDone: 56,
      blocksTotal: 56,
      partsDone: 3,
      partsTotal: 3,
      remainingSeconds: 0,
      waitingBehind: 0,
    },
    otherEphemerides: 5,
    extent: wholeRun,
    coverage: 'FULL',
    conjunctionCount: 0,
    risks: {} as Screening['risks'],
    worstProbability: null,
    dropouts: [],
    dropoutCount: 0,
    createdAt: wire(0),
    startedAt: null,
    finishedAt: null,
    durationSeconds: null,
    createdBy: 'demo@example.org',
    failure: null,
    failureSentences: [],
    waitingFor: null,
    ...change,
  };
}

/** Runs in every state that a run can be in. */
export function runsAround(nowMs: number, files: readonly EphemerisFile[]): Screening[] {
  const run = (id: string, hours: number, change: Partial<Screening> & Pick<Screening, 'satelliteIds'>) => {
    const createdMs = nowMs + hours * HOUR_MS;
    const file = files.find(({ screeningId }) => screeningId === id);
    const seconds = change.durationSeconds ?? null;
    return runOf({
      screeningId: id,
      oemFileId: file?.oemFileId ?? null,
      fileName: file?.fileName ?? null,
      start: wire(createdMs),
      stop: wire(createdMs + 7 * DAY_MS),
      createdAt: wire(createdMs),
      startedAt: wire(createdMs + 900),
      finishedAt: seconds === null ? null : wire(createdMs + 900 + seconds * 1000),
      ...change,
    });
  };
  const ended = (counts: Partial<Record<string, number>>, worst: number | null, seconds: number) => ({
    risks: counts as Screening['risks'],
    conjunctionCount: Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0),
    worstProbability: worst,
    durationSeconds: seconds,
  });
  return [
    run('scr-10', -0.01, {
      satelliteIds: ['helios-7'],
      state: 'QUEUED',
      screeningType: 'TLE_CAT',
      trigger: 'USER',
      coverage: null,
      catalogue: null,
      extent: null,
      startedAt: null,
      progress: {
        phase: 'WAITING',
        percent: 0,
        blocksDone: 0,
        blocksTotal: 0,
        partsDone: 0,
        partsTotal: null,
        remainingSeconds: null,
        waitingBehind: 0,
      },
      volume: { shape: 'SPHERE', r: 50_000 },
    }),
    run('scr-9', -0.05, {
      satelliteIds: ['aurora-2'],
      state: 'RUNNING',
      coverage: null,
      progress: {
        phase: 'SCREENING',
        percent: 42,
        blocksDone: 24,
        blocksTotal: 56,
        partsDone: 0,
        partsTotal: null,
        remainingSeconds: 116,
        waitingBehind: 0,
      },
    }),
    run('scr-8', -1.39, {
      satelliteIds: ['aurora-2'],
      ...ended({ CRITICAL: 1, HIGH: 2, MEDIUM: 4, LOW: 31, UNKNOWN: 1 }, 1.86e-4, 204),
      dropouts: [
        { noradId: 44_120, name: 'COSMOS 1408 DEB', reason: 'below-surface from 2026-11-22T04:10:00Z' },
        {
          noradId: 60_331,
          name: 'STARLINK-32017',
          reason: 'sgp4-error: mean-motion-not-positive from 2026-11-24T17:00:00Z',
        },
      ],
      dropoutCount: 2,
      extent: {
        mode: 'CHANGES',
        reason: null,
        earlierScreeningId: 'scr-4',
        objectsChanged: 812,
        blocksTakenOver: 52,
        encountersTakenOver: 37,
      },
    }),
    run('scr-7', -3.1, {
      satelliteIds: ['boreas-a'],
      state: 'FAILED',
      screeningType: 'TLE_CAT',
      trigger: 'USER',
      coverage: null,
      durationSeconds: 3,
      progress: {
        phase: 'WAITING',
        percent: 0,
        blocksDone: 0,
        blocksTotal: 0,
        partsDone: 0,
        partsTotal: null,
        remainingSeconds: null,
        waitingBehind: 0,
      },
      ...withStatement('failure', tell('no-own-orbit', { satellite: 'BOREAS-A', noradId: 44713 })),
    }),
    run('scr-6', -7, {
      satelliteIds: ['aurora-1'],
      coverage: 'PARTIAL',
      volume: { shape: 'ELLIPSOID', r: 400, t: 44_000, n: 51_000 },
      ...ended({ MEDIUM: 1, LOW: 12 }, 3.4e-6, 187),
    }),
    run('scr-5', -12, {
      satelliteIds: ['helios-7'],
      state: 'CANCELLED',
      screeningType: 'TLE_CAT',
      trigger: 'SCHEDULE',
      coverage: null,
      progress: {
        phase: 'ENDED',
        percent: 31,
        blocksDone: 17,
        blocksTotal: 56,
        partsDone: 0,
        partsTotal: null,
        remainingSeconds: null,
        waitingBehind: 0,
      },
      durationSeconds: 61,
    }),
    run('scr-4', -26, { satelliteIds: ['aurora-1'], ...ended({ LOW: 9 }, 4.1e-9, 162) }),
    run('scr-2', -43, { satelliteIds: ['boreas-a'], coverage: 'NO_OVERLAP', ...ended({}, null, 4) }),
  ];
}
