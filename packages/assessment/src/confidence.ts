import { type PcConfidence, pcConfidence } from '@keepout/conjunction/decision/confidence';
import type { PcReport } from '@keepout/conjunction/pc/compute-pc';

/** How far the probability of a report can be believed; no source is calibrated unless an operator says so. */
export function pcConfidenceOf({ report }: { readonly report: PcReport }): PcConfidence {
  return pcConfidence({
    hasPc: report.recommended !== undefined,
    unusable: report.defects.map(({ object }) => object),
    implausible: report.implausibleCovariances,
    estimated: report.estimatedCovariances,
    calibrated: [],
  });
}
