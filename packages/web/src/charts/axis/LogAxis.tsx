import { formatPcLimit } from '../../format/probability.ts';
import { decadeTicks } from '../scale/decade-ticks.ts';
import { type LogScale, NO_VALUE_LANE_PX } from '../scale/log-scale.ts';
import './axis.css';
import type { PlotBox } from './plot-box.ts';

export interface LogAxisProps {
  readonly box: PlotBox;
  readonly scale: LogScale;
  readonly format?: (value: number) => string;
  readonly noValueLabel: string;
}

/** Decade lines and labels at the left of a plot, and the lane of absent values under the floor. */
export function LogAxis({ box, scale, format = formatPcLimit, noValueLabel }: LogAxisProps) {
  const powers = decadeTicks(scale.floor, scale.ceiling, scale.bottom - scale.top);
  return (
    <g>
      {powers.map((power) => {
        const y = Math.round(scale.y(10 ** power));
        return (
          <g key={power}>
            <line className="chart-grid" x1={box.left} x2={box.right} y1={y} y2={y} />
            <text className="chart-tick chart-tick-mono" x={box.left - 7} y={y + 4} textAnchor="end">
              {format(10 ** power)}
            </text>
          </g>
        );
      })}
      {scale.hasNoValueLane && (
        <text className="chart-tick" x={box.left - 7} y={scale.bottom + NO_VALUE_LANE_PX - 4} textAnchor="end">
          {noValueLabel}
        </text>
      )}
    </g>
  );
}
