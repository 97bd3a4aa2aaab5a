import { spreadLabels } from './end-labels.ts';
import type { PlotBox } from './plot-box.ts';

export interface CurveEnd {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const CHARACTER_PX = 6.2;
const LEADER_PX = 16;
const GAP_PX = 14;
/** Of the text from its middle to its base line. */
const BASE_PX = 4;

/** Room beside a plot for the names of its curves, at most a third of its width, px. */
export function endLabelsPx(names: readonly string[], widthPx: number): number {
  return Math.min(widthPx / 3, LEADER_PX + CHARACTER_PX * Math.max(...names.map(({ length }) => length)));
}

/** Names of curves at their right ends, each with a leader from the end; shortened where the drawing ends. */
export function EndLabels({
  ends,
  box,
  widthPx,
}: {
  readonly ends: readonly CurveEnd[];
  readonly box: PlotBox;
  /** Where the drawing ends, px. */
  readonly widthPx: number;
}) {
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
