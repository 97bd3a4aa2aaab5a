import { type CellTables, cellTables } from './cell-tables.ts';
import { radialBins } from './radial-bins.ts';

/** Angular rate for the reach of a cell, rad/s: circular orbits from radius 6,520 km on; faster objects are searched alone. */
export const QUIET_RADPS = 1.2e-3;
/** States off by more than this are searched alone, m; as in assembly/keys.ts. */
const ROUGH_M = 1050;
/** Pads within which two objects meet: one each, and one to spare. */
const PADS = 3;
/** Radius at which a distance is seen under the largest angle, m: states lower than 6.4e6 are left out. */
const LOWEST_RADIUS_M = 6.38e6;
/** Rounding of a direction to float32, rad. */
const DIRECTION_ROUNDING_RAD = 1e-6;

/** Radii cut into bins and directions into cells, for one screening distance and length of slabs. */
export interface SieveGrid {
  readonly cells: CellTables;
  readonly bins: Float64Array;
  /** Largest difference of two directions that meet in addition to their motion, rad. */
  readonly slipRad: number;
  /** Cells within reach of one part at the most. */
  readonly mostTargets: number;
}

/** Method   docs/models/screening, (ii): |u1 - u2| <= h (w1 + w2) + d/r at the slab centre */
export function sieveGridOf(missM: number, halfS: number): SieveGrid {
  const slipRad = (missM + PADS * ROUGH_M) / LOWEST_RADIUS_M + DIRECTION_ROUNDING_RAD;
  const chord = 2 * halfS * QUIET_RADPS + slipRad;
  const cells = cellTables(2 * Math.asin(Math.min(1, chord / 2)));
  const { targetStart } = cells;
  const mostTargets = targetStart.reduce(
    (maximumTargets, from, part) => Math.max(maximumTargets, (targetStart[part + 1] ?? 0) - from),
    1,
  );
  return { cells, bins: radialBins(), slipRad, mostTargets };
}
