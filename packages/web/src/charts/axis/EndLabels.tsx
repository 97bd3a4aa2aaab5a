import type { PlotBox } from './plot-box.ts';

interface EndLabelsProps {
  readonly ends: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly box: PlotBox;
  /** Where the drawing ends, px. */
  readonly widthPx: number;
}

const CHARACTER_PX = 6.2;
const LEADER_PX = 16;
const GAP_PX = 14;
/** Offset of the text's middle from its base line. */
const BASE_PX = 4;

/** Returns the width reserved next to a plot for curve names, at most 33 % of the plot's width, px. */
export function endLabelsPx(names: readonly string[], widthPx: number): number {
  return Math.min(widthPx / 3, LEADER_PX + CHARACTER_PX * Math.max(...names.map(({ length }) => length)));
}

/** Names of curves at their right ends, each with a leader from the end; shortened where the drawing ends. */
export function EndLabels({ ends, box, widthPx }: EndLabelsProps) {
  const heights = spreadLabels(
    ends.map(({ y }) => y),
    { gapPx: GAP_PX, top: box.top + BASE_PX, bottom: box.bottom - BASE_PX },
  );
  const from = Math.max(...ends.map(({ x }) => x)) + LEADER_PX;
  const signs = Math.round((widthPx - from) / CHARACTER_PX);
  return ends.map(({ name, x, y }, place) => (
    <g key={name}>
      <path className="chart-leader" d={`M${x + 3},${y}L${from - 3},${heights[place]}`} />
      <text className="chart-label" x={from} y={heights[place]! + BASE_PX}>
        {name.length <= signs ? name : `${name.slice(0, signs - 1)}…`}
      </text>
    </g>
  ));
}

/**
 * Returns heights of labels next to the ends of curves, px: in the order of the ends, a gap apart, within the edges, and in sum of squares as near
 * to the ends as that allows.
 *
 * Method   pool adjacent violators (Ayer and others 1955) on the ends less the gaps before them; the pools are then limited to the edges
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
