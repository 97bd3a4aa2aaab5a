import type { RiskThresholds } from '@keepout/conjunction/decision/risk-level';
import type { CovarianceRule } from '@keepout/conjunction/decision/sigma-rules';

/** How an operator wants encounters judged. */
export interface JudgingRules {
  readonly thresholds: RiskThresholds;
  /** How long before closest approach a decision is due. */
  readonly decisionLeadS: number;
  /** Which sigmas count as calibrated, or multiplied, by kind; absent: all as they are stated. */
  readonly covariances?: readonly CovarianceRule[] | undefined;
}
