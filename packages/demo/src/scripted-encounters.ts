import type { ObjectType } from '@keepout/astro/nouns';
import type { TrackingQuality } from './error-chain.ts';

/** Values of the newest message of an event, and of its history. */
export interface KnowledgePoint {
  readonly creationTaiS: number;
  readonly pc: number;
  readonly mahalanobisSquared: number;
}

/**
 * One close approach of the demo world. The script fixes geometry, sizes and the accuracy of the newest data relative to the
 * miss distance; the product computes the results (Pc, verdict, rank).
 */
export interface ScriptedEncounter {
  readonly key: string;
  /** Index into the fleet. */
  readonly satellite: number;
  /** Closest approach, days after now. */
  readonly leadDays: number;
  /** Squarely across the path, or nearly along with it; across when absent. */
  readonly approach?: 'crossing' | 'following';
  readonly secondary: {
    readonly noradId: number;
    readonly name: string;
    readonly cosparId: string;
    readonly objectType: ObjectType;
    readonly rcsM2: number;
    readonly bstar: number;
    /** Perigee below and apogee above the place of the encounter, km. */
    readonly belowKm: number;
    readonly aboveKm: number;
    /** Possible inclinations; the first that reaches the latitude of the encounter is used. */
    readonly inclinationsDeg: readonly number[];
    readonly tracking: TrackingQuality;
  };
  /** Squared miss over combined sigma in the encounter plane, by the newest knowledge. Above 2 is robust. */
  readonly mahalanobisSquared: number;
  /** Pc by the newest data, reached by scaling the tracking accuracy of the secondary; absent: no scaling. */
  readonly targetPc?: number;
  /** Angle of the miss from the major axis of the combined error, in units of sigma, degrees: 0 is along it. */
  readonly missAngleDeg: readonly [number, number];
  /**
   * How well a drawn history fits the story: 1 fits, less is worse. The errors of the orbit determinations are drawn
   * until one fits; none is altered.
   */
  readonly story: (history: readonly KnowledgePoint[]) => number;
}

const BODY: TrackingQuality = { semiMajorM: 2, eccentricityM: 16, planeM: 14, alongTrackM: 30, driftAfterOneDayM: 130 };
const FRAGMENT: TrackingQuality = {
  semiMajorM: 4,
  eccentricityM: 30,
  planeM: 28,
  alongTrackM: 60,
  driftAfterOneDayM: 240,
};
const HIGH_FRAGMENT: TrackingQuality = {
  semiMajorM: 4,
  eccentricityM: 26,
  planeM: 30,
  alongTrackM: 60,
  driftAfterOneDayM: 40,
};
const DRIFTER: TrackingQuality = {
  semiMajorM: 25,
  eccentricityM: 420,
  planeM: 380,
  alongTrackM: 700,
  driftAfterOneDayM: 120,
};
const TRANSFER: TrackingQuality = {
  semiMajorM: 15,
  eccentricityM: 120,
  planeM: 90,
  alongTrackM: 200,
  driftAfterOneDayM: 260,
};

const anyStory = (): number => 1;

function last<T>(values: readonly T[], back = 1): T | undefined {
  return values[values.length - back];
}

/** Probability climbs over the last messages, from well below. */
function rising(history: readonly KnowledgePoint[]): number {
  const [oldest, third, second, newest] = [history[0], last(history, 3), last(history, 2), last(history)];
  if (!oldest || !third || !second || !newest) return 0;
  const steps = [third.pc < second.pc, second.pc < newest.pc, third.pc > newest.pc / 30, oldest.pc < newest.pc / 3];
  return steps.filter(Boolean).length / steps.length;
}

/** Alarming once, harmless now. */
function dropped(history: readonly KnowledgePoint[]): number {
  const newest = last(history);
  if (newest === undefined) return 0;
  const peak = Math.max(...history.slice(0, -1).map((point) => point.pc));
  return peak >= 2e-4 ? 1 : Math.max(0, 1 + Math.log10(peak / 2e-4) / 10);
}

/** Neither rises nor falls by more than a decade between the last messages. */
function wavering(history: readonly KnowledgePoint[]): number {
  const [second, newest] = [last(history, 2), last(history)];
  if (!second || !newest || second.pc === 0) return 0;
  return Math.abs(Math.log10(second.pc / newest.pc)) < 0.8 ? 1 : 0.5;
}

/** Numbers and launches of this list are outside those that the generated catalogue gives. */
export const SCRIPTED_ENCOUNTERS: readonly ScriptedEncounter[] = [
  {
    key: 'needs-a-decision',
    satellite: 0,
    leadDays: 1.25,
    secondary: {
      noradId: 99_101,
      name: 'SOKOL-9 R/B',
      cosparId: '1992-907B',
      objectType: 'ROCKET BODY',
      rcsM2: 7.2,
      bstar: 2.4e-4,
      belowKm: 9,
      aboveKm: 34,
      inclinationsDeg: [82.56, 81.2, 98.7],
      tracking: BODY,
    },
    mahalanobisSquared: 3.1,
    targetPc: 6e-4,
    missAngleDeg: [25, 65],
    story: rising,
  },
  {
    key: 'was-high-and-dropped',
    satellite: 1,
    leadDays: 0.55,
    secondary: {
      noradId: 99_102,
      name: 'HALCYON R/B DEB',
      cosparId: '1973-908AK',
      objectType: 'DEBRIS',
      rcsM2: 0.62,
      bstar: 2.2e-3,
      belowKm: 60,
      aboveKm: 110,
      inclinationsDeg: [101.7, 99.9, 74.0],
      tracking: HIGH_FRAGMENT,
    },
    mahalanobisSquared: 34,
    missAngleDeg: [2, 14],
    story: dropped,
  },
  {
    key: 'keep-watching',
    satellite: 2,
    leadDays: 3.3,
    secondary: {
      noradId: 99_103,
      name: 'JADE-4 R/B',
      cosparId: '2018-909C',
      objectType: 'ROCKET BODY',
      rcsM2: 9.5,
      bstar: 3.1e-4,
      belowKm: 14,
      aboveKm: 46,
      inclinationsDeg: [63.4, 97.6, 51.9],
      tracking: BODY,
    },
    mahalanobisSquared: 2.9,
    targetPc: 3e-5,
    missAngleDeg: [25, 65],
    story: wavering,
  },
  {
    key: 'get-data',
    satellite: 3,
    leadDays: 4.4,
    secondary: {
      noradId: 190_104,
      name: 'MERIDIAN-S-77',
      cosparId: '1981-910A',
      objectType: 'PAYLOAD',
      rcsM2: 6.1,
      bstar: 1e-4,
      belowKm: 20,
      aboveKm: 90,
      inclinationsDeg: [74.03, 82.5, 97.8],
      tracking: FRAGMENT,
    },
    mahalanobisSquared: 0.06,
    targetPc: 3e-5,
    missAngleDeg: [20, 70],
    story: anyStory,
  },
  {
    key: 'slow-neighbour',
    satellite: 4,
    leadDays: 2.6,
    approach: 'following',
    secondary: {
      noradId: 99_105,
      name: 'ORBICAST-61',
      cosparId: '1998-911A',
      objectType: 'PAYLOAD',
      rcsM2: 21,
      bstar: 0,
      belowKm: 24,
      aboveKm: 17,
      inclinationsDeg: [0.55],
      tracking: DRIFTER,
    },
    mahalanobisSquared: 8,
    missAngleDeg: [20, 70],
    story: anyStory,
  },
  {
    key: 'harmless',
    satellite: 5,
    leadDays: 5.4,
    secondary: {
      noradId: 99_106,
      name: 'ARGO-5 R/B',
      cosparId: '2006-912C',
      objectType: 'ROCKET BODY',
      rcsM2: 17.5,
      bstar: 6e-4,
      belowKm: 9_730,
      aboveKm: 19_900,
      inclinationsDeg: [26.5, 46.2, 63.4],
      tracking: TRANSFER,
    },
    mahalanobisSquared: 24,
    missAngleDeg: [20, 70],
    story: anyStory,
  },
  {
    key: 'yesterday',
    satellite: 0,
    leadDays: -0.85,
    secondary: {
      noradId: 99_107,
      name: 'JADE DEB',
      cosparId: '2007-913CD',
      objectType: 'DEBRIS',
      rcsM2: 0.04,
      bstar: 2.8e-3,
      belowKm: 12,
      aboveKm: 120,
      inclinationsDeg: [98.3, 82.5, 74.0],
      tracking: FRAGMENT,
    },
    mahalanobisSquared: 21,
    missAngleDeg: [20, 70],
    story: anyStory,
  },
  {
    key: 'low-thrust-decision',
    satellite: 1,
    leadDays: 2.9,
    secondary: {
      noradId: 99_108,
      name: 'TALUS-2 R/B',
      cosparId: '1987-914B',
      objectType: 'ROCKET BODY',
      rcsM2: 6.4,
      bstar: 1.2e-4,
      belowKm: 30,
      aboveKm: 60,
      inclinationsDeg: [82.9, 74.0, 99.1],
      tracking: BODY,
    },
    mahalanobisSquared: 3,
    targetPc: 5e-5,
    missAngleDeg: [25, 65],
    story: wavering,
  },
];
