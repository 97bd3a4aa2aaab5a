import { scaleLog } from 'd3-scale';

/** Below this a probability is drawn at the floor with a downward marker. */
export const PC_FLOOR = 1e-10;
/** Height of the lane under the axis that holds messages without a probability. */
export const NO_VALUE_LANE_PX = 16;

export type PcPlace =
  | { readonly kind: 'value'; readonly y: number }
  | { readonly kind: 'below-floor'; readonly y: number }
  | { readonly kind: 'no-value'; readonly y: number };

export interface PcScale {
  readonly floor: number;
  readonly ceiling: number;
  readonly top: number;
  /** Where the floor lies; the no-value lane, if any, is under it. */
  readonly bottom: number;
  /** Where a probability is drawn, and how: nought and tiny values sit on the floor, absent ones in the lane. */
  place(pc: number | null | undefined): PcPlace;
  /** Screen position of a probability, clamped into the axis. */
  y(pc: number): number;
}

export interface PcScaleOptions {
  readonly top: number;
  readonly bottom: number;
  readonly floor?: number;
  readonly ceiling?: number;
  readonly hasNoValueLane?: boolean;
}

/**
 * Logarithmic probability axis with a clamped floor.
 *
 * @param options px positions of the plot's edges, probabilities of the axis ends (both powers of ten read best)
 */
export function pcScale({
  top,
  bottom,
  floor = PC_FLOOR,
  ceiling = 1e-2,
  hasNoValueLane = false,
}: PcScaleOptions): PcScale {
  const floorY = hasNoValueLane ? bottom - NO_VALUE_LANE_PX : bottom;
  const log = scaleLog([floor, ceiling], [floorY, top]).clamp(true);
  return {
    floor,
    ceiling,
    top,
    bottom: floorY,
    y: (pc) => (pc > 0 ? log(pc) : floorY),
    place(pc) {
      if (pc === null || pc === undefined || Number.isNaN(pc))
        return { kind: 'no-value', y: floorY + NO_VALUE_LANE_PX / 2 };
      if (pc < floor) return { kind: 'below-floor', y: floorY };
      return { kind: 'value', y: log(pc) };
    },
  };
}

/** The ceiling that holds all given probabilities: a power of a hundred, never under 1e−2. */
export function pcCeiling(values: Iterable<number | null | undefined>): number {
  let most = 0;
  for (const value of values) if (value !== null && value !== undefined && value > most) most = value;
  return most > 1e-2 ? 1 : 1e-2;
}
