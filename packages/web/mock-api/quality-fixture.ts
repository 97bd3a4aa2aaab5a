import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { EphemerisQuality } from '@keepout/contract/ca/ephemeris-quality';

const HOUR_MS = 3_600_000;

/** A report with a burn where another file of the satellite exists, a sound one that stands alone otherwise. */
export function qualityOf(file: EphemerisFile, files: readonly EphemerisFile[]): EphemerisQuality {
  const before = files.find(
    ({ oemFileId, satelliteId }) => satelliteId === file.satelliteId && oemFileId !== file.oemFileId,
  );
  const startMs = Date.parse(file.startTime);
  const at = (hours: number) => new Date(startMs + hours * HOUR_MS).toISOString();
  const spanSeconds = (Date.parse(file.stopTime) - startMs) / 1000;
  const difference = (hours: number, t: number, sigma: number) => ({
    time: at(hours),
    position: { r: t / 20, t, n: -t / 50 },
    sigma: { r: 12, t: sigma, n: 8 },
    mahalanobisDistance: Math.abs(t / sigma),
  });
  return {
    oemFileId: file.oemFileId,
    isInForce: file.designation === 'OPERATIONAL',
    identicalTo: [],
    spanSeconds,
    wantedSpanSeconds: 604_800,
    periodSeconds: 5_731,
    statesPerRevolution: 95.5,
    gaps: [],
    interpolationError: 0.004,
    covariance: {
      count: file.covarianceCount,
      firstSigma: { r: 6, t: 21, n: 4 },
      lastSigma: { r: 19, t: 1_840, n: 12 },
      alongTrackExponent: 1.4,
      growth: 'grows',
    },
    comparison: before
      ? {
          oemFileId: before.oemFileId,
          fileName: before.fileName,
          overlapSeconds: 172_800,
          handover: difference(0, -22.8, 31),
          largest: difference(48, 4_312, 640),
          differences: [difference(0, -22.8, 31), difference(24, 810, 220), difference(48, 4_312, 640)],
          burn: {
            time: at(8.6),
            deltaV: { r: -0.0003, t: 0.0101, n: 0.0001 },
            sigma: { r: 0.0002, t: 0.0001, n: 0.0002 },
            size: 0.0101,
            isDeclared: false,
          },
          fit: { plain: 1_009.2, withoutBurn: 83.4, withBurn: 1.3 },
          realism: null,
        }
      : null,
    findings: before
      ? [
          { code: 'burn-undeclared', level: 'serious', value: 0.0101, limit: null, time: at(8.6) },
          { code: 'span-short', level: 'note', value: spanSeconds / 86_400, limit: 7, time: null },
          { code: 'continues', level: 'good', value: 0.7355, limit: 3.368, time: at(0) },
        ]
      : [{ code: 'nothing-before', level: 'note', value: null, limit: null, time: null }],
  };
}
