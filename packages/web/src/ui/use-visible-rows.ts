import { useLayoutEffect, useMemo, useState } from 'react';

export interface VisibleRowsOptions {
  readonly count: number;
  /** Height of a row, px; the function changes only when a height does. */
  readonly sizeOf: (index: number) => number;
  readonly keyOf: (index: number) => string | number;
  /** The scrolling element. */
  readonly scroller: () => HTMLElement | null;
  /** Rows drawn beyond either edge. */
  readonly overscan: number;
  /** Distance from the top of the scrolling element to the first row, px. */
  readonly beforePx?: number;
  /** Height of the sticky part at the top that covers rows, px. */
  readonly headPx?: number;
  /** Height taken for granted until it is measured, px. */
  readonly firstHeightPx: number;
}

export interface VisibleRows {
  readonly rows: readonly VisibleRow[];
  readonly totalPx: number;
  readonly show: (index: number) => void;
}

/** Returns the visible rows of a long list with known heights; the others are not drawn. */
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

/** A row in sight: its place in the list and from where to where it reaches, px. */
interface VisibleRow {
  readonly index: number;
  readonly key: string | number;
  readonly start: number;
  readonly size: number;
}

/** Where each row begins, px, and at the end where the last one ends. */
export function rowStarts(count: number, sizeOf: (index: number) => number): Float64Array {
  const starts = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) starts[index + 1] = (starts[index] ?? 0) + sizeOf(index);
  return starts;
}

/** Returns the first visible row, and the index after the last, with additional rows at either end. @param fromPx, toPx visible range */
export function rowsBetween(starts: Float64Array, fromPx: number, toPx: number, overscan: number): [number, number] {
  const count = starts.length - 1;
  const first = firstEndingAfter(starts, fromPx);
  let last = first;
  while (last < count && (starts[last] ?? 0) < toPx) last += 1;
  return [Math.max(0, first - overscan), Math.min(count, last + overscan)];
}

/** The row that holds a place, by halving. */
function firstEndingAfter(starts: Float64Array, px: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle + 1] ?? 0) > px) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the scroll position that makes a row visible with the least movement. @param headPx height of the covered top */
export function scrollTo(starts: Float64Array, index: number, topPx: number, heightPx: number, headPx: number): number {
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 0];
  if (start < topPx) return start;
  return end + headPx > topPx + heightPx ? end + headPx - heightPx : topPx;
}
