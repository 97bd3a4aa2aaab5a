import { linearTicks } from '../scale/linear-ticks.ts';
import './axis.css';
import type { PlotBox } from './plot-box.ts';

export interface LinearAxisProps {
  readonly box: PlotBox;
  readonly from: number;
  readonly to: number;
  readonly toPx: (value: number) => number;
  /** Labels are divided by it: 1000 shows metres as kilometres. */
  readonly unit?: number;
}

/** Round ticks with grid lines at the left of a plot. */
export function LinearAxis({ box, from, to, toPx, unit = 1 }: LinearAxisProps) {
  return (
    <g>
      {linearTicks(from, to, box.bottom - box.top, 30, unit).map(({ value, label }) => {
        const y = Math.round(toPx(value));
        return (
          <g key={value}>
            <line className="chart-grid" x1={box.left} x2={box.right} y1={y} y2={y} />
            <text className="chart-tick" x={box.left - 7} y={y + 4} textAnchor="end">
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
