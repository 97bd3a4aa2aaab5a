import type { ObjectType } from '@keepout/astro/nouns';
import { SECONDS_PER_DAY } from '@keepout/units/duration';

/** Stated figures of the orbit determination behind a state; absent figures raise no doubt. */
export interface OrbitQuality {
  readonly objectType: ObjectType;
  /** From the last observation to the making of the message. */
  readonly lastObservationAgeS?: number;
  readonly observationsUsed?: number;
  readonly actualOdSpanDays?: number;
  readonly recommendedOdSpanDays?: number;
  readonly residualsAcceptedPercent?: number;
  readonly weightedRms?: number;
  /** Specific energy dissipation rate: how much the atmosphere takes. */
  readonly sedrWPerKg?: number;
}

/** One figure of an orbit determination that its limit does not allow. */
export interface OrbitDoubt {
  readonly code:
    | 'last-observation-old'
    | 'observations-few'
    | 'od-span-short'
    | 'residuals-rejected'
    | 'weighted-rms-large';
  readonly value: number;
  readonly limit: number;
}

const LEAST_OBSERVATIONS = 20;
const LEAST_RESIDUALS_PERCENT = 80;
const LEAST_SPAN_RATIO = 1;
/** Debris and unknown objects tumble and change their area. */
const MOST_WEIGHTED_RMS: Readonly<Record<ObjectType, number>> = {
  PAYLOAD: 1.5,
  'ROCKET BODY': 2,
  DEBRIS: 5,
  UNKNOWN: 5,
};
/** Upper ends of the classes of energy dissipation, W/kg: 0 to 9, and 10 beyond (Hejduk 2008; CARA EDRBinDetermination). */
const DISSIPATION_ENDS = [1e-7, 6e-4, 1e-3, 1.5e-3, 2e-3, 3e-3, 6e-3, 9e-3, 1.5e-2, 5e-2] as const;
/** Largest age of the last observation, days, by class of dissipation: up to this class. */
const MOST_AGE_DAYS = [
  { upTo: 1, days: 10 },
  { upTo: 7, days: 5 },
  { upTo: DISSIPATION_ENDS.length, days: 3 },
] as const;

/**
 * Returns the doubts about an orbit: figures of its determination beyond usual practice.
 *
 * Limits   residuals accepted 80 %, weighted RMS 1.5 / 2 / 5 by object type, actual over recommended span 1, age of the last
 *          observation 10 / 5 / 3 days by energy dissipation up to 0.0006, up to 0.009 W/kg and beyond (CARA's defaults of
 *          orbit-determination quality); fewer than 20 observations (18/19 SDS ask for more tracking then);
 *          docs/models/verdict.md
 */
export function orbitDoubts(quality: OrbitQuality): OrbitDoubt[] {
  const { actualOdSpanDays, recommendedOdSpanDays, lastObservationAgeS, objectType, sedrWPerKg } = quality;
  const ageDays = lastObservationAgeS === undefined ? undefined : lastObservationAgeS / SECONDS_PER_DAY;
  const hasSpans = actualOdSpanDays !== undefined && recommendedOdSpanDays !== undefined && recommendedOdSpanDays > 0;
  return [
    above('last-observation-old', ageDays, mostAgeDays(sedrWPerKg)),
    below('observations-few', quality.observationsUsed, LEAST_OBSERVATIONS),
    below('od-span-short', hasSpans ? actualOdSpanDays / recommendedOdSpanDays : undefined, LEAST_SPAN_RATIO),
    below('residuals-rejected', quality.residualsAcceptedPercent, LEAST_RESIDUALS_PERCENT),
    above('weighted-rms-large', quality.weightedRms, MOST_WEIGHTED_RMS[objectType]),
  ].flat();
}

/** Checks of a determination that have to be known, of the five: the larger part. */
const LEAST_CHECKS = 3;

/** Whether a message states enough of an orbit determination for the absence of doubts to mean that it is sound. */
export function isDeterminationStated(quality: OrbitQuality): boolean {
  const { actualOdSpanDays, recommendedOdSpanDays } = quality;
  const checkedFigures = [
    quality.lastObservationAgeS,
    quality.observationsUsed,
    actualOdSpanDays === undefined ? undefined : recommendedOdSpanDays,
    quality.residualsAcceptedPercent,
    quality.weightedRms,
  ];
  return checkedFigures.filter((figure) => figure !== undefined).length >= LEAST_CHECKS;
}

/** Largest age of the last observation, days, by the energy dissipation rate; little drag where it is not stated. */
export const mostAgeDays = (sedrWPerKg = 0): number =>
  MOST_AGE_DAYS.find(({ upTo }) => dissipationClass(sedrWPerKg) <= upTo)?.days ?? 10;

/** Class of energy dissipation, 0 (none) to 10; negative rates count by their size. */
export function dissipationClass(sedrWPerKg: number): number {
  const place = DISSIPATION_ENDS.findIndex((end) => Math.abs(sedrWPerKg) <= end);
  return place < 0 ? DISSIPATION_ENDS.length : place;
}

interface OrbitLimits {
  readonly spanRatio: number;
  readonly residualsPercent: number;
  readonly weightedRms: number;
}

/** The limits of figures of a determination. */
export const orbitLimits = (objectType: ObjectType): OrbitLimits => ({
  spanRatio: LEAST_SPAN_RATIO,
  residualsPercent: LEAST_RESIDUALS_PERCENT,
  weightedRms: MOST_WEIGHTED_RMS[objectType],
});

function above(code: OrbitDoubt['code'], value: number | undefined, limit: number): OrbitDoubt[] {
  return value !== undefined && value > limit ? [{ code, value, limit }] : [];
}

function below(code: OrbitDoubt['code'], value: number | undefined, limit: number): OrbitDoubt[] {
  return value !== undefined && value < limit ? [{ code, value, limit }] : [];
}
