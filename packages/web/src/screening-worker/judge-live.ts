import { screenedApproach } from '@keepout/assessment/approach';
import { judge } from '@keepout/assessment/judge';
import type { Party } from '@keepout/assessment/orbit/party';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';

/** What is shown of a judgement in the table of a live screening. */
export interface LiveJudgement {
  /** Combined, m. */
  readonly hardBodyRadiusM: number;
  /** Absent where the encounter has none, as when the relative velocity is zero. */
  readonly pc?: number;
  /** Absent where there is none: the judgement says why. */
  readonly maxPc?: number;
}

/** Judges an approach as the server would; nobody decides on a live search, so no rules of an operator are asked for. */
export function judgeLive(
  { tcaTaiS, primaryState, secondaryState }: Encounter,
  parties: readonly [Party, Party],
): LiveJudgement {
  const approach = screenedApproach({ tcaTaiS, primary: primaryState, secondary: secondaryState }, parties);
  const { pc, report } = judge(approach, { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 }, tcaTaiS);
  return {
    hardBodyRadiusM: report.hardBodyRadiusM,
    ...(pc !== undefined && { pc }),
    ...(report.maxPc !== undefined && { maxPc: report.maxPc }),
  };
}
