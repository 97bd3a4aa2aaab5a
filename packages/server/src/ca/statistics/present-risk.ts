import { type AcceptedLevelOutcome, acceptedLevel } from '@keepout/conjunction/annual/accepted-level';
import { annualRisk } from '@keepout/conjunction/annual/collision-rate';
import { poissonInterval } from '@keepout/conjunction/annual/poisson-interval';
import type { AcceptedLevel, AnnualRiskEstimate } from '@keepout/contract/ca/statistics';
import { DAYS_PER_YEAR } from '@keepout/units/duration';
import type { CountedFlux } from './estimate.thread.ts';

const LEVELS_PER_DECADE = 8;
const LOWEST_DECADE = -7;
const DECADES = 5;
const LEVELS: readonly number[] = Array.from(
  { length: DECADES * LEVELS_PER_DECADE + 1 },
  (_, k) => 10 ** (LOWEST_DECADE + k / LEVELS_PER_DECADE),
);

/** Parameters of the risk of one satellite. */
export interface RiskParameters {
  readonly radiusM: number;
  readonly windowDays: number;
  readonly acceptedPc: number;
}

export function presentRisk({ flux, events }: CountedFlux, parameters: RiskParameters): AnnualRiskEstimate {
  const { radiusM, windowDays, acceptedPc } = parameters;
  const annual = annualRisk({ events, withinM: flux.withinM, windowDays }, radiusM);
  const { encountersPerYear: rate, probability } = annual;
  const at = (level: number): AcceptedLevel => presentLevel(acceptedLevel(flux.classes, radiusM, level));
  return {
    fluxPerYear: flux.passagesPerYear,
    fluxProbability: -Math.expm1(-flux.passagesPerYear * (radiusM / flux.withinM) ** 2),
    countedEvents: events,
    countedPerYear: rate.value,
    countedPerYearLower: rate.lower,
    countedPerYearUpper: rate.upper,
    countedProbability: probability.value,
    countedProbabilityLower: probability.lower,
    countedProbabilityUpper: probability.upper,
    isAgreed: flux.passagesPerYear >= rate.lower && flux.passagesPerYear <= rate.upper,
    chosen: at(acceptedPc),
    levels: LEVELS.map(at),
  };
}

/** Combines independent satellites: 1 - prod(1 - P); rates and manoeuvres are summed. */
export function presentFleetRisk(parts: readonly AnnualRiskEstimate[], windowDays: number): AnnualRiskEstimate | null {
  const [first] = parts;
  if (first === undefined) return null;
  if (parts.length === 1) return first;
  const sum = (pick: (estimate: AnnualRiskEstimate) => number): number =>
    parts.reduce((total, part) => total + pick(part), 0);
  const probabilityOfAny = (pick: (estimate: AnnualRiskEstimate) => number): number =>
    -Math.expm1(parts.reduce((total, part) => total + Math.log1p(-Math.min(pick(part), 1 - 1e-15)), 0));
  const countedEvents = sum((estimate) => estimate.countedEvents);
  const limits = poissonInterval(countedEvents, 0.95);
  const perYear = DAYS_PER_YEAR / windowDays;
  const fluxPerYear = sum((estimate) => estimate.fluxPerYear);
  const sumOfLevels = (pick: (estimate: AnnualRiskEstimate) => AcceptedLevel): AcceptedLevel => {
    const manoeuvresPerYear = sum((estimate) => pick(estimate).manoeuvresPerYear);
    const reductionPerYear = sum((estimate) => pick(estimate).reductionPerYear);
    return presentLevel({
      acceptedPc: pick(first).acceptedPc,
      manoeuvresPerYear,
      reductionPerYear,
      residualPerYear: sum((estimate) => pick(estimate).residualPerYear),
      falseAlarmShare: manoeuvresPerYear > 0 ? 1 - reductionPerYear / manoeuvresPerYear : undefined,
    });
  };
  const [lower, upper] = [limits.lower * perYear, limits.upper * perYear];
  return {
    fluxPerYear,
    fluxProbability: probabilityOfAny((estimate) => estimate.fluxProbability),
    countedEvents,
    countedPerYear: countedEvents * perYear,
    countedPerYearLower: lower,
    countedPerYearUpper: upper,
    countedProbability: probabilityOfAny((estimate) => estimate.countedProbability),
    countedProbabilityLower: probabilityOfAny((estimate) => estimate.countedProbabilityLower),
    countedProbabilityUpper: probabilityOfAny((estimate) => estimate.countedProbabilityUpper),
    isAgreed: fluxPerYear >= lower && fluxPerYear <= upper,
    chosen: sumOfLevels((estimate) => estimate.chosen),
    levels: first.levels.map((_, k) => sumOfLevels((estimate) => estimate.levels[k]!)),
  };
}

function presentLevel(outcome: AcceptedLevelOutcome): AcceptedLevel {
  return { ...outcome, falseAlarmShare: outcome.falseAlarmShare ?? null };
}
