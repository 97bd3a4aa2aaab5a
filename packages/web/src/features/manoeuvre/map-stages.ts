import type { TradeFrame, TradeMap } from '../../trade-worker/protocol.ts';

/** Reduction factor per axis: a coarse map has 1/16 of the cells. */
const COARSER = 4;

/** Returns whether two frames have the same ignition epochs, sizes and direction, regardless of resolution. */
export function isSameExtent(
  { columns: _columns, rows: _rows, ...a }: TradeFrame,
  { columns: _otherColumns, rows: _otherRows, ...b }: TradeFrame,
): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns a frame of the same ignition epochs and sizes with fewer cells. */
export const coarse = (frame: TradeFrame): TradeFrame => ({
  ...frame,
  columns: Math.ceil(frame.columns / COARSER),
  rows: Math.ceil(frame.rows / COARSER),
});

export interface StageSetting {
  /** Whether the frame is final: no running search can change it. */
  readonly isSettled: boolean;
  /** Whether no map is displayed yet. */
  readonly isEmpty: boolean;
}

/**
 * Returns the maps to compute for a frame, in order.
 *
 * @param prior  the last map of the same conjunctions; a coarse map of the same ignition epochs and sizes need not be recomputed
 */
export function mapStages(
  prior: Pick<TradeMap, 'frame'> | undefined,
  frame: TradeFrame,
  { isSettled, isEmpty }: StageSetting,
): readonly TradeFrame[] {
  if (!isSettled) return isEmpty ? [coarse(frame)] : [];
  if (prior === undefined || !isSameExtent(prior.frame, frame)) return [coarse(frame), frame];
  return prior.frame.columns === frame.columns && prior.frame.rows === frame.rows ? [] : [frame];
}
