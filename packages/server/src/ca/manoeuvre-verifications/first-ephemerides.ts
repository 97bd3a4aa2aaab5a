import { fromUnixMs, parseUtc } from '@keepout/astro/epoch';
import type { EphemerisRow } from '../ephemerides/store.ts';

/**
 * The files that tell what was flown, the first one first: operational, made after cut-off, and reaching beyond it. What was made
 * before is a prediction, whenever it came.
 */
export function firstEphemerides(files: readonly EphemerisRow[], cutoffTaiS: number): EphemerisRow[] {
  return files
    .filter((file) => file.designation === 'OPERATIONAL' && file.stopTaiS > cutoffTaiS && madeTaiS(file) > cutoffTaiS)
    .toSorted((a, b) => cameTaiS(a) - cameTaiS(b));
}

const cameTaiS = ({ uploadedAt }: EphemerisRow): number => fromUnixMs(Date.parse(uploadedAt));

/** When it says that it was made; of a file that does not, when it came. */
function madeTaiS(file: EphemerisRow): number {
  const created = parseUtc(file.facts.creationDate ?? '');
  return created.ok ? Math.min(created.value, cameTaiS(file)) : cameTaiS(file);
}
