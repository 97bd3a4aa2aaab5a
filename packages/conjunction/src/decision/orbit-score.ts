import type { ObjectType } from '@keepout/astro/nouns';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { IMPLAUSIBLE_DEVIATION_M } from '../covariance/usable.ts';
import { dissipationClass, mostAgeDays, type OrbitQuality, orbitLimits } from './orbit-quality.ts';

/** Models of an orbit determination, as stated in a message. */
export interface OrbitModels {
  /** Lower of degree and order of the gravity field. */
  readonly geopotential?: number;
  readonly hasDrag?: boolean;
  readonly hasRadiationPressure?: boolean;
  readonly hasMoonAndSun?: boolean;
  readonly hasSolidTides?: boolean;
  /** Coefficient times area over mass of drag, and of radiation pressure. */
  readonly dragM2PerKg?: number;
  readonly radiationM2PerKg?: number;
}

/** Figures of an object's orbit and its determination; unstated figures are absent. */
export interface ScoredOrbit {
  readonly quality: OrbitQuality;
  readonly models: OrbitModels;
  readonly perigeeHeightM: number;
  readonly eccentricity: number;
  readonly circumferenceM: number;
  readonly periodS: number;
  /** From the making of the message to closest approach. */
  readonly timeToTcaS: number;
  /** From the last observation to closest approach. */
  readonly epochAgeS?: number;
  readonly covariance?: {
    /** Not a default of its originator (COVARIANCE_METHOD): computed by the determination. */
    readonly isOfDetermination: boolean;
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
  | 'drag-coefficient'
  | 'radiation-coefficient'
  | 'od-span'
  | 'residuals-accepted'
  | 'weighted-rms'
  | 'covariance-default'
  | 'covariance-positive'
  | 'covariance-size'
  | 'epoch-age';

export interface OrbitCheck {
  readonly code: OrbitCheckCode;
  /** Absent where the message does not state its inputs, or where no limit is meaningful. */
  readonly isPassed?: boolean;
  /** Result by the letter of the source, where that differs: it counts in `composite` alone. */
  readonly isPassedByLetter?: boolean;
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
  /** Number of checks with a known result. */
  readonly knownChecks: number;
  readonly allChecks: number;
  /** 0 to 1, over the groups with known checks; absent where fewer than half of all checks have one. */
  readonly score?: number;
  /** 0 to 1, by the letter of the source: a check that is not known counts as not passed. */
  readonly composite: number;
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
/** Least and most reasonable coefficient, m^2/kg. */
const LEAST_COEFFICIENT = 0.001;
const MOST_COEFFICIENT: Readonly<Record<ObjectType, number>> = {
  PAYLOAD: 0.1,
  'ROCKET BODY': 0.2,
  DEBRIS: 1,
  UNKNOWN: 1,
};
/** Debris in strong drag. */
const MOST_DRAGGED_COEFFICIENT = 10;
/** Least and most span of a determination, days, by class of dissipation from 1 on, nearly round orbits. */
const SPANS_DAYS = [
  [3.5, 18],
  [1.5, 17],
  [1.5, 15],
  [1.5, 14],
  [1.5, 12],
  [1.25, 11],
  [1.25, 10],
  [1.25, 8],
  [1.25, 8],
  [1.25, 7],
] as const;
/** Limits without drag: from this number of days on, up to the number for the period. */
const QUIET_SPAN_DAYS = 14;
const AGE_COUNTS_DAYS = 3;
const MOST_SHARE_OF_ORBIT = 0.125;
/** Share of all checks that are to be known for a score: below it the unknown ones decide. */
const LEAST_KNOWN = 0.5;

/**
 * Returns the quality of an object's orbit determination, as a score of the figures in its message.
 *
 * Method   the checks, limits and group weights (3 models, 2 determination, 2 covariance, 1 age) of NASA CARA's
 *          CDM_ODQualityAssessment (CARA Analysis Tools, 2019; last revised 2023): a group counts with the share of its checks
 *          that pass; docs/models/verdict
 *          Along-track sigma: an eighth of the orbit (5,446 km at 560 km altitude) does not separate good from bad, so that staying
 *          below it passes in `composite` alone; from IMPLAUSIBLE_DEVIATION_M on the check fails
 * Assumes  `score` omits an unknown check, and is absent where fewer than half have a result; `composite` fails it as CARA
 *          does; an object of unknown type counts as debris, where CARA takes it for a payload. A default covariance
 *          (COVARIANCE_METHOD) is no result of a determination: it passes no check of `score`
 *
 * Checked  conformance/od-quality (composite to its digits)
 */
export function orbitScore(orbit: ScoredOrbit): OrbitScore {
  const groups: readonly OrbitScoreGroup[] = [
    { group: 'models', weight: 3, checks: modelChecks(orbit) },
    { group: 'determination', weight: 2, checks: determinationChecks(orbit) },
    { group: 'covariance', weight: 2, checks: covarianceChecks(orbit) },
    { group: 'age', weight: 1, checks: [ageCheck(orbit)] },
  ];
  let total = 0;
  let reached = 0;
  let composite = 0;
  let knownChecks = 0;
  let allChecks = 0;
  for (const { weight, checks } of groups) {
    const answers = checks.filter(({ isPassed }) => isPassed !== undefined);
    const passed = answers.filter(({ isPassed }) => isPassed).length;
    const byLetter = checks.filter((check) => passesByLetter(check)).length;
    composite += (weight * byLetter) / checks.length;
    knownChecks += answers.length;
    allChecks += checks.length;
    if (answers.length === 0) continue;
    total += weight;
    reached += (weight * passed) / answers.length;
  }
  const weights = groups.reduce((sum, { weight }) => sum + weight, 0);
  const hasScore = knownChecks >= LEAST_KNOWN * allChecks;
  return {
    groups,
    knownChecks,
    allChecks,
    composite: composite / weights,
    ...(hasScore && { score: reached / total }),
  };
}

/** Result of a check as in NASA CARA; undefined where the message does not state its inputs. */
export const passesByLetter = ({ isPassed, isPassedByLetter }: OrbitCheck): boolean | undefined =>
  isPassedByLetter ?? isPassed;

function modelChecks({ models, perigeeHeightM, eccentricity, quality }: ScoredOrbit): OrbitCheck[] {
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
    dragCheck(models.dragM2PerKg, quality),
    coefficientCheck('radiation-coefficient', models.radiationM2PerKg, MOST_COEFFICIENT[quality.objectType]),
  ];
}

/** Without energy dissipation a drag coefficient has no meaning. */
function dragCheck(value: number | undefined, { objectType, sedrWPerKg }: OrbitQuality): OrbitCheck {
  const code = 'drag-coefficient';
  if (sedrWPerKg === undefined) return { code };
  const dissipation = dissipationClass(sedrWPerKg);
  if (dissipation === 0) return { code, limit: 0, ...(value !== undefined && { value, isPassed: value === 0 }) };
  const maximumCoefficient = MOST_COEFFICIENT[objectType];
  const isDraggedDebris = dissipation > 1 && maximumCoefficient === MOST_COEFFICIENT.DEBRIS;
  return coefficientCheck(code, value, isDraggedDebris ? MOST_DRAGGED_COEFFICIENT : maximumCoefficient);
}

function coefficientCheck(
  code: 'drag-coefficient' | 'radiation-coefficient',
  value: number | undefined,
  maximumCoefficient: number,
): OrbitCheck {
  if (value === undefined) return { code, limit: maximumCoefficient };
  const size = Math.abs(value);
  return {
    code,
    value,
    limit: size < LEAST_COEFFICIENT ? LEAST_COEFFICIENT : maximumCoefficient,
    isPassed: size >= LEAST_COEFFICIENT && size <= maximumCoefficient,
  };
}

const outcomeOf = (isTrue: boolean | undefined, isRequired: boolean) =>
  isTrue === undefined ? {} : { isPassed: isTrue === isRequired };

function determinationChecks(orbit: ScoredOrbit): OrbitCheck[] {
  const { residualsAcceptedPercent, weightedRms, objectType } = orbit.quality;
  const limits = orbitLimits(objectType);
  return [
    spanCheck(orbit),
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

/** Neither so short that an error of drag is unobservable, nor so long that its changes are smeared. */
function spanCheck({ quality, eccentricity, periodS }: ScoredOrbit): OrbitCheck {
  const { actualOdSpanDays: value, sedrWPerKg } = quality;
  if (value === undefined || sedrWPerKg === undefined) return { code: 'od-span' };
  const dissipation = dissipationClass(sedrWPerKg);
  const isQuiet = dissipation === 0 || (dissipation === 1 && eccentricity > ECCENTRIC);
  const [minimumDays, maximumDays] = isQuiet
    ? [QUIET_SPAN_DAYS, quietSpanDays(periodS)]
    : (SPANS_DAYS[dissipation - 1] ?? SPANS_DAYS[0]);
  return {
    code: 'od-span',
    value,
    limit: value <= minimumDays ? minimumDays : maximumDays,
    isPassed: value > minimumDays && value < maximumDays,
  };
}

/** By the period, minutes: 0.0098 P + 14.009, from 14 to 30 days. */
const quietSpanDays = (periodS: number): number =>
  Math.min(30, Math.max(QUIET_SPAN_DAYS, (0.0098 * periodS) / 60 + 14.009));

function covarianceChecks({ covariance, circumferenceM }: ScoredOrbit): OrbitCheck[] {
  if (covariance === undefined) {
    return [{ code: 'covariance-default' }, { code: 'covariance-positive' }, { code: 'covariance-size' }];
  }
  const { isDefault, isPositive, isOfDetermination, alongTrackSigmaM: value } = covariance;
  const isImplausible = value >= IMPLAUSIBLE_DEVIATION_M;
  return [
    { code: 'covariance-default', ...outcome(!isDefault, isOfDetermination) },
    { code: 'covariance-positive', ...outcome(isPositive, isOfDetermination) },
    {
      code: 'covariance-size',
      value,
      ...(isImplausible && { limit: IMPLAUSIBLE_DEVIATION_M, isPassed: false }),
      isPassedByLetter: value < MOST_SHARE_OF_ORBIT * circumferenceM,
    },
  ];
}

/** A failure always counts, a pass only where it means something. */
const outcome = (isPassed: boolean, isMeaningful: boolean): Pick<OrbitCheck, 'isPassed' | 'isPassedByLetter'> =>
  isPassed && !isMeaningful ? { isPassedByLetter: true } : { isPassed };

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
