import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { Screening } from '@keepout/contract/ca/screening';
import { RECORDED } from '@keepout/contract/recorded';
import { tell, withStatement } from '@keepout/contract/sentences';
import { DAY_MS, HOUR_MS, inHours, iso } from './clock.ts';
import { fixtureSatelliteName } from './fleet.ts';

const { getEphemeris: file, getScreening: screening, getCatalogue: catalogueExample } = RECORDED;

export const CATALOGUE_FIXTURE = { catalogueId: 'cat-1', source: 'Space-Track GP', objects: 29_317 };

const AGE_HOURS = 14.6;
const REASONS = [
  ['checksum', 'The checksum of line 1 is 4, computed 7.'],
  ['field-invalid', 'The eccentricity 1.0000012 is not below 1.'],
  ['line-length', 'Line 2 has 66 characters, 69 expected.'],
] as const;

export const catalogueInfoFixture = (nowMs: number) => ({
  ...catalogueExample,
  ...CATALOGUE_FIXTURE,
  format: '3le',
  rejected: 12,
  faults: Array.from({ length: 12 }, (_, index) => {
    const [code, message] = REASONS[index % REASONS.length] ?? REASONS[0];
    return { code, message, line: 3 * (index * 1733 + 811) + 1 };
  }),
  newestEpoch: iso(nowMs - 3.4 * HOUR_MS),
  medianEpoch: iso(nowMs - AGE_HOURS * HOUR_MS),
  ageSeconds: AGE_HOURS * 3600,
  loadedAt: iso(nowMs - 2.9 * HOUR_MS),
});

export function ephemerisFileFixture(
  change: Partial<EphemerisFile> & Pick<EphemerisFile, 'oemFileId' | 'satelliteId'>,
) {
  const name = fixtureSatelliteName(change.satelliteId);
  const complete: EphemerisFile = {
    ...file,
    satelliteName: name,
    fileName: `${change.satelliteId}.oem`,
    objectName: name,
    objectId: '2021-044C',
    covarianceCount: 337,
    warnings: change.warnings ?? [],
    warningCount: change.warnings?.length ?? 0,
    uploadedBy: 'demo@example.org',
    burn: null,
    screeningId: null,
    ...change,
  };
  return complete;
}

/** Files of a fleet around the present: one satellite with a gap, one with a candidate, one about to run out. */
export function ephemerisFilesFixture(): EphemerisFile[] {
  const around = (from: number, to: number, uploaded: number) => ({
    startTime: inHours(from),
    stopTime: inHours(to),
    uploadedAt: inHours(uploaded),
  });
  return [
    ephemerisFileFixture({
      oemFileId: 'oem-5',
      satelliteId: 'aurora-2',
      fileName: 'aurora2_ops_20261120.oem',
      ...around(-2, 166, -1.4),
      screeningId: 'scr-8',
      warnings: [
        {
          code: 'keyword-deprecated',
          message: 'MESSAGE_ID is not part of version 2.0.',
          line: 4,
          keyword: 'MESSAGE_ID',
        },
        { code: 'covariance-far', message: 'The last covariance ends 31 h before the last state.', line: 12_911 },
      ],
    }),
    ephemerisFileFixture({
      oemFileId: 'oem-6',
      satelliteId: 'aurora-2',
      fileName: 'aurora2_candidate_burn_A.oem',
      designation: 'CANDIDATE',
      ...around(6, 78, -0.6),
      stateCount: 4321,
      covarianceCount: 0,
      screeningId: 'scr-9',
    }),
    ephemerisFileFixture({
      oemFileId: 'oem-4',
      satelliteId: 'aurora-1',
      fileName: 'aurora1_ops_part2.oem',
      ...around(40, 140, -7),
      stateCount: 6001,
      screeningId: 'scr-6',
    }),
    ephemerisFileFixture({
      oemFileId: 'oem-3',
      satelliteId: 'aurora-1',
      fileName: 'aurora1_ops_part1.oem',
      ...around(-20, 22, -26),
      stateCount: 2521,
      screeningId: 'scr-4',
    }),
    ephemerisFileFixture({
      oemFileId: 'oem-2',
      satelliteId: 'boreas-a',
      fileName: 'BOREAS-A_2026-323_precise_orbit_determination_with_covariance.xml',
      ...around(-44, 9, -43),
      stepSeconds: null,
      stateCount: 1201,
      segmentCount: 3,
      sizeBytes: 12_870_400,
      screeningId: 'scr-2',
    }),
  ];
}

const BLOCKS = 56;
type Progress = Screening['progress'];
export const WAITING_PROGRESS: Progress = {
  ...screening.progress,
  phase: 'WAITING',
  percent: 0,
  blocksDone: 0,
  blocksTotal: 0,
  partsDone: 0,
  partsTotal: null,
  remainingSeconds: null,
};
export const ENDED_PROGRESS: Progress = {
  ...screening.progress,
  phase: 'ENDED',
  percent: 100,
  blocksDone: BLOCKS,
  blocksTotal: BLOCKS,
  partsDone: 3,
  partsTotal: 3,
  remainingSeconds: 0,
};

/** A run that has ended with nothing found, but for what is said otherwise. */
export const runOf = (change: Partial<Screening> & Pick<Screening, 'screeningId' | 'satelliteIds'>): Screening => ({
  ...screening,
  state: 'COMPLETED',
  satelliteNames: change.satelliteIds.map(fixtureSatelliteName),
  oemFileId: null,
  fileName: null,
  catalogue: CATALOGUE_FIXTURE,
  progress: ENDED_PROGRESS,
  otherEphemerides: 5,
  extent: {
    mode: 'WHOLE',
    reason: 'NO_EARLIER_RESULT',
    earlierScreeningId: null,
    objectsChanged: null,
    blocksTakenOver: 0,
    encountersTakenOver: 0,
  },
  coverage: 'FULL',
  ...countsOf({}, null),
  startedAt: null,
  finishedAt: null,
  durationSeconds: null,
  createdBy: 'demo@example.org',
  ...change,
});

export const countsOf = (counts: Partial<Screening['risks']>, worstProbability: number | null) => ({
  risks: { UNKNOWN: 0, LOW: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0, ...counts },
  conjunctionCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
  redetectionCount: 0,
  worstProbability,
});

/** Runs in every state that a run can be in. */
export function screeningRunsFixture(files: readonly EphemerisFile[]): Screening[] {
  const run = (id: string, hours: number, change: Partial<Screening> & Pick<Screening, 'satelliteIds'>) => {
    const createdMs = Date.now() + hours * HOUR_MS;
    const uploaded = files.find(({ screeningId }) => screeningId === id);
    const seconds = change.durationSeconds ?? null;
    return runOf({
      screeningId: id,
      oemFileId: uploaded?.oemFileId ?? null,
      fileName: uploaded?.fileName ?? null,
      start: iso(createdMs),
      stop: iso(createdMs + 7 * DAY_MS),
      createdAt: iso(createdMs),
      startedAt: iso(createdMs + 900),
      finishedAt: seconds === null ? null : iso(createdMs + 900 + seconds * 1000),
      ...change,
    });
  };
  const byElements = { screeningType: 'TLE_CAT', trigger: 'USER', coverage: null } as const;
  return [
    run('scr-10', -0.01, {
      ...byElements,
      satelliteIds: ['helios-7'],
      state: 'QUEUED',
      catalogue: null,
      extent: null,
      startedAt: null,
      progress: WAITING_PROGRESS,
      volume: { shape: 'SPHERE', r: 50_000 },
    }),
    run('scr-9', -0.05, {
      satelliteIds: ['aurora-2'],
      state: 'RUNNING',
      coverage: null,
      progress: {
        ...WAITING_PROGRESS,
        phase: 'SCREENING',
        percent: 42,
        blocksDone: 24,
        blocksTotal: BLOCKS,
        remainingSeconds: 116,
      },
    }),
    run('scr-8', -1.39, {
      satelliteIds: ['aurora-2'],
      ...countsOf({ CRITICAL: 1, HIGH: 2, MEDIUM: 4, LOW: 31, UNKNOWN: 1 }, 1.86e-4),
      redetectionCount: 26,
      durationSeconds: 204,
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
      ...byElements,
      satelliteIds: ['boreas-a'],
      state: 'FAILED',
      durationSeconds: 3,
      progress: WAITING_PROGRESS,
      ...withStatement('failure', tell('no-own-orbit', { satellite: 'BOREAS-A', noradId: 44713 })),
    }),
    run('scr-6', -7, {
      satelliteIds: ['aurora-1'],
      coverage: 'PARTIAL',
      volume: { shape: 'ELLIPSOID', r: 400, t: 44_000, n: 51_000 },
      ...countsOf({ MEDIUM: 1, LOW: 12 }, 3.4e-6),
      durationSeconds: 187,
    }),
    run('scr-5', -12, {
      ...byElements,
      satelliteIds: ['helios-7'],
      state: 'CANCELLED',
      trigger: 'SCHEDULE',
      progress: { ...WAITING_PROGRESS, phase: 'ENDED', percent: 31, blocksDone: 17, blocksTotal: BLOCKS },
      durationSeconds: 61,
    }),
    run('scr-4', -26, { satelliteIds: ['aurora-1'], ...countsOf({ LOW: 9 }, 4.1e-9), durationSeconds: 162 }),
    run('scr-2', -43, { satelliteIds: ['boreas-a'], coverage: 'NO_OVERLAP', durationSeconds: 4 }),
  ];
}
