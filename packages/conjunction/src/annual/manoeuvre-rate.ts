import { DAYS_PER_YEAR } from '@keepout/units/duration';
import { type Bounded, poissonInterval } from './poisson-interval.ts';

/** What a threshold costs and what it is worth. */
export interface ThresholdOutcome {
  readonly thresholdPc: number;
  readonly manoeuvresPerYear: Bounded;
  /** Probability a year that manoeuvres take away, and what stays. */
  readonly avoidedPerYear: number;
  readonly residualPerYear: number;
}

/**
 * Manoeuvres and risk for a threshold, from the events of a past window.
 *
 * Method   each event counts with the probability that it had when the decision was due; above the threshold it would have
 *          been avoided. Collisions of independent events add up; docs/models/annual-statistics
 * Assumes  a manoeuvre leaves a share of the risk, `executionFailure`, and brings no new one
 *
 * @param eventPcs   one probability an event, the last before the decision
 */
export function thresholdOutcome(
  eventPcs: readonly number[],
  windowDays: number,
  thresholdPc: number,
  executionFailure: number = 0,
  level: number = 0.95,
): ThresholdOutcome {
  const perYear = DAYS_PER_YEAR / windowDays;
  const above = eventPcs.filter((pc) => pc >= thresholdPc);
  const total = eventPcs.reduce((sum, pc) => sum + pc, 0);
  const avoided = above.reduce((sum, pc) => sum + pc, 0) * (1 - executionFailure);
  const count = poissonInterval(above.length, level);
  return {
    thresholdPc,
    manoeuvresPerYear: { value: count.value * perYear, lower: count.lower * perYear, upper: count.upper * perYear },
    avoidedPerYear: avoided * perYear,
    residualPerYear: (total - avoided) * perYear,
  };
}
