/** A row in sight: its place in the list and from where to where it reaches, px. */
export interface VisibleRow {
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

/** First row in sight, and the one after the last, with so many more at either end. @param fromPx, toPx what is in sight */
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

/** The scroll position that brings a row into sight with the least movement. @param headPx what covers the top */
export function scrollTo(starts: Float64Array, index: number, topPx: number, heightPx: number, headPx: number): number {
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 0];
  if (start < topPx) return start;
  return end + headPx > topPx + heightPx ? end + headPx - heightPx : topPx;
}
