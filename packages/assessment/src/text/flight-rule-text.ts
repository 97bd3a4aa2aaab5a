import type { Decision, FlightRule, FlightRuleResult } from '@keepout/conjunction/decision/flight-rules';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import { pcText } from './reason-text.ts';

/** Requirement of a flight rule, and the figure that is compared with its limit, as a sentence. */
export function flightRuleText(
  result: Pick<FlightRuleResult, 'rule' | 'isMet' | 'value' | 'limit' | 'unknown'>,
): string {
  const { rule, isMet, value, limit, unknown: unknownReason } = result;
  const figure =
    rule === 'plan-screened-clear' && unknownReason !== undefined ? '' : FIGURES[rule](value, limit, isMet);
  return `${ASKS[rule]}${figure}.`;
}

const ASKS: Readonly<Record<FlightRule, string>> = {
  'pc-below-act': 'The probability of collision is below the act threshold',
  'verdict-concludes': 'The data lead to a conclusion',
  'decision-in-time': 'The decision is made before it is due',
  'message-recent': 'The newest message is recent',
  'secondary-tracked': 'The other object has been tracked recently',
  'covariance-realistic': 'Both covariances come from orbit determinations and are plausible',
  'orbits-undoubted': 'The orbit determinations are within the limits of practice',
  'probability-holds': 'The method of the probability holds for this encounter',
  'plan-screened-clear': 'The plan is screened, and clear',
};

type Figure = (value: number | undefined, limit: number | undefined, isMet: boolean) => string;

const doubts: Figure = (value) =>
  value === undefined || value === 0 ? '' : ` (${value} ${value === 1 ? 'doubt' : 'doubts'})`;

const FIGURES: Readonly<Record<FlightRule, Figure>> = {
  'pc-below-act': (value, limit = 0) =>
    ` (${value === undefined ? 'not computed' : pcText(value)}; threshold ${pcText(limit)})`,
  'verdict-concludes': () => '',
  'decision-in-time': (value = 0) =>
    value >= 0 ? ` (${hours(value)} before)` : ` (it was due ${hours(-value)} earlier)`,
  'message-recent': (value = 0, limit = 0) => ` (${hours(value)} old; at most ${hours(limit)})`,
  'secondary-tracked': (value, limit = 0) =>
    ` (${value === undefined ? 'not stated' : `${days(value)} ago`}; at most ${days(limit)})`,
  'covariance-realistic': doubts,
  'orbits-undoubted': doubts,
  'probability-holds': doubts,
  'plan-screened-clear': (value, _limit, isMet) => {
    if (value === undefined) return ' (no screening of it is known)';
    if (value === 0)
      return isMet
        ? ''
        : ' (no conjunction by stated covariance is new or worse, but the target is missed, estimated covariances add too much, or only a part was screened)';
    return ` (${value} ${value === 1 ? 'conjunction' : 'conjunctions'} new or worse)`;
  },
};

const hours = (seconds: number): string => `${(seconds / SECONDS_PER_HOUR).toFixed(1)} h`;
const days = (seconds: number): string => `${(seconds / SECONDS_PER_DAY).toFixed(1)} days`;

/** A decision as an operator says it. */
export const DECISION_TEXTS: Readonly<Record<Decision, string>> = {
  BURN: 'Burn',
  NO_BURN: 'No burn',
  OBSERVE: 'Get observations first',
  COORDINATE: 'Coordinate with the other operator',
  ACCEPT: 'Accept the risk',
};
