import type { LogScale } from '../scale/log-scale.ts';
import { statusInk } from '../status/level.ts';
import { type Threshold, thresholdBands } from '../threshold.ts';
import type { PlotBox } from './plot-box.ts';
import type { SeriesPoint } from './series-path.ts';
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

/** Names of the limits, over their lines at the left or outside the plot at the right, from the highest down; a name that touches the previous is omitted. */
export function ThresholdLabels({
  box,
  scale,
  thresholds,
  side,
  lines = [],
}: ThresholdProps & {
  readonly side: 'left' | 'outside';
  /** Curves over a name at the left: the name avoids the points and the lines between them. */
  readonly lines?: readonly (readonly SeriesPoint[])[];
}) {
  const marks = lines.flatMap(marksAlong);
  let lastY = Number.NEGATIVE_INFINITY;
  const drawnThresholds = [...thresholds]
    .sort((a, b) => b.value - a.value)
    .filter(({ value }) => {
      const y = scale.y(value);
      if (value >= scale.ceiling || value < scale.floor || y - lastY < LEAST_LABEL_GAP_PX) return false;
      lastY = y;
      return true;
    });
  const placed: PlacedName[] = [];
  return drawnThresholds.map(({ value, label, level }) => {
    const lineY = scale.y(value);
    const place =
      side === 'left'
        ? labelPlace({ left: box.left + 6, right: box.right, lineY, text: label, marks, placed })
        : { x: box.right + 6, y: lineY + 4 };
    if (place === undefined) return null;
    placed.push({ ...place, text: label });
    const { x, y } = place;
    return (
      <text key={`${label} ${value}`} className="chart-label" x={x} y={y} style={{ fill: statusInk(level) }}>
        {label}
      </text>
    );
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

interface PlacedName extends Place {
  readonly text: string;
}

interface LabelSpan {
  readonly left: number;
  readonly right: number;
  /** The line that the text names. */
  readonly lineY: number;
  readonly text: string;
  /** Centres of the marks that the label must leave free. */
  readonly marks: readonly Place[];
  /** Names already placed, which it must not cover. */
  readonly placed?: readonly PlacedName[];
}

const CHARACTER_PX = 6.2;
const LINE_PX = 11;
const MARK_PX = 7;
const STEP_PX = 8;
/** Least distance of two names on one line. */
const GAP_PX = 6;

/** From the line to the base of a text above it, and of one below. */
const BASES_PX = [-4, 13];

/**
 * Returns where a label begins so that it covers no mark and no other label: above its line, else below it, from the left on. Without such a
 * place it may cover marks; undefined where it would cover another label everywhere.
 */
export function labelPlace({ left, right, lineY, text, marks, placed = [] }: LabelSpan): Place | undefined {
  const widthPx = CHARACTER_PX * text.length;
  const isFree = (x: number, y: number) =>
    placed.every(
      (name) =>
        Math.abs(name.y - y) >= LINE_PX ||
        x + widthPx + GAP_PX <= name.x ||
        name.x + CHARACTER_PX * name.text.length + GAP_PX <= x,
    );
  for (const y of BASES_PX.map((base) => lineY + base)) {
    const nearbyMarks = marks.filter((mark) => mark.y > y - LINE_PX - MARK_PX && mark.y < y + MARK_PX);
    for (let x = left; x + widthPx <= right; x += STEP_PX)
      if (isFree(x, y) && nearbyMarks.every((mark) => mark.x < x - MARK_PX || mark.x > x + widthPx + MARK_PX))
        return { x, y };
  }
  for (const base of BASES_PX)
    for (let x = left; x === left || x + widthPx <= right; x += STEP_PX)
      if (isFree(x, lineY + base)) return { x, y: lineY + base };
  return undefined;
}

/** The points of a line, and others between them so close that no label fits between two. */
export function marksAlong(points: readonly SeriesPoint[]): readonly Place[] {
  return points.flatMap(({ x, y }, at) => {
    if (y === null) return [];
    const before = points[at - 1];
    if (before === undefined || before.y === null) return [{ x, y }];
    const from = { x: before.x, y: before.y };
    const steps = Math.ceil(Math.hypot(x - from.x, y - from.y) / STEP_PX);
    return Array.from({ length: Math.max(1, steps) }, (_, step) => {
      const share = (step + 1) / Math.max(1, steps);
      return { x: from.x + share * (x - from.x), y: from.y + share * (y - from.y) };
    });
  });
}
