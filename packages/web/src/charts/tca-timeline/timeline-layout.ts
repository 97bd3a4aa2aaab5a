import { inX, type PlotBox } from '../axis/plot-box.ts';
import type { Size } from '../interaction/use-size.ts';
import { linearScale } from '../scale/linear-scale.ts';
import { type LogScale, logScale } from '../scale/log-scale.ts';
import { decadeRange, pcRange } from '../scale/pc-range.ts';
import type { AxisSpan } from '../scale/view.ts';
import type { Threshold } from '../threshold.ts';
import { clusterMarks, type MarkCluster } from './cluster.ts';
import { markValue, type TimelineAxis, type TimelineMark } from './timeline-mark.ts';

/** Marks nearer than this are drawn as one. */
const CLUSTER_RADIUS_PX = 6;

/** Width from which the limits are labelled outside the plot. */
const WIDE_PX = 720;
/** Width of a character of a label, and of the space before and after it. */
const CHARACTER_PX = 6;
const LABEL_SPACE_PX = 12;
const PLAIN_GUTTER_PX = 10;

export interface TimelineCluster extends MarkCluster {
  /** Position of the worst member's value relative to the axis. */
  readonly kind: 'value' | 'below-floor' | 'no-value';
}

export interface TimelineLayout {
  readonly box: PlotBox;
  readonly scale: LogScale;
  readonly clusters: readonly TimelineCluster[];
  toPx(timeMs: number): number;
  toMs(px: number): number;
  /** Where a mark is drawn. */
  place(mark: TimelineMark): { readonly x: number; readonly y: number };
}

/** Positions of everything on the band for one size, one span and one axis. */
export function timelineLayout(
  marks: readonly TimelineMark[],
  size: Size,
  span: AxisSpan,
  axis: TimelineAxis,
  limits: readonly Threshold[],
): TimelineLayout {
  const gutterPx = limits.length > 0 && size.width >= WIDE_PX ? labelGutterPx(limits) : PLAIN_GUTTER_PX;
  const box: PlotBox = { left: 48, right: size.width - gutterPx, top: 8, bottom: size.height - 20 };
  const values = marks.map((mark) => markValue(mark, axis));
  const [floor, ceiling] = axis === 'pc' ? pcRange(values, limits) : decadeRange(values, [10, 1e5]);
  const hasNoValueLane = values.includes(null);
  const scale = logScale({ top: box.top, bottom: box.bottom, floor, ceiling, hasNoValueLane });
  const time = linearScale([span[0], span[1]], [box.left, box.right]);
  const place = (mark: TimelineMark) => ({ x: time(mark.tcaMs), y: drawnY(scale, markValue(mark, axis)) });
  const placed = marks.flatMap((mark, index) => {
    const at = place(mark);
    return inX(box, at.x) ? [{ index, level: mark.level, ...at }] : [];
  });
  const clusters = clusterMarks(placed, CLUSTER_RADIUS_PX).map((cluster) => {
    const worst = marks[cluster.members[0] ?? -1];
    return { ...cluster, kind: scale.place(worst === undefined ? null : markValue(worst, axis)).kind };
  });
  return { box, scale, clusters, toPx: (timeMs) => time(timeMs), toMs: (px) => time.invert(px), place };
}

const labelGutterPx = (limits: readonly Threshold[]): number =>
  LABEL_SPACE_PX + CHARACTER_PX * Math.max(...limits.map(({ label }) => label.length));

/** Marks on the floor are lifted so that their downward marker fits above the axis. */
function drawnY(scale: LogScale, value: number | null): number {
  const { kind, y } = scale.place(value);
  return kind === 'below-floor' ? y - 6 : y;
}

/** The cluster nearest to a point, within reach of a finger or a pointer. */
export function nearestCluster(
  clusters: readonly TimelineCluster[],
  x: number,
  y: number,
  reachPx: number,
): TimelineCluster | null {
  let best: TimelineCluster | null = null;
  let bestDistance = reachPx;
  for (const cluster of clusters) {
    const distance = Math.hypot(cluster.x - x, cluster.y - y);
    if (distance >= bestDistance) continue;
    best = cluster;
    bestDistance = distance;
  }
  return best;
}
