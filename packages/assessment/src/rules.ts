import type { RiskThresholds } from '@keepout/conjunction/decision/risk-level';
import { type CovarianceRule, judgedBy } from '@keepout/conjunction/decision/sigma-rules';
import { DEVIATION_MARGIN } from '@keepout/conjunction/decision/verdict';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';

/** How an operator wants encounters judged. */
export interface JudgingRules {
  readonly thresholds: RiskThresholds;
  /** How long before closest approach a decision is due. */
  readonly decisionLeadS: number;
  /** As of `VerdictThresholds`; absent in records made before this rule. */
  readonly deviationMargin?: number | undefined;
  /** Which sigmas count as calibrated, or multiplied, by kind; absent: all as they are stated. */
  readonly covariances?: readonly CovarianceRule[] | undefined;
}

/** The rules of an operator as judging takes them. */
export function judgingRules({
  thresholds: { medium, high, critical },
  thresholdsVersion,
  decisionLeadHours,
  covarianceRules = [],
}: {
  readonly thresholds: { readonly medium: number; readonly high: number; readonly critical: number };
  readonly thresholdsVersion: number;
  readonly decisionLeadHours: number;
  readonly covarianceRules?: readonly CovarianceRule[] | undefined;
}): JudgingRules {
  return {
    thresholds: { version: thresholdsVersion, mediumPc: medium, highPc: high, criticalPc: critical },
    decisionLeadS: decisionLeadHours * SECONDS_PER_HOUR,
    deviationMargin: DEVIATION_MARGIN,
    ...(covarianceRules.length > 0 && { covariances: covarianceRules.map(judgedBy) }),
  };
}
