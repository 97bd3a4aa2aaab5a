import { DAYS_PER_YEAR } from '@keepout/units/duration';
import { type Bounded, poissonInterval } from './poisson-interval.ts';

/** Slower neighbours come back again and again: they are formation mates, not traffic. */
export const SLOWEST_COUNTED_MPS = 100;

/** An encounter as a screening finds it. */
export interface CountedEncounter {
  readonly missDistanceM: number;
  readonly relativeSpeedMps: number;
}

/** Counts of a screening window. */
export interface EncounterCount {
  readonly events: number;
  /** Radius of the sphere in which they were counted; far above the combined radius. */
  readonly withinM: number;
  readonly windowDays: number;
}

export interface AnnualRisk {
  /** Encounters a year within the radius of the count. */
  readonly encountersPerYear: Bounded;
  /** Collisions a year. */
  readonly collisionsPerYear: Bounded;
  /** Probability of at least one collision in a year. */
  readonly probability: Bounded;
}

/** How many encounters count: within the radius, and of two orbits that cross. */
export function countEncounters(encounters: readonly CountedEncounter[], withinM: number): number {
  return encounters.filter(
    ({ missDistanceM, relativeSpeedMps }) => missDistanceM <= withinM && relativeSpeedMps > SLOWEST_COUNTED_MPS,
  ).length;
}

/**
 * Yearly collision risk of one object from a count of its encounters.
 *
 * Method   the flux is even over kilometres, so encounters within a radius grow as its square: rate = N (year / window)
 *          (R / D)^2, probability 1 - exp(-rate); limits from the exact Poisson interval of N; docs/models/annual-statistics
 * Assumes  the window stands for the year; tracked objects only; no manoeuvres; no neighbours that fly in formation
 *
 * @param combinedRadiusM   number   m        @param level   number in (0, 1)
 *
 * Checked  conformance/annual (2e-5: the source rounds the weeks of a year)
 */
export function annualRisk(count: EncounterCount, combinedRadiusM: number, level: number = 0.95): AnnualRisk {
  const perYear = DAYS_PER_YEAR / count.windowDays;
  const share = (combinedRadiusM / count.withinM) ** 2;
  const events = poissonInterval(count.events, level);
  return {
    encountersPerYear: mapped(events, (n) => n * perYear),
    collisionsPerYear: mapped(events, (n) => n * perYear * share),
    probability: mapped(events, (n) => -Math.expm1(-n * perYear * share)),
  };
}

function mapped({ value, lower, upper }: Bounded, f: (n: number) => number): Bounded {
  return { value: f(value), lower: f(lower), upper: f(upper) };
}
