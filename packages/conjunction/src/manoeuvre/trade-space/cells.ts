import type { AccelerationProfile } from './acceleration-profile.ts';

/** Column by column: the cell of a column and a row is (column - fromColumn) rows + row. */
export interface TradeCells {
  readonly rows: number;
  readonly fromColumn: number;
  readonly toColumn: number;
  /**
   * Log10 of 1 - product of (1 - Pc), -17 or above: smaller values are not computed; NaN where a slow and near encounter has lost its closest
   * approach, so that nothing can be said.
   */
  readonly log10TotalPc: Float32Array;
  /** Index of the event of the largest probability; -1 where all of them are below the computed range. */
  readonly worstEvent: Int16Array;
  /** 1 where an event is at or above the watch threshold that was below it before. */
  readonly raised: Uint8Array;
}

export function emptyCells(push: AccelerationProfile, fromColumn: number, toColumn: number): TradeCells {
  const rows = push.rows.length;
  const size = rows * (toColumn - fromColumn);
  return {
    rows,
    fromColumn,
    toColumn,
    log10TotalPc: new Float32Array(size),
    worstEvent: new Int16Array(size),
    raised: new Uint8Array(size),
  };
}
