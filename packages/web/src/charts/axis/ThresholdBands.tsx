import type { LogScale } from '../scale/log-scale.ts';
import { statusInk } from '../status/level.ts';
import { type Threshold, thresholdBands } from '../threshold.ts';
import type { PlotBox } from './plot-box.ts';
import './axis.css';

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
  marks = [],
}: ThresholdProps & {
  readonly side: 'left' | 'outside';
  /** Centres of marks that a name at the left must not lie under. */
  readonly marks?: LabelPlace['marks'];
}) {
  let lastY = Number.NEGATIVE_INFINITY;
  const shown = [...thresholds]
    .sort((a, b) => b.value - a.value)
    .filter(({ value }) => {
      const y = scale.y(value);
      if (value >= scale.ceiling || value < scale.floor || y - lastY < LEAST_LABEL_GAP_PX) return false;
      lastY = y;
      return true;
    });
  return shown.map(({ value, label, level }) => {
    const y = scale.y(value) + (side === 'left' ? -4 : 4);
    const x = side === 'left' ? labelX({ left: box.left + 6, right: box.right, y, text: label, marks }) : box.right + 6;
    return (
      <text key={`${label} ${value}`} className="chart-label" x={x} y={y} style={{ fill: statusInk(level) }}>
        {label}
      </text>
    );
  });
}

interface LabelPlace {
  readonly left: number;
  readonly right: number;
  /** Base line of the text. */
  readonly y: number;
  readonly text: string;
  /** Centres of the marks that the label must leave free. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
}

const CHARACTER_PX = 6.2;
const LINE_PX = 11;
const MARK_PX = 7;
const STEP_PX = 8;

/** Where a label on a line begins so that it covers no mark, from the left on; at the left where there is no such place. */
export function labelX({ left, right, y, text, marks }: LabelPlace): number {
  const widthPx = CHARACTER_PX * text.length;
  const near = marks.filter((mark) => mark.y > y - LINE_PX - MARK_PX && mark.y < y + MARK_PX);
  for (let x = left; x + widthPx <= right; x += STEP_PX)
    if (near.every((mark) => mark.x < x - MARK_PX || mark.x > x + widthPx + MARK_PX)) return x;
  return left;
}
