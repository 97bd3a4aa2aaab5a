import { useLayoutEffect, useMemo, useState } from 'react';
import { rowStarts, rowsBetween, scrollTo, type VisibleRow } from './row-window.ts';

export interface VisibleRowsOptions {
  readonly count: number;
  /** Height of a row, px; the function changes only when a height does. */
  readonly sizeOf: (index: number) => number;
  readonly keyOf: (index: number) => string | number;
  /** What scrolls. */
  readonly scroller: () => HTMLElement | null;
  /** Rows drawn beyond either edge. */
  readonly overscan: number;
  /** From the top of what scrolls to the first row, px. */
  readonly beforePx?: number;
  /** What stays at the top and covers rows, px. */
  readonly headPx?: number;
  /** Height taken for granted until it is measured, px. */
  readonly firstHeightPx: number;
}

export interface VisibleRows {
  readonly rows: readonly VisibleRow[];
  readonly totalPx: number;
  readonly show: (index: number) => void;
}

/** The rows of a long list that are in sight, for lists whose heights are known; the others are not drawn. */
export function useVisibleRows(options: VisibleRowsOptions): VisibleRows {
  const { count, sizeOf, keyOf, scroller, overscan, beforePx = 0, headPx = 0, firstHeightPx } = options;
  const starts = useMemo(() => rowStarts(count, sizeOf), [count, sizeOf]);
  const [[first, last], setRange] = useState(() => rowsBetween(starts, 0, firstHeightPx, overscan));
  useLayoutEffect(() => {
    const element = scroller();
    if (element === null) return;
    const look = () => {
      const top = element.scrollTop - beforePx;
      const height = element.clientHeight || firstHeightPx;
      const next = rowsBetween(starts, top, top + height, overscan);
      setRange((old) => (old[0] === next[0] && old[1] === next[1] ? old : next));
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, starts, overscan, beforePx, firstHeightPx]);
  const to = Math.min(last, count);
  const rows: VisibleRow[] = [];
  for (let index = Math.min(first, to); index < to; index += 1)
    rows.push({ index, key: keyOf(index), start: starts[index] ?? 0, size: sizeOf(index) });
  const show = (index: number) => {
    const element = scroller();
    if (element === null) return;
    element.scrollTop = scrollTo(starts, index, element.scrollTop, element.clientHeight, headPx);
  };
  return { rows, totalPx: starts[count] ?? 0, show };
}
