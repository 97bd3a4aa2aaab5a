import { logarithmicScale } from './linear-scale.ts';

/** Height of the lane under the axis that holds marks without a value. */
export const NO_VALUE_LANE_PX = 20;

export type LogPlace =
  | { readonly kind: 'value'; readonly y: number }
  | { readonly kind: 'below-floor'; readonly y: number }
  | { readonly kind: 'no-value'; readonly y: number };

export interface LogScale {
  readonly floor: number;
  readonly ceiling: number;
  readonly top: number;
  /** Where the floor lies; the no-value lane, if any, is under it. */
  readonly bottom: number;
  readonly hasNoValueLane: boolean;
  /** Returns position and kind of a value: zero and tiny values are on the floor, missing ones in the lane. */
  place(value: number | null | undefined): LogPlace;
  /** Screen position of a value, clamped into the axis. */
  y(value: number): number;
}

export interface LogScaleOptions {
  readonly top: number;
  readonly bottom: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly hasNoValueLane?: boolean;
}

/**
 * Logarithmic vertical axis with a clamped floor and, if asked, a lane for absent values.
 *
 * @param options px positions of the plot's edges, values of the axis ends (powers of ten read best)
 */
export function logScale({ top, bottom, floor, ceiling, hasNoValueLane = false }: LogScaleOptions): LogScale {
  const floorY = hasNoValueLane ? bottom - NO_VALUE_LANE_PX : bottom;
  const unbounded = logarithmicScale([floor, ceiling], [floorY, top]);
  const log = (value: number): number => unbounded(Math.min(ceiling, Math.max(floor, value)));
  return {
    floor,
    ceiling,
    top,
    bottom: floorY,
    hasNoValueLane,
    y: (value) => (value > 0 ? log(value) : floorY),
    place(value) {
      if (value === null || value === undefined || Number.isNaN(value)) {
        return { kind: 'no-value', y: floorY + NO_VALUE_LANE_PX / 2 };
      }
      if (value < floor) return { kind: 'below-floor', y: floorY };
      return { kind: 'value', y: log(value) };
    },
  };
}
