import { useId } from 'react';
import { formatPercent } from '../../format/number.ts';
import { formatTime } from '../../time/utc.ts';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { GanttNow, GanttSurface } from '../gantt/GanttSurface.tsx';
import { ganttPlace, NARROW_PX } from '../gantt/gantt-place.ts';
import { type GanttPlotProps, useGantt } from '../gantt/use-gantt.ts';
import { Crosshair } from '../interaction/Crosshair.tsx';
import { CardRows } from '../interaction/HoverCard.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import type { PlotPoint } from '../interaction/use-plot-gestures.ts';
import { hollowStyle, solidStyle } from '../status/StatusMark.tsx';
import { useTrackingChartText } from './en.ts';
import { CLOUDY, NIGHT_ROW_PX, NIGHT_TOP_PX, type NightRow, type NightStop, nightStops } from './night-row.ts';

export interface NightPlotProps extends GanttPlotProps<NightRow> {
  readonly selectedId: string | undefined;
}

const BAR_PX = 12;
const LEAST_BAR_PX = 5;
const REACH_PX = 8;
const MOON_PX = 2;
const SHADES = ['twilight', 'night', 'off', 'moon'] as const;
const CLASSES = { twilight: 'night-twilight', night: 'night-dark', off: 'night-off', moon: 'night-moon' } as const;
/** Widths of a letter of a sensor's name and of its weather, and of the gaps between them, px. */
const [NAME_PX, WEATHER_PX, GAPS_PX] = [7.5, 5.6, 20];
const [LEAST_LABEL_PX, MOST_LABEL_PX] = [120, 260];

/** Room left of the night for names and weather. */
function labelPx(rows: readonly NightRow[]): number {
  const widest = rows.map(({ name, weather }) => NAME_PX * name.length + WEATHER_PX * weather.length + GAPS_PX);
  return Math.max(LEAST_LABEL_PX, Math.min(MOST_LABEL_PX, Math.max(0, ...widest)));
}

export function NightPlot({ size, rows, nowMs, view, selectedId, onSelect, label }: NightPlotProps) {
  const text = useTrackingChartText().night;
  const { crosshair } = useSharedPlots();
  const cloudId = useId();
  const isNarrow = size.width < NARROW_PX;
  const place = ganttPlace(size, isNarrow ? 74 : labelPx(rows), view.span);
  const { box, time, clamp } = place;
  const topOf = (index: number) => NIGHT_TOP_PX + index * NIGHT_ROW_PX;
  const middleOf = (index: number) => topOf(index) + NIGHT_ROW_PX / 2;
  const stops = nightStops(rows).filter(({ bar }) => bar.endMs >= view.span[0] && bar.startMs <= view.span[1]);
  const stopAt = ({ x, y }: PlotPoint) => {
    const index = Math.floor((y - NIGHT_TOP_PX) / NIGHT_ROW_PX);
    const away = ({ bar }: NightStop) => Math.max(0, clamp(bar.startMs) - x, x - clamp(bar.endMs));
    return (
      stops.filter((stop) => stop.index === index && away(stop) <= REACH_PX).toSorted((a, b) => away(a) - away(b))[0] ??
      null
    );
  };
  const gantt = useGantt({
    place,
    view,
    stops,
    stopAt,
    onSelect,
    idOf: ({ bar }) => bar.id,
    onActive: (stop) => crosshair.set(stop === null ? null : (stop.bar.startMs + stop.bar.endMs) / 2),
  });
  const { active } = gantt;
  const card = active && {
    startMs: active.bar.startMs,
    endMs: active.bar.endMs,
    y: middleOf(active.index),
    children: (
      <>
        <p className="chart-card-title">{active.bar.label}</p>
        <CardRows
          rows={[
            { name: text.sensor, value: active.row.name },
            { name: text.status, value: active.bar.status },
            { name: text.start, value: formatTime(active.bar.startMs) },
            { name: text.end, value: formatTime(active.bar.endMs) },
            {
              name: text.clouds,
              value: active.bar.clouds === undefined ? active.row.weather : formatPercent(active.bar.clouds),
            },
          ]}
        />
      </>
    ),
  };
  const rectOf = (startMs: number, endMs: number, leastPx: number) => {
    const width = Math.max(leastPx, clamp(endMs) - clamp(startMs));
    return { x: Math.min(clamp(startMs), box.right - width), width };
  };
  return (
    <GanttSurface
      {...{ gantt, place, label, card }}
      keys={text.keys}
      isPressable={active !== null && onSelect !== undefined}
    >
      <pattern id={cloudId} width={5} height={12} patternUnits="userSpaceOnUse" patternTransform="rotate(26)">
        <line className="night-cloud" x1={2} x2={2} y1={0} y2={12} />
      </pattern>
      {rows.map((row, index) =>
        SHADES.flatMap((kind) =>
          row.shades
            .filter((shade) => shade.kind === kind && clamp(shade.endMs) > clamp(shade.startMs))
            .map(({ startMs, endMs }) => (
              <rect
                key={`${kind} ${startMs}`}
                className={CLASSES[kind]}
                {...rectOf(startMs, endMs, 0)}
                y={kind === 'moon' ? topOf(index) + NIGHT_ROW_PX - MOON_PX - 1 : topOf(index)}
                height={kind === 'moon' ? MOON_PX : NIGHT_ROW_PX}
              />
            )),
        ),
      )}
      <UtcAxis box={box} span={view.span} toPx={(timeMs) => time(timeMs)} />
      {rows.map((row, index) => (
        <g key={row.id}>
          <line className="chart-grid-strong" x1={0} x2={box.right} y1={topOf(index)} y2={topOf(index)} />
          <text className="night-name" x={0} y={middleOf(index) + 4}>
            {row.name}
          </text>
          {!isNarrow && (
            <text className="chart-tick" x={box.left - 8} y={middleOf(index) + 4} textAnchor="end">
              {row.weather}
            </text>
          )}
        </g>
      ))}
      {stops.map(({ bar, index }) => {
        const bounds = {
          ...rectOf(bar.startMs, bar.endMs, LEAST_BAR_PX),
          y: middleOf(index) - BAR_PX / 2,
          height: BAR_PX,
        };
        return (
          <g key={bar.id}>
            <rect {...bounds} rx={1.5} style={bar.isLit ? solidStyle(bar.level) : hollowStyle(bar.level)} />
            {(bar.clouds ?? 0) >= CLOUDY && <rect {...bounds} rx={1.5} fill={`url(#${cloudId})`} />}
            {(bar.isChosen || bar.id === selectedId) && (
              <rect className="night-selected" {...widened(bounds, 2)} rx={1.5} />
            )}
            {active?.bar.id === bar.id && <rect className="night-active" {...widened(bounds, 4)} rx={1.5} />}
          </g>
        );
      })}
      <GanttNow place={place} nowMs={nowMs} />
      <Crosshair store={crosshair} toPx={(timeMs) => time(timeMs)} {...box} />
    </GanttSurface>
  );
}

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a frame outside of a bar by a distance, px. */
function widened({ x, y, width, height }: Bounds, px: number): Bounds {
  return { x: x - px, y: y - px, width: width + 2 * px, height: height + 2 * px };
}
