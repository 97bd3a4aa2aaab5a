import { formatTime } from '../../time/utc.ts';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { GanttNow, GanttSurface } from '../gantt/GanttSurface.tsx';
import { ganttPlace, NARROW_PX, shortened } from '../gantt/gantt-place.ts';
import { type GanttPlotProps, useGantt } from '../gantt/use-gantt.ts';
import { CardRows } from '../interaction/HoverCard.tsx';
import type { PlotPoint } from '../interaction/use-plot-gestures.ts';
import { levelRank } from '../status/level.ts';
import { StatusMark } from '../status/StatusMark.tsx';
import { usePlotText } from '../texts/plots/en.ts';
import { FLEET_ROW_PX, type FleetItem, type FleetRow, fleetItems, isStop, TOP_PX } from './fleet-row.ts';

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

export function FleetPlot({ size, rows, nowMs, view, onSelect, label }: GanttPlotProps<FleetRow>) {
  const text = usePlotText().fleet;
  const isNarrow = size.width < NARROW_PX;
  const place = ganttPlace(size, isNarrow ? 92 : 150, view.span);
  const { box, time, clamp } = place;
  const middleOf = (index: number) => TOP_PX + (index + 0.5) * FLEET_ROW_PX;
  const items = fleetItems(rows).filter(({ startMs, endMs }) => endMs >= view.span[0] && startMs <= view.span[1]);
  const stopAt = ({ x, y }: PlotPoint) => {
    const index = Math.floor((y - TOP_PX) / FLEET_ROW_PX);
    const nearbyItems = items.filter(
      (item) => item.index === index && x >= clamp(item.startMs) - REACH_PX && x <= clamp(item.endMs) + REACH_PX,
    );
    const away = (item: FleetItem) =>
      Math.max(0, clamp(item.startMs) - x, x - clamp(item.endMs)) + (clamp(item.endMs) - clamp(item.startMs)) / 1000;
    const isLow = y - TOP_PX - index * FLEET_ROW_PX > LOW_LANE_PX;
    const isLane = (item: FleetItem) => isStop(item) !== isLow;
    return nearbyItems.toSorted((a, b) => Number(isLane(b)) - Number(isLane(a)) || away(a) - away(b))[0] ?? null;
  };
  const gantt = useGantt({ place, view, stops: items.filter(isStop), stopAt, idOf, onSelect });
  const { active } = gantt;
  const card = active && {
    startMs: active.startMs,
    endMs: active.endMs,
    y: middleOf(active.index),
    children: (
      <>
        <p className="chart-card-title">
          {'mark' in active.item ? active.item.mark.label : active.item.interval.label}
        </p>
        <CardRows rows={cardRows(active, text)} />
      </>
    ),
  };
  return (
    <GanttSurface {...{ gantt, place, label, card }} keys={text.keys} isPressable={active !== null}>
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
      {worstLast(items).map((item) =>
        'mark' in item.item && time(item.startMs) >= box.left ? (
          <StatusMark
            key={item.item.mark.id}
            level={item.item.mark.level}
            x={time(item.startMs)}
            y={middleOf(item.index)}
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
      <GanttNow place={place} nowMs={nowMs} />
    </GanttSurface>
  );
}

function cardRows({ row, startMs, endMs, item }: FleetItem, text: ReturnType<typeof usePlotText>['fleet']) {
  const satellite = { name: text.satellite, value: row.name };
  if ('mark' in item) return [satellite, { name: text.tca, value: formatTime(startMs) }];
  return [satellite, { name: text.start, value: formatTime(startMs) }, { name: text.end, value: formatTime(endMs) }];
}

/** The last drawn item is on top. */
const worstLast = (items: readonly FleetItem[]): readonly FleetItem[] =>
  items.toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = ({ item }: FleetItem): number => ('mark' in item ? levelRank(item.mark.level) : -1);
