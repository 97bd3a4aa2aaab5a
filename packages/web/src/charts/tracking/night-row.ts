import type { ChartLevel } from '../status/level.ts';

/** A pass on a sensor, planned or only possible. */
export interface NightBar {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly level: ChartLevel;
  /** Name of its level. */
  readonly status: string;
  readonly label: string;
  /** The object is lit during the entire pass. */
  readonly isLit: boolean;
  /** Expected share of cloud, 0 to 1; absent: not known. */
  readonly clouds?: number | undefined;
  readonly isChosen?: boolean;
}

export interface NightShade {
  readonly startMs: number;
  readonly endMs: number;
  /** `off`: the sensor takes no orders. */
  readonly kind: 'twilight' | 'night' | 'moon' | 'off';
}

/** One sensor over the night. */
export interface NightRow {
  readonly id: string;
  readonly name: string;
  /** Weather text next to the name. */
  readonly weather: string;
  readonly shades: readonly NightShade[];
  readonly bars: readonly NightBar[];
}

export interface NightStop {
  readonly row: NightRow;
  readonly index: number;
  readonly bar: NightBar;
}

/** Items for the arrow keys: by sensor, then by time. */
export const nightStops = (rows: readonly NightRow[]): readonly NightStop[] =>
  rows.flatMap((row, index) => row.bars.toSorted((a, b) => a.startMs - b.startMs).map((bar) => ({ row, index, bar })));

/** A share of cloud from which on a pass is marked. */
export const CLOUDY = 0.5;
export const NIGHT_ROW_PX = 26;
export const NIGHT_TOP_PX = 10;
export const NIGHT_AXIS_PX = 22;
