import { type PcConfidence, pcConfidence } from '@keepout/conjunction/decision/confidence';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import { scaledSigmas } from '@keepout/conjunction/decision/sigma-rules';
import { reportAtEdge } from '@keepout/conjunction/pc/at-edge';
import type { PcReport } from '@keepout/conjunction/pc/compute-pc';
import { verdictReport } from '@keepout/conjunction/pc/verdict-pc';
import type { Approach } from './approach.ts';
import { type Judgement, objectsOf } from './judge.ts';

/** Reasons why a covariance is implausible. */
const IMPLAUSIBLE = ['implausibleCovariances', 'tooSmallCovariances', 'indefiniteCovariances'] as const;

/** How far the probability of a report can be believed; no source is calibrated unless an operator says so. */
export function pcConfidenceOf({
  report,
  countedSigmas = [undefined, undefined],
  unlikeHistory = [],
}: {
  readonly report: PcReport;
  readonly countedSigmas?: Judgement['countedSigmas'];
  /** Objects whose errors differ from those in former messages. */
  readonly unlikeHistory?: readonly UnlikeHistory[];
}): PcConfidence {
  return pcConfidence({
    hasPc: report.recommended !== undefined,
    isAtEdge: report.maxPcReason === 'edge-of-data',
    unusable: report.defects.map(({ object }) => object),
    implausible: [
      ...new Set([...IMPLAUSIBLE.flatMap((reason) => report[reason]), ...unlikeHistory.map(({ object }) => object)]),
    ],
    estimated: report.estimatedCovariances,
    calibrated: (['primary', 'secondary'] as const).filter((_, place) => countedSigmas[place]?.isCalibrated),
    scaled: scaledSigmas(countedSigmas),
  });
}

/** The same for an unassessed approach; undefined where it is unknown. */
export function confidenceOfApproach(
  approach: Approach,
  {
    radiusM,
    unlikeHistory,
  }: { readonly radiusM?: number | undefined; readonly unlikeHistory?: readonly UnlikeHistory[] } = {},
): PcConfidence | undefined {
  const { objects, covariances, radius } = objectsOf(approach);
  const report = verdictReport({
    primary: objects[0],
    secondary: objects[1],
    isAtTca: approach.isAtTca,
    hardBodyRadiusM: radiusM ?? radius.radiusM,
    isWithoutBounds: true,
  });
  if (!report.ok) return undefined;
  const countedSigmas = [covariances[0].countedSigmas, covariances[1].countedSigmas] as const;
  const countedReport = approach.edge === undefined ? report.value : reportAtEdge(report.value);
  return pcConfidenceOf({ report: countedReport, countedSigmas, ...(unlikeHistory && { unlikeHistory }) });
}
