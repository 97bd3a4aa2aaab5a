import type { EphemerisReport } from '@keepout/assessment/orbit/ephemeris-report';
import type { TrajectoryDifference } from '@keepout/astro/ephemeris/difference';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import type { EphemerisDifference, EphemerisQuality } from '@keepout/contract/ca/ephemeris-quality';
import type { EphemerisRow } from '../ephemerides/store.ts';

interface ComparedFiles {
  readonly before: EphemerisRow | undefined;
  readonly isInForce: boolean;
  readonly identical: readonly EphemerisRow[];
}

/** Returns a quality report as in the API. */
export function presentQuality(
  row: EphemerisRow,
  report: EphemerisReport,
  { before, isInForce, identical }: ComparedFiles,
): EphemerisQuality {
  const { covariance } = report;
  return {
    oemFileId: row.id,
    isInForce,
    identicalTo: identical.map(({ id, fileName }) => ({ oemFileId: id, fileName })),
    spanSeconds: report.spanS,
    recommendedSpanSeconds: report.wantedSpanS,
    periodSeconds: report.periodS,
    statesPerRevolution: report.statesPerRevolution,
    gaps: report.gaps.map(({ startTaiS, stopTaiS }) => ({ start: formatUtcZ(startTaiS), stop: formatUtcZ(stopTaiS) })),
    interpolationError: report.interpolationErrorM ?? null,
    covariance:
      covariance === undefined
        ? null
        : {
            count: covariance.count,
            firstSigma: local(covariance.firstSigmaRtnM),
            lastSigma: local(covariance.lastSigmaRtnM),
            alongTrackExponent: covariance.alongTrackExponent ?? null,
            growth: covariance.verdict,
          },
    comparison: before === undefined ? null : comparisonOf(before, report.comparison),
    findings: report.findings.map(({ code, level, value, limit, epochTaiS }) => ({
      code,
      level,
      value: value ?? null,
      limit: limit ?? null,
      time: epochTaiS === undefined ? null : formatUtcZ(epochTaiS),
    })),
  };
}

function comparisonOf(before: EphemerisRow, comparison: EphemerisReport['comparison']): EphemerisQuality['comparison'] {
  if (comparison === undefined) return null;
  const { handover, largest, fit, realism } = comparison;
  const burn = fit?.burn;
  return {
    oemFileId: before.id,
    fileName: before.fileName,
    overlapSeconds: comparison.overlapS,
    handover: handover ? differenceOf(handover) : null,
    largest: largest ? differenceOf(largest) : null,
    differences: comparison.differences.map(differenceOf),
    burn:
      burn === undefined
        ? null
        : {
            time: formatUtcZ(burn.epochTaiS),
            deltaV: local(burn.deltaVRtnMps),
            sigma: local(burn.sigmaRtnMps),
            size: burn.deltaVMps,
            isDeclared: comparison.isBurnDeclared,
          },
    fit: fit?.rmsM ?? null,
    realism: realism
      ? {
          epochs: realism.count,
          medianSquared: realism.medianSquared,
          sigmaFactor: realism.sigmaFactor,
          verdict: realism.verdict,
        }
      : null,
  };
}

function differenceOf(difference: TrajectoryDifference): EphemerisDifference {
  return {
    time: formatUtcZ(difference.epochTaiS),
    position: local(difference.positionRtnM),
    sigma: difference.sigmaRtnM ? local(difference.sigmaRtnM) : null,
    mahalanobisDistance: difference.mahalanobisSquared === undefined ? null : Math.sqrt(difference.mahalanobisSquared),
  };
}

const local = ([r, t, n]: Vec3) => ({ r, t, n });
