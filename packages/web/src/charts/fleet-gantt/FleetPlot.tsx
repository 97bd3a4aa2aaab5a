import { type KeyboardEvent, useRef, useState } from 'react';
import { formatTime } from '../../time/utc.ts';
import type { PlotBox } from '../axis/plot-box.ts';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import type { AxisView } from '../interaction/use-axis-view.ts';
import { usePlotGestures } from '../interaction/use-plot-gestures.ts';
import type { Size } from '../interaction/use-size.ts';
import { linearScale } from '../scale/linear-scale.ts';
import { levelRank } from '../status/level.ts';
import { StatusMark } from '../status/StatusMark.tsx';
import { useChartText } from '../texts/use-chart-text.ts';
import { type FleetItem, type FleetRow, fleetItems, isStop } from './fleet-row.ts';
import { FLEET_ROW_PX, TOP_PX } from './fleet-size.ts';

export interface FleetPlotProps {
  readonly size: Size;
  readonly rows: readonly FleetRow[];
  readonly nowMs: number;
  readonly view: AxisView;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly label: string;
}

const MARK_PX = 12;
/** Height and place in the row: times without burns fill it, burns lie in the middle, contacts under them. */
const BARS = {
  'no-burn': { height: 22, down: 0 },
  contact: { height: 4, down: 10 },
  burn: { height: 12, down: 0 },
  'open-burn': { height: 12, down: 0 },
} as const;
const DRAWN_FIRST = ['no-burn', 'contact', 'open-burn', 'burn'] as const;
const LEAST_BAR_PX = { 'no-burn': 3, contact: 1.5, burn: 4, 'open-burn': 4 } as const;
const REACH_PX = 8;
/** From here down a row speaks of contacts first. */
const LOW_LANE_PX = 20;

const idOf = ({ item }: FleetItem): string => ('mark' in item ? item.mark.id : item.interval.id);

export function FleetPlot({ size, rows, nowMs, view, onSelect, label }: FleetPlotProps) {
  const text = useChartText().fleet;
  const surface = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<FleetItem | null>(null);
  const isNarrow = size.width < 560;
  const box: PlotBox = { left: isNarrow ? 92 : 150, right: size.width - 10, top: 4, bottom: size.height - 20 };
  const time = linearScale([view.span[0], view.span[1]], [box.left, box.right]);
  const clamp = (timeMs: number) => Math.max(box.left, Math.min(box.right, time(timeMs)));
  const middleOf = (index: number) => TOP_PX + (index + 0.5) * FLEET_ROW_PX;
  const items = fleetItems(rows).filter(({ startMs, endMs }) => endMs >= view.span[0] && startMs <= view.span[1]);
  const itemAt = (x: number, y: number) => {
    const index = Math.floor((y - TOP_PX) / FLEET_ROW_PX);
    const near = items.filter(
      (one) => one.index === index && x >= clamp(one.startMs) - REACH_PX && x <= clamp(one.endMs) + REACH_PX,
    );
    const away = (one: FleetItem) =>
      Math.max(0, clamp(one.startMs) - x, x - clamp(one.endMs)) + (clamp(one.endMs) - clamp(one.startMs)) / 1000;
    const isLow = y - TOP_PX - index * FLEET_ROW_PX > LOW_LANE_PX;
    const isLane = (one: FleetItem) => isStop(one) !== isLow;
    return near.toSorted((a, b) => Number(isLane(b)) - Number(isLane(a)) || away(a) - away(b))[0] ?? null;
  };
  const { handlers, isPanning } = usePlotGestures(surface, {
    onHover: (at) => setActive(at === null ? null : itemAt(at.x, at.y)),
    onPick: (at) => {
      const found = itemAt(at.x, at.y);
      if (found !== null) onSelect?.(idOf(found));
    },
    onDoublePick: view.reset,
    onPan: (dx) => view.pan(time.invert(0) - time.invert(dx)),
    onZoom: (factor, at) => view.zoom(factor, time.invert(at.x)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = items.filter(isStop);
    const at = active === null ? -1 : stops.findIndex((one) => idOf(one) === idOf(active));
    const middle = (view.span[0] + view.span[1]) / 2;
    if (event.key === 'ArrowDown' || event.key === 'ArrowRight')
      setActive(stops[Math.min(stops.length - 1, at + 1)] ?? null);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') setActive(stops[Math.max(0, at - 1)] ?? null);
    else if (event.key === 'Enter' && active !== null) onSelect?.(idOf(active));
    else if (event.key === '+' || event.key === '=') view.zoom(0.5, middle);
    else if (event.key === '-') view.zoom(2, middle);
    else if (event.key === '0') view.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const nowX = time(nowMs);
  return (
    <div
      ref={surface}
      className="chart-surface"
      role="application"
      aria-label={`${label}. ${text.keys}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the application role takes the keys that its label describes
      tabIndex={0}
      data-panning={isPanning || undefined}
      style={active === null ? undefined : { cursor: 'pointer' }}
      onKeyDown={onKeyDown}
      onBlur={() => setActive(null)}
      {...handlers}
    >
      <svg data-chart="" width={size.width} height={size.height} role="img" aria-label={label}>
        <UtcAxis box={box} span={view.span} toPx={(timeMs) => time(timeMs)} />
        {rows.map((row, index) => (
          <g key={row.id}>
            <line
              className="chart-grid-strong"
              x1={0}
              x2={box.right}
              y1={TOP_PX + index * FLEET_ROW_PX}
              y2={TOP_PX + index * FLEET_ROW_PX}
            />
            <text className="fleet-name" x={0} y={middleOf(index) + 4}>
              {shortened(row.name, isNarrow ? 10 : 18)}
            </text>
          </g>
        ))}
        {DRAWN_FIRST.flatMap((kind) =>
          items.map(({ item, index }) => {
            if ('mark' in item || item.interval.kind !== kind) return null;
            const { id, startMs, endMs } = item.interval;
            const { height, down } = BARS[kind];
            return (
              <rect
                key={id}
                className={`fleet-bar fleet-${kind}`}
                x={clamp(startMs)}
                y={middleOf(index) + down - height / 2}
                width={Math.max(LEAST_BAR_PX[kind], clamp(endMs) - clamp(startMs))}
                height={height}
                rx={1.5}
              />
            );
          }),
        )}
        {worstLast(items).map((one) =>
          'mark' in one.item && time(one.startMs) >= box.left ? (
            <StatusMark
              key={one.item.mark.id}
              level={one.item.mark.level}
              x={time(one.startMs)}
              y={middleOf(one.index)}
              size={MARK_PX}
            />
          ) : null,
        )}
        {active !== null && (
          <circle
            className="fleet-active"
            cx={(clamp(active.startMs) + clamp(active.endMs)) / 2}
            cy={middleOf(active.index)}
            r={MARK_PX - 2}
          />
        )}
        {nowX >= box.left && nowX <= box.right && (
          <g>
            <line className="fleet-now" x1={nowX} x2={nowX} y1={box.top} y2={box.bottom} />
            <path d={`M${nowX - 4},${box.top - 4}h8l-4,5Z`} style={{ fill: 'var(--fg1)' }} />
          </g>
        )}
      </svg>
      {active !== null && !isPanning && (
        <HoverCard
          x={(clamp(active.startMs) + clamp(active.endMs)) / 2}
          y={middleOf(active.index)}
          plotWidth={size.width}
        >
          <p className="chart-card-title">
            {'mark' in active.item ? active.item.mark.label : active.item.interval.label}
          </p>
          <CardRows rows={cardRows(active, text)} />
        </HoverCard>
      )}
    </div>
  );
}

function cardRows({ row, startMs, endMs, item }: FleetItem, text: ReturnType<typeof useChartText>['fleet']) {
  const satellite = { name: text.satellite, value: row.name };
  if ('mark' in item) return [satellite, { name: text.tca, value: formatTime(startMs) }];
  return [satellite, { name: text.start, value: formatTime(startMs) }, { name: text.end, value: formatTime(endMs) }];
}

/** What is drawn last lies on top. */
const worstLast = (items: readonly FleetItem[]): readonly FleetItem[] =>
  items.toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = ({ item }: FleetItem): number => ('mark' in item ? levelRank(item.mark.level) : -1);

function shortened(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1)}\u2026`;
}
