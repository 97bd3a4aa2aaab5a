import type { TradeFrame, TradeMap } from '../../trade-worker/protocol.ts';

/** A coarse map has a sixteenth of the cells. */
const COARSER = 4;

/** Whether two frames are of the same begins, sizes and direction, however fine. */
export function isSameExtent(
  { columns: _columns, rows: _rows, ...a }: TradeFrame,
  { columns: _otherColumns, rows: _otherRows, ...b }: TradeFrame,
): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The same begins and sizes in fewer cells. */
export const coarse = (frame: TradeFrame): TradeFrame => ({
  ...frame,
  columns: Math.ceil(frame.columns / COARSER),
  rows: Math.ceil(frame.rows / COARSER),
});

export interface StageSetting {
  /** Nothing that is still searched for will change the frame. */
  readonly isSettled: boolean;
  /** There is no picture at all. */
  readonly isEmpty: boolean;
}

/**
 * The maps to compute for a frame, one after the other.
 *
 * @param prior  the map that there is of the same events; a coarse one of the same begins and sizes need not be computed again
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
