import type { RiskThresholds } from '@keepout/conjunction/decision/risk-level';

/** How an operator wants encounters judged. */
export interface JudgingRules {
  readonly thresholds: RiskThresholds;
  /** How long before closest approach a decision is due. */
  readonly decisionLeadS: number;
}
