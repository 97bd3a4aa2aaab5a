import type { ChartLevel } from './status/level.ts';

/** A limit of the operator, drawn as given: a dashed line, and a band from it to the next one. */
export interface Threshold {
  readonly value: number;
  readonly label: string;
  readonly level: ChartLevel;
}

export interface ThresholdBand extends Threshold {
  readonly to: number;
}

/** Bands between neighbouring thresholds, ascending; the last runs to `ceiling`. */
export function thresholdBands(thresholds: readonly Threshold[], ceiling: number): readonly ThresholdBand[] {
  const ascending = [...thresholds].sort((a, b) => a.value - b.value);
  return ascending.map((threshold, index) => ({ ...threshold, to: ascending[index + 1]?.value ?? ceiling }));
}
