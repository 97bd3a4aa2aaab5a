import type { AxisSpan } from '../scale/view.ts';

export type EphemerisSource = 'OPS' | 'CAT' | 'CDM' | 'TLE';

export const EPHEMERIS_SOURCES: readonly EphemerisSource[] = ['OPS', 'CAT', 'CDM', 'TLE'];

export interface CoverageSpan {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly label?: string;
}

export interface CoverageRow {
  readonly id: string;
  readonly name: string;
  readonly sources: Readonly<Partial<Record<EphemerisSource, readonly CoverageSpan[]>>>;
}

/**
 * The holes between the given spans inside a window, ascending. Overlapping and touching spans close up; the time before the first
 * span is no hole, the time after the last one is.
 */
export function coverageGaps(spans: readonly CoverageSpan[], window: AxisSpan): readonly AxisSpan[] {
  const ordered = [...spans].sort((a, b) => a.startMs - b.startMs);
  const [first] = ordered;
  if (first === undefined) return [];
  const gaps: AxisSpan[] = [];
  let coveredTo = Math.max(window[0], first.startMs);
  for (const { startMs, endMs } of ordered) {
    if (startMs > coveredTo && coveredTo < window[1]) gaps.push([coveredTo, Math.min(startMs, window[1])]);
    coveredTo = Math.max(coveredTo, endMs);
  }
  if (coveredTo < window[1]) gaps.push([coveredTo, window[1]]);
  return gaps;
}
