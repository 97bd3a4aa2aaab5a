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

/** What one satellite is asked with. */
export interface RiskParameters {
  readonly radiusM: number;
  readonly windowDays: number;
  readonly acceptedPc: number;
}

export function presentRisk({ flux, events }: CountedFlux, parameters: RiskParameters): AnnualRiskEstimate {
  const { radiusM, windowDays, acceptedPc } = parameters;
  const counted = annualRisk({ events, withinM: flux.withinM, windowDays }, radiusM);
  const { encountersPerYear: rate, probability } = counted;
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

/** Several satellites, independent of each other: 1 - prod(1 - P), rates and manoeuvres add. */
export function presentFleetRisk(parts: readonly AnnualRiskEstimate[], windowDays: number): AnnualRiskEstimate | null {
  const [first] = parts;
  if (first === undefined) return null;
  if (parts.length === 1) return first;
  const sum = (pick: (one: AnnualRiskEstimate) => number): number => parts.reduce((total, one) => total + pick(one), 0);
  const any = (pick: (one: AnnualRiskEstimate) => number): number =>
    -Math.expm1(parts.reduce((total, one) => total + Math.log1p(-Math.min(pick(one), 1 - 1e-15)), 0));
  const countedEvents = sum((one) => one.countedEvents);
  const limits = poissonInterval(countedEvents, 0.95);
  const perYear = DAYS_PER_YEAR / windowDays;
  const fluxPerYear = sum((one) => one.fluxPerYear);
  const added = (pick: (one: AnnualRiskEstimate) => AcceptedLevel): AcceptedLevel => {
    const manoeuvresPerYear = sum((one) => pick(one).manoeuvresPerYear);
    const reductionPerYear = sum((one) => pick(one).reductionPerYear);
    return presentLevel({
      acceptedPc: pick(first).acceptedPc,
      manoeuvresPerYear,
      reductionPerYear,
      residualPerYear: sum((one) => pick(one).residualPerYear),
      falseAlarmShare: manoeuvresPerYear > 0 ? 1 - reductionPerYear / manoeuvresPerYear : undefined,
    });
  };
  const [lower, upper] = [limits.lower * perYear, limits.upper * perYear];
  return {
    fluxPerYear,
    fluxProbability: any((one) => one.fluxProbability),
    countedEvents,
    countedPerYear: countedEvents * perYear,
    countedPerYearLower: lower,
    countedPerYearUpper: upper,
    countedProbability: any((one) => one.countedProbability),
    countedProbabilityLower: any((one) => one.countedProbabilityLower),
    countedProbabilityUpper: any((one) => one.countedProbabilityUpper),
    isAgreed: fluxPerYear >= lower && fluxPerYear <= upper,
    chosen: added((one) => one.chosen),
    levels: first.levels.map((_, k) => added((one) => one.levels[k]!)),
  };
}

function presentLevel(outcome: AcceptedLevelOutcome): AcceptedLevel {
  return { ...outcome, falseAlarmShare: outcome.falseAlarmShare ?? null };
}
