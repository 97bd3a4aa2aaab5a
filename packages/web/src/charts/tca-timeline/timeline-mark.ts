import type { ChartLevel } from '../status/level.ts';

/** One conjunction on the overview band. */
export interface TimelineMark {
  readonly id: string;
  readonly tcaMs: number;
  readonly pc: number | null;
  readonly missDistanceM: number | null;
  readonly level: ChartLevel;
  /** OBJECT 1 × OBJECT 2 */
  readonly label: string;
}

export type TimelineAxis = 'pc' | 'miss';

export function markValue(mark: TimelineMark, axis: TimelineAxis): number | null {
  return axis === 'pc' ? mark.pc : mark.missDistanceM;
}
