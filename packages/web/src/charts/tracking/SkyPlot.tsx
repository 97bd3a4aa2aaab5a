import type { DataTable } from '../../export/data-table.ts';
import { formatDegrees } from '../../format/number.ts';
import { formatTime } from '../../time/utc.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend } from '../frame/Legend.tsx';
import { ChartSurface, usePlotSurface } from '../interaction/ChartSurface.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import type { Size } from '../interaction/use-size.ts';
import { useStoredValue } from '../interaction/value-store.ts';
import { type TrackingChartText, useTrackingChartText } from './en.ts';
import { minuteMarks, type SkyDisc, type SkyPathPoint, skyDiscPoint, skyRuns } from './sky-path.ts';
import './tracking.css';

export interface SkyDirection {
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
}

export interface SkyPlotProps {
  readonly places: readonly SkyPathPoint[];
  /** Points of the horizon by azimuth; between two it runs straight. */
  readonly horizon: readonly SkyDirection[];
  readonly leastElevationDeg: number;
  readonly sun?: SkyDirection | undefined;
  readonly moon?: SkyDirection | undefined;
  readonly title?: string;
  readonly note?: string;
  readonly maxPx?: number;
  readonly empty?: string | undefined;
}

const REACH_PX = 40;
const LABEL_PX = 14;
const OUTSIDE_MS = 60_000;
const LONG_PASS_MS = 20 * 60_000;

/** The path of one pass over the sky of a sensor. Solid is lit, dashed in shadow; ticks are minutes. */
export function SkyPlot(props: SkyPlotProps) {
  const { places, title, note, maxPx = 340, empty } = props;
  const text = useTrackingChartText().sky;
  const name = title ?? text.title;
  return (
    <ChartFrame
      title={name}
      note={note}
      caption={text.caption}
      fileName="sky-plot"
      table={skyTable(places, text)}
      shape={{ squareUpToPx: maxPx }}
      empty={empty ?? (places.length === 0 ? text.none : undefined)}
      legend={<Legend items={legend(text)} />}
    >
      {(size) => <SkyDrawing {...props} size={size} label={text.label(name, note ?? '')} />}
    </ChartFrame>
  );
}

const legend = (text: TrackingChartText['sky']) => [
  { label: text.lit, symbol: <path className="sky-lit" d="M1,5H17" /> },
  { label: text.unlit, symbol: <path className="sky-unlit" d="M1,5H17" /> },
  { label: text.mask, symbol: <rect className="sky-mask" width={18} height={10} /> },
];

function SkyDrawing(props: SkyPlotProps & { readonly size: Size; readonly label: string }) {
  const { size, places, horizon, leastElevationDeg, sun, moon, label } = props;
  const text = useTrackingChartText().sky;
  const { crosshair } = useSharedPlots();
  const atMs = useStoredValue(crosshair);
  const side = Math.min(size.width, size.height);
  const disc: SkyDisc = { x: size.width / 2, y: side / 2 - 14, r: side / 2 - 38 };
  const at = ({ azimuthDeg, elevationDeg }: SkyDirection) => skyDiscPoint(disc, azimuthDeg, elevationDeg);
  const closestPlace = atMs === null ? undefined : nearest(places, ({ timeMs }) => Math.abs(timeMs - atMs));
  // Another plot may point at a time before or after this pass.
  const active =
    closestPlace && atMs !== null && Math.abs(closestPlace.timeMs - atMs) <= OUTSIDE_MS ? closestPlace : undefined;
  const { surface } = usePlotSurface({
    onHover: (point) => {
      if (point === null) return crosshair.set(null);
      const away = (place: SkyPathPoint) => Math.hypot(at(place).x - point.x, at(place).y - point.y);
      const nearestPlace = nearest(places, away);
      crosshair.set(nearestPlace && away(nearestPlace) <= REACH_PX ? nearestPlace.timeMs : null);
    },
    onKey(event) {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return false;
      const index = active === undefined ? -1 : places.indexOf(active);
      crosshair.set(places[Math.max(0, Math.min(places.length - 1, index + step))]?.timeMs ?? null);
      return true;
    },
  });
  const first = places[0];
  const last = places.at(-1);
  const isLong = first !== undefined && last !== undefined && last.timeMs - first.timeMs > LONG_PASS_MS;
  const card = active && (
    <HoverCard {...at(active)} plotWidth={size.width}>
      <CardRows
        rows={[
          { name: text.time, value: formatTime(active.timeMs) },
          { name: text.azimuth, value: formatDegrees(active.azimuthDeg) },
          { name: text.elevation, value: formatDegrees(active.elevationDeg) },
          { name: text.light, value: active.isLit ? text.lit : text.unlit },
        ]}
      />
    </HoverCard>
  );
  return (
    <ChartSurface
      {...surface}
      size={size}
      label={label}
      keys={text.keys}
      onBlur={() => crosshair.set(null)}
      card={card}
    >
      <circle className="sky-disc" cx={disc.x} cy={disc.y} r={disc.r} />
      <path className="sky-mask" d={maskPath(disc, horizon, leastElevationDeg)} />
      {[30, 60].map((elevation) => (
        <g key={elevation}>
          <circle className="sky-ring" cx={disc.x} cy={disc.y} r={(disc.r * (90 - elevation)) / 90} />
          <text className="chart-tick" x={disc.x + 3} y={disc.y - (disc.r * (90 - elevation)) / 90 + 12}>
            {elevation}°
          </text>
        </g>
      ))}
      <path
        className="sky-ring"
        d={`M${disc.x - disc.r},${disc.y}H${disc.x + disc.r}M${disc.x},${disc.y - disc.r}V${disc.y + disc.r}`}
      />
      {([text.north, text.east, text.south, text.west] as const).map((name, quarter) => {
        const place = skyDiscPoint({ ...disc, r: disc.r + LABEL_PX }, quarter * 90, 0);
        return (
          <text key={name} className="chart-tick chart-tick-strong" x={place.x} y={place.y + 4} textAnchor="middle">
            {name}
          </text>
        );
      })}
      {sun && sun.elevationDeg > 0 && <Body {...at(sun)} name={text.sun} isSun />}
      {moon && moon.elevationDeg > 0 && <Body {...at(moon)} name={text.moon} />}
      {skyRuns(places).map((run) => (
        <path
          key={run.places[0]?.timeMs}
          className={run.isLit ? 'sky-lit' : 'sky-unlit'}
          d={run.places.map((place, index) => `${index === 0 ? 'M' : 'L'}${pair(at(place))}`).join('')}
        />
      ))}
      {minuteMarks(places, isLong ? 10 : 1).map((mark) => (
        <circle
          key={mark.timeMs}
          className="sky-minute"
          cx={at(mark).x}
          cy={at(mark).y}
          r={2}
          style={{ fill: 'var(--bg0)' }}
        />
      ))}
      {first && (
        <text
          className="chart-label"
          {...at(first)}
          dx={at(first).x > disc.x ? -8 : 8}
          dy={-6}
          textAnchor={at(first).x > disc.x ? 'end' : 'start'}
        >
          {text.start}
        </text>
      )}
      {active && <circle className="sky-place" cx={at(active).x} cy={at(active).y} r={6} />}
    </ChartSurface>
  );
}

function Body({ x, y, name, isSun = false }: { x: number; y: number; name: string; isSun?: boolean }) {
  return (
    <g>
      <circle className="sky-body" cx={x} cy={y} r={6} />
      {isSun && <circle cx={x} cy={y} r={2} style={{ fill: 'var(--fg2)' }} />}
      <text className="chart-label chart-label-faint" x={x + 9} y={y + 4}>
        {name}
      </text>
    </g>
  );
}

const pair = ({ x, y }: { readonly x: number; readonly y: number }) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Returns the area that is invisible to the sensor: the disc without the sky above its horizon. */
function maskPath(disc: SkyDisc, horizon: readonly SkyDirection[], leastDeg: number): string {
  const rim = (elevation: (azimuth: number) => number) =>
    `${Array.from({ length: 73 }, (_, index) => {
      const azimuth = index * 5;
      return `${index === 0 ? 'M' : 'L'}${pair(skyDiscPoint(disc, azimuth, elevation(azimuth)))}`;
    }).join('')}Z`;
  return rim(() => 0) + rim((azimuth) => Math.max(leastDeg, horizonAt(horizon, azimuth)));
}

function horizonAt(horizon: readonly SkyDirection[], azimuth: number): number {
  if (horizon.length === 0) return 0;
  const points = horizon.toSorted((a, b) => a.azimuthDeg - b.azimuthDeg);
  const after = points.find(({ azimuthDeg }) => azimuthDeg >= azimuth) ?? points[0]!;
  const before = points.findLast(({ azimuthDeg }) => azimuthDeg <= azimuth) ?? points.at(-1)!;
  const width = (after.azimuthDeg - before.azimuthDeg + 360) % 360;
  if (width === 0) return after.elevationDeg;
  const part = ((azimuth - before.azimuthDeg + 360) % 360) / width;
  return before.elevationDeg + part * (after.elevationDeg - before.elevationDeg);
}

function nearest(places: readonly SkyPathPoint[], away: (place: SkyPathPoint) => number): SkyPathPoint | undefined {
  return places.reduce<SkyPathPoint | undefined>(
    (best, place) => (best === undefined || away(place) < away(best) ? place : best),
    undefined,
  );
}

function skyTable(places: readonly SkyPathPoint[], text: TrackingChartText['sky']): DataTable {
  return {
    columns: [
      { name: text.timeUtc },
      { name: text.azimuth, unit: '°', format: (value) => value.toFixed(1) },
      { name: text.elevation, unit: '°', format: (value) => value.toFixed(1) },
      { name: text.light },
    ],
    rows: places.map(({ timeMs, azimuthDeg, elevationDeg, isLit }) => [
      formatTime(timeMs),
      azimuthDeg,
      elevationDeg,
      isLit ? text.lit : text.unlit,
    ]),
  };
}
