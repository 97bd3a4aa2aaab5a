import {
  type Verdict,
  type VerdictInput,
  type VerdictThresholds,
  verdict,
} from '@keepout/conjunction/decision/verdict';
import type { PcReport } from '@keepout/conjunction/pc/compute-pc';

/** What a verdict needs besides the report. */
export interface VerdictContext {
  readonly nowTaiS: number;
  readonly decisionLeadS: number;
  readonly thresholds?: VerdictThresholds;
  /** The recommended probability less what the errors of both objects share, when that is known. */
  readonly correlatedPc?: number;
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
