/**
 * Heights of labels beside the ends of curves, px: in the order of the ends, a gap apart, within the edges, and in sum of squares as near
 * to the ends as that allows.
 *
 * Method   pool adjacent violators (Ayer and others 1955) on the ends less the gaps before them; the pools are then held to the edges
 */
export function spreadLabels(
  ends: readonly number[],
  { gapPx, top, bottom }: { readonly gapPx: number; readonly top: number; readonly bottom: number },
): readonly number[] {
  const order = ends.map((_, index) => index).sort((a, b) => ends[a]! - ends[b]!);
  const pools: { mean: number; count: number }[] = [];
  order.forEach((index, place) => {
    let pool = { mean: ends[index]! - place * gapPx, count: 1 };
    for (let last = pools.at(-1); last !== undefined && last.mean > pool.mean; last = pools.at(-1)) {
      const count = last.count + pool.count;
      pool = { mean: (last.mean * last.count + pool.mean * pool.count) / count, count };
      pools.pop();
    }
    pools.push(pool);
  });
  const lowest = bottom - (ends.length - 1) * gapPx;
  const heights = pools.flatMap(({ mean, count }) => Array<number>(count).fill(mean));
  const placed = [...ends];
  order.forEach((index, place) => {
    placed[index] = Math.max(top, Math.min(lowest, heights[place]!)) + place * gapPx;
  });
  return placed;
}
