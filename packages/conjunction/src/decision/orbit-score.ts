import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { mostAgeDays, type OrbitQuality, orbitLimits } from './orbit-quality.ts';

/** What a message tells of the models behind an orbit determination. */
export interface OrbitModels {
  /** Lower of degree and order of the gravity field. */
  readonly geopotential?: number;
  readonly hasDrag?: boolean;
  readonly hasRadiationPressure?: boolean;
  readonly hasMoonAndSun?: boolean;
  readonly hasSolidTides?: boolean;
}

/** What is known of an object's orbit and of how it was determined; what is not told is absent. */
export interface ScoredOrbit {
  readonly quality: OrbitQuality;
  readonly models: OrbitModels;
  readonly perigeeHeightM: number;
  readonly eccentricity: number;
  readonly circumferenceM: number;
  /** From the making of the message to closest approach. */
  readonly timeToTcaS: number;
  /** From the last observation to closest approach. */
  readonly epochAgeS?: number;
  readonly covariance?: {
    readonly isPositive: boolean;
    readonly isDefault: boolean;
    readonly alongTrackSigmaM: number;
  };
}

export type OrbitCheckCode =
  | 'geopotential'
  | 'drag'
  | 'radiation-pressure'
  | 'moon-and-sun'
  | 'solid-tides'
  | 'od-span'
  | 'residuals-accepted'
  | 'weighted-rms'
  | 'covariance-default'
  | 'covariance-positive'
  | 'covariance-size'
  | 'epoch-age';

export interface OrbitCheck {
  readonly code: OrbitCheckCode;
  /** Absent where the message does not tell. */
  readonly isPassed?: boolean;
  readonly value?: number;
  readonly limit?: number;
}

export interface OrbitScoreGroup {
  readonly group: 'models' | 'determination' | 'covariance' | 'age';
  readonly weight: number;
  readonly checks: readonly OrbitCheck[];
}

export interface OrbitScore {
  readonly groups: readonly OrbitScoreGroup[];
  /** 0 to 1, over the groups of which the message tells something; absent where it tells nothing. */
  readonly score?: number;
}

/** Perigee height from, m; least degree; whether drag and radiation pressure belong to it. Below e = 0.25, then above. */
const MODELS = [
  [0, 36, true, false],
  [500_000, 36, true, true],
  [900_000, 24, true, true],
  [2_000_000, 12, false, true],
  [10_000_000, 8, false, true],
] as const;
const ECCENTRIC_MODELS = [
  [0, 36, true, false],
  [500_000, 24, true, true],
  [1_000_000, 18, false, true],
  [2_000_000, 12, false, true],
  [10_000_000, 8, false, true],
] as const;
const ECCENTRIC = 0.25;
const AGE_COUNTS_DAYS = 3;
const MOST_SHARE_OF_ORBIT = 0.125;

/**
 * How good the orbit determination of an object is, as a score of what its message tells.
 *
 * Method   the checks, limits and group weights (3 models, 2 determination, 2 covariance, 1 age) of NASA CARA's
 *          CDM_ODQualityAssessment (CARA Analysis Tools, 2019; last revised 2023): a group counts with the share of its checks
 *          that pass; docs/models/verdict
 * Assumes  what differs from there: a check whose field is missing does not count, where CARA's fails; the span is judged by
 *          actual over recommended, as messages state both, where CARA computes the recommended one; the reasonable ranges of
 *          ballistic and radiation coefficients are not checked; dissipation classes as in `orbitDoubts`
 */
export function orbitScore(orbit: ScoredOrbit): OrbitScore {
  const groups: readonly OrbitScoreGroup[] = [
    { group: 'models', weight: 3, checks: modelChecks(orbit) },
    { group: 'determination', weight: 2, checks: determinationChecks(orbit.quality) },
    { group: 'covariance', weight: 2, checks: covarianceChecks(orbit) },
    { group: 'age', weight: 1, checks: [ageCheck(orbit)] },
  ];
  let total = 0;
  let reached = 0;
  for (const { weight, checks } of groups) {
    const answers = checks.filter(({ isPassed }) => isPassed !== undefined);
    if (answers.length === 0) continue;
    total += weight;
    reached += (weight * answers.filter(({ isPassed }) => isPassed).length) / answers.length;
  }
  return { groups, ...(total > 0 && { score: reached / total }) };
}

function modelChecks({ models, perigeeHeightM, eccentricity }: ScoredOrbit): OrbitCheck[] {
  const table = eccentricity < ECCENTRIC ? MODELS : ECCENTRIC_MODELS;
  const [, degree, wantsDrag, wantsRadiation] = table.findLast(([from]) => perigeeHeightM >= from) ?? table[0];
  const { geopotential, hasDrag, hasRadiationPressure, hasMoonAndSun, hasSolidTides } = models;
  return [
    {
      code: 'geopotential',
      limit: degree,
      ...(geopotential !== undefined && { value: geopotential, isPassed: geopotential >= degree }),
    },
    { code: 'drag', ...outcomeOf(hasDrag, wantsDrag) },
    { code: 'radiation-pressure', ...outcomeOf(hasRadiationPressure, wantsRadiation) },
    { code: 'moon-and-sun', ...outcomeOf(hasMoonAndSun, true) },
    { code: 'solid-tides', ...outcomeOf(hasSolidTides, true) },
  ];
}

const outcomeOf = (is: boolean | undefined, wanted: boolean) => (is === undefined ? {} : { isPassed: is === wanted });

function determinationChecks(quality: OrbitQuality): OrbitCheck[] {
  const { actualOdSpanDays, recommendedOdSpanDays, residualsAcceptedPercent, weightedRms, objectType } = quality;
  const ratio =
    actualOdSpanDays !== undefined && recommendedOdSpanDays !== undefined && recommendedOdSpanDays > 0
      ? actualOdSpanDays / recommendedOdSpanDays
      : undefined;
  const limits = orbitLimits(objectType);
  return [
    {
      code: 'od-span',
      limit: limits.spanRatio,
      ...(ratio !== undefined && { value: ratio, isPassed: ratio >= limits.spanRatio }),
    },
    {
      code: 'residuals-accepted',
      limit: limits.residualsPercent,
      ...(residualsAcceptedPercent !== undefined && {
        value: residualsAcceptedPercent,
        isPassed: residualsAcceptedPercent >= limits.residualsPercent,
      }),
    },
    {
      code: 'weighted-rms',
      limit: limits.weightedRms,
      ...(weightedRms !== undefined && {
        value: weightedRms,
        isPassed: weightedRms > 0 && weightedRms < limits.weightedRms,
      }),
    },
  ];
}

function covarianceChecks({ covariance, circumferenceM }: ScoredOrbit): OrbitCheck[] {
  const limit = MOST_SHARE_OF_ORBIT * circumferenceM;
  if (covariance === undefined) {
    return [{ code: 'covariance-default' }, { code: 'covariance-positive' }, { code: 'covariance-size', limit }];
  }
  const { isDefault, isPositive, alongTrackSigmaM } = covariance;
  return [
    { code: 'covariance-default', isPassed: !isDefault },
    { code: 'covariance-positive', isPassed: isPositive },
    { code: 'covariance-size', value: alongTrackSigmaM, limit, isPassed: alongTrackSigmaM < limit },
  ];
}

/** Counts only within three days of closest approach; earlier an old orbit will be replaced. */
function ageCheck({ epochAgeS, timeToTcaS, quality }: ScoredOrbit): OrbitCheck {
  const limit = mostAgeDays(quality.sedrWPerKg);
  if (epochAgeS === undefined) return { code: 'epoch-age', limit };
  const value = epochAgeS / SECONDS_PER_DAY;
  return {
    code: 'epoch-age',
    value,
    limit,
    isPassed: timeToTcaS >= AGE_COUNTS_DAYS * SECONDS_PER_DAY || value < limit,
  };
}
