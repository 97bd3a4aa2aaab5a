import type { LogScale } from '../scale/log-scale.ts';
import { statusInk } from '../status/level.ts';
import { type Threshold, thresholdBands } from '../threshold.ts';
import './axis.css';
import type { PlotBox } from './plot-box.ts';

const LEAST_LABEL_GAP_PX = 14;

export interface ThresholdProps {
  readonly box: PlotBox;
  readonly scale: LogScale;
  readonly thresholds: readonly Threshold[];
}

/** The operator's limits: a faint band from each to the next above, and a dashed line. */
export function ThresholdBands({ box, scale, thresholds }: ThresholdProps) {
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
              style={{ stroke: colour, strokeWidth: 1, strokeDasharray: '5 3', strokeOpacity: 0.85 }}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Names of the limits, over their lines at the left or outside the plot at the right, from the highest down; one that would touch the one above is left out. */
export function ThresholdLabels({
  box,
  scale,
  thresholds,
  side,
}: ThresholdProps & { readonly side: 'left' | 'outside' }) {
  let lastY = Number.NEGATIVE_INFINITY;
  const shown = [...thresholds]
    .sort((a, b) => b.value - a.value)
    .filter(({ value }) => {
      const y = scale.y(value);
      if (value >= scale.ceiling || value < scale.floor || y - lastY < LEAST_LABEL_GAP_PX) return false;
      lastY = y;
      return true;
    });
  return shown.map(({ value, label, level }) => (
    <text
      key={`${label} ${value}`}
      className="chart-label"
      x={side === 'left' ? box.left + 6 : box.right + 6}
      y={scale.y(value) + (side === 'left' ? -4 : 4)}
      style={{ fill: statusInk(level) }}
    >
      {label}
    </text>
  ));
}
