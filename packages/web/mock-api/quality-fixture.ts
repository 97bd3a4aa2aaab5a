import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { EphemerisQuality } from '@keepout/contract/ca/ephemeris-quality';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { HOUR_MS, iso } from './clock.ts';

const example = CA_EXAMPLES.EphemerisQuality;

/** A report with a burn where another file of the satellite exists, a sound one that stands alone otherwise. */
export function qualityFixture(file: EphemerisFile, files: readonly EphemerisFile[]): EphemerisQuality {
  const before = files.find(
    ({ oemFileId, satelliteId }) => satelliteId === file.satelliteId && oemFileId !== file.oemFileId,
  );
  const startMs = Date.parse(file.startTime);
  const at = (hours: number) => iso(startMs + hours * HOUR_MS);
  const spanSeconds = (Date.parse(file.stopTime) - startMs) / 1000;
  const difference = (hours: number, t: number, sigma: number) => ({
    time: at(hours),
    position: { r: t / 20, t, n: -t / 50 },
    sigma: { r: 12, t: sigma, n: 8 },
    mahalanobisDistance: Math.abs(t / sigma),
  });
  const common = { ...example, oemFileId: file.oemFileId, isInForce: file.designation === 'OPERATIONAL', spanSeconds };
  if (before === undefined)
    return {
      ...common,
      comparison: null,
      findings: [{ code: 'nothing-before', level: 'note', value: null, limit: null, time: null }],
    };
  const differences = [difference(0, -22.8, 31), difference(24, 810, 220), difference(48, 4_312, 640)] as const;
  return {
    ...common,
    comparison: {
      oemFileId: before.oemFileId,
      fileName: before.fileName,
      overlapSeconds: 172_800,
      handover: differences[0],
      largest: differences[2],
      differences: [...differences],
      burn: {
        time: at(8.6),
        deltaV: { r: -0.0003, t: 0.0101, n: 0.0001 },
        sigma: { r: 0.0002, t: 0.0001, n: 0.0002 },
        size: 0.0101,
        isDeclared: false,
      },
      fit: { plain: 1_009.2, withoutBurn: 83.4, withBurn: 1.3 },
      realism: null,
    },
    findings: [
      { code: 'burn-undeclared', level: 'serious', value: 0.0101, limit: null, time: at(8.6) },
      { code: 'span-short', level: 'note', value: spanSeconds / 86_400, limit: 7, time: null },
      { code: 'continues', level: 'good', value: 0.7355, limit: 3.368, time: at(0) },
    ],
  };
}
