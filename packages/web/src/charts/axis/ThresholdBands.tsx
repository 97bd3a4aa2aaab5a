import type { LogScale } from '../scale/log-scale.ts';
import { statusInk } from '../status/level.ts';
import { type Threshold, thresholdBands } from '../threshold.ts';
import './axis.css';
import type { PlotBox } from './plot-box.ts';

export interface ThresholdBandsProps {
  readonly box: PlotBox;
  readonly scale: LogScale;
  readonly thresholds: readonly Threshold[];
  readonly hasLabels?: boolean;
}

/** The operator's limits: a faint band from each to the next, a dashed line, and its name at the right end. */
export function ThresholdBands({ box, scale, thresholds, hasLabels = true }: ThresholdBandsProps) {
  return (
    <g>
      {thresholdBands(thresholds, scale.ceiling).map(({ value, to, level, label }) => {
        if (value >= scale.ceiling || to <= scale.floor) return null;
        const y = scale.y(value);
        const top = scale.y(to);
        const colour = statusInk(level);
        return (
          <g key={`${label} ${value}`}>
            <rect
              x={box.left}
              width={box.right - box.left}
              y={top}
              height={y - top}
              style={{ fill: colour, fillOpacity: 0.09 }}
            />
            <line
              x1={box.left}
              x2={box.right}
              y1={y}
              y2={y}
              style={{ stroke: colour, strokeWidth: 1, strokeDasharray: '5 3', strokeOpacity: 0.9 }}
            />
            {hasLabels && (
              <text className="chart-label" x={box.left + 6} y={y - 4} style={{ fill: colour }}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
