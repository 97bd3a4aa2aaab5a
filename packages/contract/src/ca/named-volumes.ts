import type { NamedVolume } from './enums.ts';
import type { WireVolume } from './screening.ts';

const box = (r: number, t: number, n: number) => ({ shape: 'BOX' as const, r, t, n });

/**
 * Boxes of the public verification set by the orbit regime of object 1: half edges in its RTN axes, m. `verificationRegime` of the engine
 * assigns the regime.
 *
 * Source  Dataset for Conjunction Assessment Verification (AerospaceIVVDataset_20251009a): eight volumes
 */
export const NAMED_VOLUMES = {
  LEO1: box(400, 44_000, 51_000),
  LEO2: box(400, 25_000, 25_000),
  LEO3: box(400, 12_000, 12_000),
  LEO4: box(400, 2000, 2000),
  NEAR_EARTH: box(2000, 25_000, 25_000),
  DEEP_SPACE: box(20_000, 20_000, 20_000),
  GEO: box(10_000, 10_000, 10_000),
  UNBOUND: box(20_000, 50_000, 20_000),
} as const satisfies Readonly<Record<NamedVolume, WireVolume>>;

/** Longest span of automatic screenings, days. Later parts are screened by later runs. */
export const SCREENED_DAYS = 7;
