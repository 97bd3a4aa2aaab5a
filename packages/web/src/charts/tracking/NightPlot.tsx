import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatPercent } from '../../format/percent.ts';
import { formatTime } from '../../time/utc.ts';
import type { PlotBox } from '../axis/plot-box.ts';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { Crosshair } from '../interaction/Crosshair.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import type { AxisView } from '../interaction/use-axis-view.ts';
import { usePlotGestures } from '../interaction/use-plot-gestures.ts';
import type { Size } from '../interaction/use-size.ts';
import { linearScale } from '../scale/linear-scale.ts';
import { hollowStyle, solidStyle } from '../status/StatusMark.tsx';
import { CLOUDY, NIGHT_ROW_PX, NIGHT_TOP_PX, type NightRow, type NightStop, nightStops } from './night-row.ts';
import { useTrackingChartText } from './use-tracking-chart-text.ts';

export interface NightPlotProps {
  readonly size: Size;
  readonly rows: readonly NightRow[];
  readonly nowMs: number;
  readonly view: AxisView;
  readonly selectedId: string | undefined;
  readonly onSelect: ((barId: string) => void) | undefined;
  readonly label: string;
}

const BAR_PX = 12;
const LEAST_BAR_PX = 5;
const REACH_PX = 8;
const MOON_PX = 2;
const SHADES = ['twilight', 'night', 'off', 'moon'] as const;
const CLASSES = { twilight: 'night-twilight', night: 'night-dark', off: 'night-off', moon: 'night-moon' } as const;
const NARROW_PX = 560;
/** Widths of a letter of a sensor's name and of its weather, and what stands between and around them, px. */
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
  const surface = useRef<HTMLDivElement>(null);
  const cloudId = useId();
  const [active, setActive] = useState<NightStop | null>(null);
  const isNarrow = size.width < NARROW_PX;
  const box: PlotBox = {
    left: isNarrow ? 74 : labelPx(rows),
    right: size.width - 10,
    top: 4,
    bottom: size.height - 20,
  };
  const time = linearScale([view.span[0], view.span[1]], [box.left, box.right]);
  const clamp = (timeMs: number) => Math.max(box.left, Math.min(box.right, time(timeMs)));
  const topOf = (index: number) => NIGHT_TOP_PX + index * NIGHT_ROW_PX;
  const middleOf = (index: number) => topOf(index) + NIGHT_ROW_PX / 2;
  const stops = nightStops(rows).filter(({ bar }) => bar.endMs >= view.span[0] && bar.startMs <= view.span[1]);
  const point = (stop: NightStop | null) => {
    setActive(stop);
    crosshair.set(stop === null ? null : (stop.bar.startMs + stop.bar.endMs) / 2);
  };
  const stopAt = (x: number, y: number) => {
    const index = Math.floor((y - NIGHT_TOP_PX) / NIGHT_ROW_PX);
    const away = ({ bar }: NightStop) => Math.max(0, clamp(bar.startMs) - x, x - clamp(bar.endMs));
    return (
      stops.filter((one) => one.index === index && away(one) <= REACH_PX).toSorted((a, b) => away(a) - away(b))[0] ??
      null
    );
  };
  const { handlers, isPanning } = usePlotGestures(surface, {
    onHover: (at) => point(at === null ? null : stopAt(at.x, at.y)),
    onPick: (at) => {
      const found = stopAt(at.x, at.y);
      if (found !== null) onSelect?.(found.bar.id);
    },
    onDoublePick: view.reset,
    onPan: (dx) => view.pan(time.invert(0) - time.invert(dx)),
    onZoom: (factor, at) => view.zoom(factor, time.invert(at.x)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = active === null ? -1 : stops.findIndex(({ bar }) => bar.id === active.bar.id);
    const middle = (view.span[0] + view.span[1]) / 2;
    if (event.key === 'ArrowDown' || event.key === 'ArrowRight')
      point(stops[Math.min(stops.length - 1, at + 1)] ?? null);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') point(stops[Math.max(0, at - 1)] ?? null);
    else if (event.key === 'Enter' && active !== null) onSelect?.(active.bar.id);
    else if (event.key === '+' || event.key === '=') view.zoom(0.5, middle);
    else if (event.key === '-') view.zoom(2, middle);
    else if (event.key === '0') view.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const rectOf = (startMs: number, endMs: number, leastPx: number) => {
    const width = Math.max(leastPx, clamp(endMs) - clamp(startMs));
    return { x: Math.min(clamp(startMs), box.right - width), width };
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
      style={active === null || onSelect === undefined ? undefined : { cursor: 'pointer' }}
      onKeyDown={onKeyDown}
      onBlur={() => point(null)}
      {...handlers}
    >
      <svg data-chart="" width={size.width} height={size.height} role="img" aria-label={label}>
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
          const place = {
            ...rectOf(bar.startMs, bar.endMs, LEAST_BAR_PX),
            ...{ y: middleOf(index) - BAR_PX / 2, height: BAR_PX, rx: 1.5 },
          };
          return (
            <g key={bar.id}>
              <rect {...place} style={bar.isLit ? solidStyle(bar.level) : hollowStyle(bar.level)} />
              {(bar.clouds ?? 0) >= CLOUDY && <rect {...place} fill={`url(#${cloudId})`} />}
              {(bar.isChosen || bar.id === selectedId) && (
                <rect
                  className="night-selected"
                  {...place}
                  x={place.x - 2}
                  y={place.y - 2}
                  width={place.width + 4}
                  height={BAR_PX + 4}
                />
              )}
              {active?.bar.id === bar.id && (
                <rect
                  className="night-active"
                  {...place}
                  x={place.x - 4}
                  y={place.y - 4}
                  width={place.width + 8}
                  height={BAR_PX + 8}
                />
              )}
            </g>
          );
        })}
        {nowX >= box.left && nowX <= box.right && (
          <g>
            <line className="fleet-now chart-now" x1={nowX} x2={nowX} y1={box.top} y2={box.bottom} />
            <path d={`M${nowX - 4},${box.top - 4}h8l-4,5Z`} style={{ fill: 'var(--fg1)' }} />
          </g>
        )}
        <Crosshair
          store={crosshair}
          toPx={(timeMs) => time(timeMs)}
          left={box.left}
          right={box.right}
          top={box.top}
          bottom={box.bottom}
        />
      </svg>
      {active !== null && !isPanning && (
        <HoverCard
          x={(clamp(active.bar.startMs) + clamp(active.bar.endMs)) / 2}
          y={middleOf(active.index)}
          plotWidth={size.width}
        >
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
        </HoverCard>
      )}
    </div>
  );
}
