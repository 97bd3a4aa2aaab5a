import type { Approach } from '@keepout/assessment/approach';
import { approachVerdict, objectsOf } from '@keepout/assessment/judge';
import type { JudgingRules } from '@keepout/assessment/rules';
import { reasonText } from '@keepout/assessment/text/reason-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import { DEFAULT_RISK_THRESHOLDS, riskLevel } from '@keepout/conjunction/decision/risk-level';
import {
  DEVIATION_MARGIN,
  deadlineTaiS,
  type Verdict,
  verdictAgainstHistory,
} from '@keepout/conjunction/decision/verdict';
import type { PcReport } from '@keepout/conjunction/pc/compute-pc';
import { nowTaiS } from '@keepout/server/platform/now';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';

/** Verdict and risk level of a message, as the service would say them with its default rules. */
export interface PrintedVerdict {
  readonly verdict: string;
  readonly riskLevel: string;
  readonly decideBy: string | null;
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
}

/** Those of the service where an operator sets none. */
export const DEFAULT_RULES: JudgingRules = {
  thresholds: DEFAULT_RISK_THRESHOLDS,
  decisionLeadS: 12 * SECONDS_PER_HOUR,
  deviationMargin: DEVIATION_MARGIN,
};

/** The miss over its errors, in either sense. */
export const mahalanobisText = (
  report: Readonly<Partial<Record<'mahalanobis' | 'mahalanobisPlane', number | null>>>,
): string =>
  `${report.mahalanobisPlane?.toFixed(4) ?? 'none'} in the plane, ${report.mahalanobis?.toFixed(4) ?? 'none'} in space`;

/**
 * The verdict of a message as the service would say it with its default rules.
 *
 * @param correlated   the report without the common error of both objects, if the message contains it
 */
export function verdictByDefaults(
  approach: Approach,
  report: PcReport,
  correlated: PcReport | undefined,
  unlikeHistory: readonly UnlikeHistory[],
): Verdict {
  const isApplied = correlated?.crossCorrelation?.status === 'applied';
  const { covariances: known } = objectsOf(approach);
  const asItIs = approachVerdict(
    approach,
    { report, covariances: known, correlated: isApplied ? correlated : undefined },
    DEFAULT_RULES,
    nowTaiS(),
  );
  return verdictAgainstHistory(asItIs, unlikeHistory);
}

export function printedVerdict(report: PcReport, verdict: Verdict): PrintedVerdict {
  const due = deadlineTaiS(verdict);
  return {
    verdict: verdict.kind,
    riskLevel: riskLevel(report.recommended?.pc, DEFAULT_RULES.thresholds),
    decideBy: due === undefined ? null : formatUtcZ(due, 0),
    reasons: verdict.reasons.map((reason) => ({ code: reason.code, text: reasonText(reason) })),
  };
}

/** The rows of the table. */
export function verdictRows({ verdict, riskLevel: risk, decideBy, reasons }: PrintedVerdict): readonly string[] {
  const [first, ...otherReasons] = reasons.map(({ text }) => text);
  return [
    `verdict        ${verdict}, risk ${risk}${decideBy === null ? '' : `, decide by ${decideBy}`}; limits of the service's defaults`,
    `because        ${first ?? ''}`,
    ...otherReasons.map((text) => `               ${text}`),
  ];
}
