import { judgingRules } from '@keepout/assessment/rules';
import { FLIGHT_RULE_LIMITS, type FlightRuleLimits } from '@keepout/conjunction/decision/flight-rules';
import type { OperatorRules } from '../../fleet/rules.ts';

type Thresholds = OperatorRules['thresholds'];

/** Settings in force for a decision. */
export interface DecisionSettings {
  readonly thresholds: Thresholds;
  readonly rulesVersion: number;
  readonly decisionLeadHours: number;
  readonly fourEyes: boolean;
  readonly judging: ReturnType<typeof judgingRules>;
  readonly limits: FlightRuleLimits;
}

/** Rules of the operator that determine these settings. */
export type DecisionRules = Pick<OperatorRules, 'thresholds' | 'decisionLeadHours' | 'thresholdsVersion'> &
  Partial<Pick<OperatorRules, 'fourEyes' | 'version' | 'covarianceRules'>>;

export function decisionSettings(rules: DecisionRules): DecisionSettings {
  const { thresholds, decisionLeadHours, fourEyes = false, version = 1 } = rules;
  const assessmentRules = judgingRules(rules);
  return {
    thresholds,
    rulesVersion: version,
    decisionLeadHours,
    fourEyes,
    judging: assessmentRules,
    limits: FLIGHT_RULE_LIMITS,
  };
}
