import type { PcReport } from '../pc/compute-pc.ts';
import { type Verdict, type VerdictInput, type VerdictThresholds, verdict } from './verdict.ts';

/** What a verdict needs besides the report. */
export interface VerdictContext {
  readonly nowTaiS: number;
  readonly decisionLeadS: number;
  readonly thresholds?: VerdictThresholds;
}

/** Verdict on a collision probability report: recommended probability, dilution, and every doubt that the report names. */
export function verdictOfReport(report: PcReport, context: VerdictContext): Verdict {
  const { recommended, dilution, defects, estimatedCovariances, maxPc, tcaTaiS, isInadequate } = report;
  const input: VerdictInput = {
    ...context,
    tcaTaiS,
    maxPc,
    ...(recommended && { pc: recommended.pc }),
    ...(dilution && { region: dilution.region, scaleAtMax: dilution.scaleAtMax }),
    estimatedCovariances,
    missingCovariances: defects.map(({ object }) => object),
    isTwoDimensionalInadequate: isInadequate,
  };
  return verdict(input);
}
