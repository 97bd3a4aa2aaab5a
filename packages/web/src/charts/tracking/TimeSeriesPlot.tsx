import { type ReactNode, useId } from 'react';
import { formatTime } from '../../time/utc.ts';
import { LinearAxis } from '../axis/LinearAxis.tsx';
import type { PlotBox } from '../axis/plot-box.ts';
import { seriesPath } from '../axis/series-path.ts';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { ChartSurface, usePlotSurface } from '../interaction/ChartSurface.tsx';
import { Crosshair } from '../interaction/Crosshair.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import type { Size } from '../interaction/use-size.ts';
import { linearScale } from '../scale/linear-scale.ts';
import type { AxisSpan } from '../scale/view.ts';
import { useTrackingChartText } from './en.ts';
import './tracking.css';

export interface SeriesDot {
  readonly key: string;
  readonly timeMs: number;
  readonly value: number;
  /** Drawn as a ring: excluded from the result that includes the others. */
  readonly isHollow?: boolean;
  /** Further lines of its card. */
  readonly card?: readonly { readonly name: string; readonly value: string }[];
}

export interface SeriesLimit {
  readonly value: number;
  readonly label: string;
}

export interface TimeSeriesPlotProps {
  readonly size: Size;
  readonly span: AxisSpan;
  readonly dots: readonly SeriesDot[];
  /** Lower and upper end of the axis, in the order of the values. */
  readonly range: readonly [number, number];
  /** The smaller value is on top, as for magnitudes. */
  readonly isReversed?: boolean;
  readonly isLine?: boolean;
  readonly hasDots?: boolean;
  readonly limits?: readonly SeriesLimit[];
  readonly valueName: string;
  readonly formatValue: (value: number) => string;
  readonly label: string;
  readonly activeKey: string | null;
  readonly onActive: (key: string | null) => void;
  readonly nowMs?: number;
  readonly under?: (box: PlotBox, toX: (timeMs: number) => number, toY: (value: number) => number) => ReactNode;
}

const REACH_PX = 24;
const LABEL_GAP_PX = 13;

/** Values over time, with pointer and arrow keys; the highlight is shared with other views of the same points. */
export function TimeSeriesPlot(props: TimeSeriesPlotProps) {
  const { size, span, dots, range, isReversed = false, isLine = false, hasDots = true, limits = [] } = props;
  const { valueName, formatValue, label, activeKey, onActive, nowMs, under } = props;
  const text = useTrackingChartText().series;
  const { crosshair } = useSharedPlots();
  const clipId = useId();
  const box: PlotBox = { left: 52, right: size.width - 12, top: 8, bottom: size.height - 20 };
  const toX = linearScale([span[0], span[1]], [box.left, box.right]);
  const [low, high] = range;
  const toY = linearScale([low, high], isReversed ? [box.top, box.bottom] : [box.bottom, box.top]);
  const active = dots.find(({ key }) => key === activeKey);
  const point = (dot: SeriesDot | undefined) => {
    onActive(dot?.key ?? null);
    crosshair.set(dot?.timeMs ?? null);
  };
  const { surface } = usePlotSurface({
    onHover: (at) => {
      if (at === null) return point(undefined);
      const nearestDot = dots.toSorted((a, b) => Math.abs(toX(a.timeMs) - at.x) - Math.abs(toX(b.timeMs) - at.x))[0];
      point(nearestDot && Math.abs(toX(nearestDot.timeMs) - at.x) <= REACH_PX ? nearestDot : undefined);
    },
    onKey(event) {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return false;
      const index = active === undefined ? -1 : dots.indexOf(active);
      point(dots[Math.max(0, Math.min(dots.length - 1, index + step))]);
      return true;
    },
  });
  const path = () => seriesPath(dots.map(({ timeMs, value }) => ({ x: toX(timeMs), y: toY(value) })));
  const card = active && (
    <HoverCard x={toX(active.timeMs)} y={toY(active.value)} plotWidth={size.width}>
      <CardRows
        rows={[
          { name: text.time, value: formatTime(active.timeMs) },
          { name: valueName, value: formatValue(active.value) },
          ...(active.card ?? []),
        ]}
      />
    </HoverCard>
  );
  return (
    <ChartSurface {...surface} size={size} label={label} keys={text.keys} onBlur={() => point(undefined)} card={card}>
      <clipPath id={clipId}>
        <rect x={box.left} y={box.top - 6} width={box.right - box.left} height={box.bottom - box.top + 12} />
      </clipPath>
      {under?.(box, toX, toY)}
      <LinearAxis box={box} from={Math.min(low, high)} to={Math.max(low, high)} toPx={toY} />
      <UtcAxis box={box} span={span} toPx={toX} />
      {low < 0 && high > 0 && <line className="series-zero" x1={box.left} x2={box.right} y1={toY(0)} y2={toY(0)} />}
      {limits.map(({ value, label: name }) => (
        <g key={`${name} ${value}`}>
          <line className="series-limit" x1={box.left} x2={box.right} y1={toY(value)} y2={toY(value)} />
          {name !== '' && (
            <text
              className="chart-label chart-label-faint"
              x={box.right - 2}
              y={toY(value) + LABEL_GAP_PX}
              textAnchor="end"
            >
              {name}
            </text>
          )}
        </g>
      ))}
      <g clipPath={`url(#${clipId})`}>
        {isLine && <path className="chart-series" d={path()} />}
        {hasDots &&
          dots.map(({ key, timeMs, value, isHollow }) => (
            <circle
              key={key}
              className={isHollow ? 'series-ring' : 'series-dot'}
              cx={toX(timeMs)}
              cy={toY(value)}
              r={3.5}
            />
          ))}
        {nowMs !== undefined && nowMs >= span[0] && nowMs <= span[1] && (
          <line className="chart-now" x1={toX(nowMs)} x2={toX(nowMs)} y1={box.top} y2={box.bottom} />
        )}
      </g>
      <Crosshair store={crosshair} toPx={(timeMs) => toX(timeMs)} {...box} />
      {active && <circle className="chart-selected" cx={toX(active.timeMs)} cy={toY(active.value)} r={6} />}
    </ChartSurface>
  );
}

/** Times from the first to the last with a little air, and never of no length. */
export function paddedTimeSpan(times: readonly number[]): AxisSpan {
  const first = Math.min(...times);
  const last = Math.max(...times);
  const air = Math.max((last - first) * 0.04, 2000);
  return [first - air, last + air];
}
