import { useMemo, useRef, useState } from 'react';
import { formatLengthTick } from '../../format/length.ts';
import { formatPcLimit } from '../../format/probability.ts';
import { LogAxis } from '../axis/LogAxis.tsx';
import { ThresholdBands, ThresholdLabels } from '../axis/ThresholdBands.tsx';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { ChartSurface } from '../interaction/ChartSurface.tsx';
import type { AxisView } from '../interaction/use-axis-view.ts';
import { type PlotPoint, usePlotGestures } from '../interaction/use-plot-gestures.ts';
import type { Size } from '../interaction/use-size.ts';
import { type AxisSpan, orderedSpan } from '../scale/view.ts';
import { StatusMark } from '../status/StatusMark.tsx';
import { useChartText } from '../texts/en.ts';
import type { Threshold } from '../threshold.ts';
import { ClusterCard } from './ClusterCard.tsx';
import { clusterPaths, clusterSize } from './cluster-paths.ts';
import { countLabels } from './count-labels.ts';
import { MarksCanvas } from './MarksCanvas.tsx';
import { MarksSvg } from './MarksSvg.tsx';
import { timelineKeys } from './timeline-keys.ts';
import { nearestCluster, type TimelineCluster, type TimelineLayout, timelineLayout } from './timeline-layout.ts';
import type { TimelineAxis, TimelineMark } from './timeline-mark.ts';

const REACH_PX = 14;
/** Minimum size of a cluster with a count label. */
const MIN_COUNTED_SIZE = 3;
const MIN_COUNTED_SIZE_CROWDED = 12;
/** Clusters to a px of width. */
const CROWD = 0.25;

export interface TimelinePlotProps {
  readonly size: Size;
  /** Ascending TCA. */
  readonly marks: readonly TimelineMark[];
  readonly nowMs: number;
  readonly axis: TimelineAxis;
  readonly view: AxisView;
  readonly thresholds: readonly Threshold[];
  readonly selectedId: string | null;
  readonly activeId: string | null;
  readonly brush: AxisSpan | null;
  readonly isCanvas: boolean;
  readonly label: string;
  readonly helpId: string;
  readonly onActive: (mark: TimelineMark | null) => void;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly onBrush: (span: AxisSpan | null) => void;
}

export function TimelinePlot(props: TimelinePlotProps) {
  const {
    size,
    marks,
    nowMs,
    axis,
    view,
    thresholds,
    selectedId,
    activeId,
    brush,
    isCanvas,
    onActive,
    onSelect,
    onBrush,
  } = props;
  const text = useChartText().timeline;
  const surface = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<TimelineCluster | null>(null);
  const layout = useMemo(
    () => timelineLayout(marks, size, view.span, axis, thresholds),
    [marks, size, view.span, axis, thresholds],
  );
  const paths = useMemo(() => clusterPaths(layout.clusters), [layout.clusters]);
  const { box } = layout;

  const pick = (point: PlotPoint) => {
    const cluster = nearestCluster(layout.clusters, point.x, point.y, REACH_PX);
    const first = marks[cluster?.members[0] ?? -1];
    if (cluster === null || first === undefined) return;
    if (cluster.members.length > 1 && !isOneInstant(cluster, marks)) view.show(spanOf(cluster, marks));
    else onSelect?.(first.id);
  };
  const { handlers, isPanning } = usePlotGestures(surface, {
    onHover(point) {
      setHovered(point === null ? null : nearestCluster(layout.clusters, point.x, point.y, REACH_PX));
      if (point !== null && activeId !== null) onActive(null);
    },
    onPick: pick,
    onDoublePick: view.reset,
    onPan: (dx) => view.pan(layout.toMs(0) - layout.toMs(dx)),
    onZoom: (factor, at) => view.zoom(factor, layout.toMs(at.x)),
    onBrush: (from, to) => onBrush(orderedSpan(layout.toMs(clampX(layout, from.x)), layout.toMs(clampX(layout, to.x)))),
  });
  const onKeyDown = timelineKeys({ marks, activeId, brush, view, onActive, onSelect, onBrush });

  const active = activeCluster(layout, marks, activeId) ?? hovered;
  const selected = marks.find((mark) => mark.id === selectedId);
  return (
    <ChartSurface
      ref={surface}
      size={size}
      label={props.label}
      aria-describedby={props.helpId}
      data-panning={isPanning || undefined}
      style={hovered === null ? undefined : { cursor: 'pointer' }}
      onKeyDown={onKeyDown}
      {...handlers}
      under={isCanvas && <MarksCanvas paths={paths} size={size} />}
      card={
        active !== null &&
        !isPanning && <ClusterCard cluster={active} marks={marks} nowMs={nowMs} plotWidth={size.width} />
      }
    >
      <ThresholdBands box={box} scale={layout.scale} thresholds={thresholds} />
      <UtcAxis box={box} span={view.span} toPx={layout.toPx} />
      <LogAxis
        box={box}
        scale={layout.scale}
        format={axis === 'pc' ? formatPcLimit : formatLengthTick}
        noValueLabel={axis === 'pc' ? text.noPc : text.noMiss}
      />
      <Past layout={layout} nowMs={nowMs} />
      {!isCanvas && <MarksSvg {...paths} />}
      <Counts layout={layout} />
      {box.right < size.width - 20 && (
        <ThresholdLabels box={box} scale={layout.scale} thresholds={thresholds} side="outside" />
      )}
      {active !== null && (
        <circle className="chart-active" cx={active.x} cy={active.y} r={clusterSize(active.members.length) / 2 + 3.5} />
      )}
      {selected !== undefined && <SelectedMark layout={layout} mark={selected} />}
      {brush !== null && <Brush layout={layout} brush={brush} />}
    </ChartSurface>
  );
}

function Past({ layout: { box, toPx }, nowMs }: { readonly layout: TimelineLayout; readonly nowMs: number }) {
  const x = toPx(nowMs);
  if (x < box.left - 1 || x > box.right) return null;
  return (
    <g>
      <rect
        className="chart-past"
        x={box.left}
        width={Math.max(0, x - box.left)}
        y={box.top}
        height={box.bottom - box.top}
      />
      <line className="chart-now" x1={x} x2={x} y1={box.top - 4} y2={box.bottom} />
      <path d={`M${x - 4},${box.top - 6}h8l-4,5Z`} style={{ fill: 'var(--fg2)' }} />
    </g>
  );
}

function Counts({ layout }: { readonly layout: TimelineLayout }) {
  const least =
    layout.clusters.length > CROWD * (layout.box.right - layout.box.left) ? MIN_COUNTED_SIZE_CROWDED : MIN_COUNTED_SIZE;
  return countLabels(layout.clusters, least).map(({ x, y, count }) => (
    <text key={`${x} ${y}`} className="chart-label" x={x} y={y}>
      {count}
    </text>
  ));
}

function SelectedMark({ layout, mark }: { readonly layout: TimelineLayout; readonly mark: TimelineMark }) {
  const { x, y } = layout.place(mark);
  if (x < layout.box.left - 1 || x > layout.box.right + 1) return null;
  return (
    <g>
      <StatusMark level={mark.level} x={x} y={y} size={12} />
      <circle className="chart-selected" cx={x} cy={y} r={9.5} />
    </g>
  );
}

function Brush({ layout, brush }: { readonly layout: TimelineLayout; readonly brush: AxisSpan }) {
  const from = clampX(layout, layout.toPx(brush[0]));
  const to = clampX(layout, layout.toPx(brush[1]));
  return (
    <rect
      className="chart-brush"
      x={from}
      width={to - from}
      y={layout.box.top}
      height={layout.box.bottom - layout.box.top}
    />
  );
}

function clampX({ box }: TimelineLayout, x: number): number {
  return Math.min(box.right, Math.max(box.left, x));
}

function activeCluster(
  layout: TimelineLayout,
  marks: readonly TimelineMark[],
  id: string | null,
): TimelineCluster | null {
  const index = id === null ? -1 : marks.findIndex((mark) => mark.id === id);
  const mark = marks[index];
  if (mark === undefined) return null;
  return { ...layout.place(mark), level: mark.level, members: [index], kind: 'value' };
}

function spanOf(cluster: TimelineCluster, marks: readonly TimelineMark[]): AxisSpan {
  const times = cluster.members.flatMap((index) => marks[index]?.tcaMs ?? []);
  const from = Math.min(...times);
  const to = Math.max(...times);
  return [from - (to - from), to + (to - from)];
}

/** Zooming in time cannot separate marks at one instant. */
function isOneInstant(cluster: TimelineCluster, marks: readonly TimelineMark[]): boolean {
  const times = cluster.members.flatMap((index) => marks[index]?.tcaMs ?? []);
  return Math.max(...times) - Math.min(...times) < 60_000;
}
