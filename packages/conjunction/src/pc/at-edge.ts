import type { PcReport } from './compute-pc.ts';

/**
 * Returns the report of two objects with their minimum distance at the end of their data: its geometry is valid. A plane, and every probability, is of a
 * closest approach, which may lie beyond.
 */
export function reportAtEdge(report: PcReport): PcReport {
  const { objects, summary, tcaTaiS, tcaOffsetS, missDistanceM, relativeSpeedMps, hardBodyRadiusM } = report;
  const { defects, estimatedCovariances, indefiniteCovariances, tooSmallCovariances, implausibleCovariances } = report;
  return {
    objects,
    summary,
    tcaTaiS,
    tcaOffsetS,
    missDistanceM,
    relativeSpeedMps,
    hardBodyRadiusM,
    maxPcReason: 'edge-of-data',
    methods: {},
    defects,
    estimatedCovariances,
    indefiniteCovariances,
    tooSmallCovariances,
    implausibleCovariances,
    isInadequate: false,
    isUnchecked: false,
  };
}
