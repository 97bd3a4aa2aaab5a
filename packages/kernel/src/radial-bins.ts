/** Radius where the bins begin, m; lower objects are in the first one. As in assembly/keys.ts. */
const FLOOR_M = 6.38e6;
const FINE_M = 1250;
const FINE_BINS = 1776;
const COARSE_M = 1e6;
const COARSE_BINS = 56;
/** Minimum radius in the first bin, m. */
const LOWEST_M = 6.2e6;

/** Lowest radius of each bin, m: 1.25 km wide in the crowded shells, 1,000 km above; the last one is open. */
export function radialBins(): Float64Array {
  return Float64Array.from({ length: FINE_BINS + COARSE_BINS }, (_, bin) => {
    if (bin === 0) return LOWEST_M;
    return FLOOR_M + Math.min(bin, FINE_BINS) * FINE_M + Math.max(0, bin - FINE_BINS) * COARSE_M;
  });
}
