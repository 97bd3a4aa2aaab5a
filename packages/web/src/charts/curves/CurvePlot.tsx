import { type ReactNode, useId, useState } from 'react';
import { formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { EndLabels, endLabelsPx } from '../axis/EndLabels.tsx';
import { LogAxis } from '../axis/LogAxis.tsx';
import type { PlotBox } from '../axis/plot-box.ts';
import { type SeriesPoint, seriesPath } from '../axis/series-path.ts';
import { ThresholdBands, ThresholdLabels } from '../axis/ThresholdBands.tsx';
import { ChartSurface, usePlotSurface } from '../interaction/ChartSurface.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import type { Size } from '../interaction/use-size.ts';
import { linearScale, logarithmicScale } from '../scale/linear-scale.ts';
import { type LinearTick, linearTicks } from '../scale/linear-ticks.ts';
import { type LogScale, logScale } from '../scale/log-scale.ts';
import { pcRange } from '../scale/pc-range.ts';
import { usePlotText } from '../texts/plots/en.ts';
import type { Threshold } from '../threshold.ts';
import { type CurvePoint, pcAt } from './curve.ts';

export interface CurveScales {
  readonly box: PlotBox;
  readonly pc: LogScale;
  toX(value: number): number;
}

/** A further curve over the same x. */
export interface OtherCurve {
  readonly name: string;
  readonly className: string;
  readonly points: readonly CurvePoint[];
}

const NO_CURVES: readonly OtherCurve[] = [];

export interface CurvePlotProps {
  readonly size: Size;
  /** Ascending x; all positive but where x is linear. */
  readonly points: readonly CurvePoint[];
  readonly otherCurves?: readonly OtherCurve[];
  /** Of `points` where there are others; default *both*. */
  readonly name?: string;
  readonly thresholds: readonly Threshold[];
  readonly xTitle: string;
  /** Even steps of x are even steps on the screen. Default: logarithmic. */
  readonly isLinear?: boolean;
  readonly formatX: (value: number) => string;
  /** Formats a tick of a logarithmic x; default one digit. */
  readonly formatTick?: (value: number) => string;
  readonly label: string;
  readonly marks: (scales: CurveScales) => ReactNode;
  /** Drawn under the curves. */
  readonly under?: (scales: CurveScales) => ReactNode;
}

/** A probability curve over a logarithmic or a linear axis, read by pointer or arrow keys. */
export function CurvePlot(props: CurvePlotProps) {
  const {
    size,
    points,
    otherCurves = NO_CURVES,
    thresholds,
    xTitle,
    isLinear = false,
    formatX,
    formatTick = oneDigit,
    label,
    marks,
    under,
  } = props;
  const text = usePlotText();
  const { name: curveName = text.curve.common } = props;
  const clipId = useId();
  const [index, setIndex] = useState<number | null>(null);
  const names = otherCurves.length > 0 ? [curveName, ...otherCurves.map(({ name }) => name)] : [];
  const box: PlotBox = {
    left: 48,
    right: size.width - (names.length > 0 ? endLabelsPx(names, size.width) : 12),
    top: under === undefined ? 10 : 22,
    bottom: size.height - 36,
  };
  const first = points[0]?.x ?? 1;
  const last = points.at(-1)?.x ?? 10;
  const x = isLinear
    ? linearScale([first, last], [box.left, box.right])
    : logarithmicScale([first, last > first ? last : first * 10], [box.left, box.right]);
  const curves = [points, ...otherCurves.map((otherCurve) => otherCurve.points)];
  const [floor, ceiling] = pcRange(
    curves.flat().map((point) => point.pc),
    thresholds,
  );
  const pc = logScale({ top: box.top, bottom: box.bottom, floor, ceiling });
  const unclamped = logarithmicScale([pc.floor, pc.ceiling], [pc.bottom, pc.top]);
  const ticks = (isLinear ? linearTicks : curveTicks)(first, last, box.right - box.left);
  const step = (by: number) =>
    setIndex((old) => Math.max(0, Math.min(points.length - 1, (old ?? Math.floor(points.length / 2)) + by)));
  const { surface } = usePlotSurface({
    onHover: (at) => setIndex(at === null ? null : nearestIndex(points, at.x, (value) => x(value))),
    onKey({ key }) {
      if (key === 'ArrowRight') step(1);
      else if (key === 'ArrowLeft') step(-1);
      else if (key === 'Escape' && index !== null) setIndex(null);
      else return false;
      return true;
    },
  });
  const active = index === null ? undefined : points[index];
  const lineOf = (curve: readonly CurvePoint[]): readonly SeriesPoint[] =>
    curve.map((point) => ({ x: x(point.x), y: point.pc > 0 ? unclamped(point.pc) : null }));
  const scales: CurveScales = { box, pc, toX: (value) => x(value) };
  const card = active !== undefined && (
    <HoverCard x={x(active.x)} y={pc.place(active.pc).y} plotWidth={size.width}>
      <CardRows
        rows={[
          { name: xTitle, value: formatX(active.x) },
          { name: otherCurves.length > 0 ? curveName : text.pc, value: formatPc(active.pc) },
          ...otherCurves.map((otherCurve) => ({
            name: otherCurve.name,
            value: formatPc(pcAt(otherCurve.points, active.x)),
          })),
        ]}
      />
    </HoverCard>
  );
  return (
    <ChartSurface
      {...surface}
      size={size}
      label={label}
      keys={text.curve.keys}
      onBlur={() => setIndex(null)}
      card={card}
    >
      {under?.(scales)}
      <ThresholdBands box={box} scale={pc} thresholds={thresholds} />
      <LogAxis box={box} scale={pc} noValueLabel={text.pcEvolution.noPc} />
      {ticks.map(({ value, label: name }) => (
        <g key={value}>
          <line className="chart-grid" x1={x(value)} x2={x(value)} y1={box.top} y2={box.bottom} />
          <text className="chart-tick" x={x(value)} y={box.bottom + 15} textAnchor="middle">
            {isLinear ? name : formatTick(value)}
          </text>
        </g>
      ))}
      <line className="chart-baseline" x1={box.left} x2={box.right} y1={box.bottom} y2={box.bottom} />
      <text className="chart-axis-title" x={(box.left + box.right) / 2} y={size.height - 4} textAnchor="middle">
        {xTitle}
      </text>
      <ThresholdLabels box={box} scale={pc} thresholds={thresholds} side="left" lines={curves.map(lineOf)} />
      <clipPath id={clipId}>
        <rect x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        {otherCurves.map((otherCurve) => (
          <path key={otherCurve.name} className={otherCurve.className} d={seriesPath(lineOf(otherCurve.points))} />
        ))}
        <path className="chart-series" d={seriesPath(lineOf(points))} />
      </g>
      {names.length > 0 && (
        <EndLabels
          box={box}
          widthPx={size.width}
          ends={curves.map((curve, place) => ({
            name: names[place]!,
            x: x(curve.at(-1)?.x ?? last),
            y: pc.place(curve.at(-1)?.pc).y,
          }))}
        />
      )}
      {marks(scales)}
      {active !== undefined && (
        <line className="chart-crosshair" x1={x(active.x)} x2={x(active.x)} y1={box.top} y2={box.bottom} />
      )}
      {active !== undefined && <circle className="chart-active" cx={x(active.x)} cy={pc.place(active.pc).y} r={4.5} />}
    </ChartSurface>
  );
}

const oneDigit = (value: number): string => formatSignificant(value, 1);

/** Ticks at 1, 2 and 5 of each decade, or at fewer where they would touch. */
function curveTicks(from: number, to: number, lengthPx: number): readonly LinearTick[] {
  const pxPerDecade = lengthPx / Math.max(1e-9, Math.log10(to / from));
  const within = pxPerDecade > 150 ? [1, 2, 5] : pxPerDecade > 90 ? [1, 3] : [1];
  const ticks: LinearTick[] = [];
  for (let power = Math.floor(Math.log10(from)); power <= Math.log10(to); power += 1) {
    for (const digit of within) {
      const value = digit * 10 ** power;
      if (value >= from * 0.9999 && value <= to * 1.0001) ticks.push({ value, label: oneDigit(value) });
    }
  }
  return ticks;
}

function nearestIndex(points: readonly CurvePoint[], px: number, toX: (value: number) => number): number | null {
  let best: number | null = null;
  points.forEach((point, index) => {
    const bestPoint = best === null ? undefined : points[best];
    if (bestPoint === undefined || Math.abs(toX(point.x) - px) < Math.abs(toX(bestPoint.x) - px)) best = index;
  });
  return best;
}
