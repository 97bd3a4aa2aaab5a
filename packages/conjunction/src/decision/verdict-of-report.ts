import type { DilutionReport } from '../pc/bounds/report-bounds.ts';
import type { PcReport } from '../pc/compute-pc.ts';
import { type OrbitQuality, orbitDoubts } from './orbit-quality.ts';
import { type Verdict, type VerdictInput, type VerdictThresholds, verdict } from './verdict.ts';

/** Inputs of a verdict apart from the report. */
export interface VerdictContext
  extends Pick<VerdictInput, 'edge' | 'statedOtherwise' | 'radiusOutsideBody' | 'countedSigmas'> {
  readonly nowTaiS: number;
  readonly decisionLeadS: number;
  readonly thresholds?: VerdictThresholds;
  /** The report without the common error of both objects, where known. */
  readonly correlated?: Pick<PcReport, 'recommended' | 'atMargin'>;
  /** Both objects, in the order of the report. */
  readonly parties?: readonly [DeterminedOrbit, DeterminedOrbit];
}

interface DeterminedOrbit {
  /** Stated figures of the orbit determination; absent where none are stated. */
  readonly quality?: OrbitQuality;
}

/** Verdict on a collision probability report: recommended probability, dilution, and every doubt that the report names. */
export function verdictOfReport(report: PcReport, { parties, correlated, ...context }: VerdictContext): Verdict {
  const { recommended, atMargin, dilution, defects, estimatedCovariances, implausibleCovariances, tcaTaiS } = report;
  const maxPc = dilution?.betterDataPc ?? report.maxPc;
  const ofDefect = (isDefault: boolean) =>
    defects.filter(({ defect }) => (defect === 'covariance-default') === isDefault).map(({ object }) => object);
  const input: VerdictInput = {
    ...context,
    tcaTaiS,
    ...(maxPc !== undefined && { maxPc }),
    ...(recommended && { pc: recommended.pc }),
    ...(correlated?.recommended && { correlatedPc: correlated.recommended.pc }),
    ...(atMargin && { pcAtMargin: Math.max(atMargin.pc, correlated?.atMargin?.pc ?? 0) }),
    ...(dilution && {
      region: dilution.region,
      scaleAtMax: scaleOf(dilution),
      dilutedOn: dilution.betterDataOn,
    }),
    estimatedCovariances,
    implausibleCovariances,
    tooSmallCovariances: report.tooSmallCovariances,
    indefiniteCovariances: report.indefiniteCovariances,
    missingCovariances: ofDefect(false),
    defaultCovariances: ofDefect(true),
    isTwoDimensionalInadequate: report.isInadequate,
    isUsageUnknown: report.isUnchecked,
    ...(parties && { orbitDoubts: { primary: doubtsOf(parties[0]), secondary: doubtsOf(parties[1]) } }),
  };
  return verdict(input);
}

function doubtsOf({ quality }: DeterminedOrbit) {
  return quality === undefined ? [] : orbitDoubts(quality);
}

/** The factor on the deviations of those whose better data reach the largest probability. */
function scaleOf({ betterDataOn, scaleAtMax, separate }: DilutionReport): number {
  return betterDataOn === 'both' ? scaleAtMax : separate[betterDataOn].scaleAtMax;
}
