import { type LengthUnit, lengthUnit } from '../../format/length.ts';
import { linearTicks } from '../scale/linear-ticks.ts';
import type { DrawnAxis } from './plane-scales.ts';
import type { PlaneProjection, PlaneSquare, PlaneViewport } from './plane-view.ts';

export interface PlaneGridProps {
  readonly view: PlaneViewport;
  readonly square: PlaneSquare;
  readonly projection: PlaneProjection;
  readonly axes: readonly [DrawnAxis, DrawnAxis];
}

type AxisUnit = LengthUnit | { readonly symbol: '\u03c3'; readonly metres: 1 };
const SIGMA: AxisUnit = { symbol: '\u03c3', metres: 1 };

/** The grid with ticks on both axes, each in its own unit; the axes through the origin are stronger. */
export function PlaneGrid({ view, square, projection, axes }: PlaneGridProps) {
  const { left, top, side } = square;
  const { mode } = projection.map;
  const [cx, cy] = view.centre;
  const [halfX, halfY] = view.half;
  const unitOf = (half: number) => (mode === 'sigma' ? SIGMA : lengthUnit(half));
  const [unitX, unitY] = [unitOf(halfX), unitOf(halfY)];
  const gapPx = side < 360 ? 48 : 60;
  const xTicks = linearTicks(cx - halfX, cx + halfX, side, gapPx, unitX.metres);
  const yTicks = linearTicks(cy - halfY, cy + halfY, side, gapPx, unitY.metres);
  return (
    <g>
      {xTicks.map(({ value, label }) => {
        const x = Math.round(projection.drawingToPx([value, cy])[0]);
        return (
          <g key={value}>
            <line className={value === 0 ? 'chart-baseline' : 'chart-grid'} x1={x} x2={x} y1={top} y2={top + side} />
            <text className="chart-tick" x={x} y={top + side + 15} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      {yTicks.map(({ value, label }) => {
        const y = Math.round(projection.drawingToPx([cx, value])[1]);
        return (
          <g key={value}>
            <line className={value === 0 ? 'chart-baseline' : 'chart-grid'} x1={left} x2={left + side} y1={y} y2={y} />
            <text className="chart-tick" x={left - 7} y={y + 4} textAnchor="end">
              {label}
            </text>
          </g>
        );
      })}
      <rect x={left} y={top} width={side} height={side} className="plane-edge" />
      <text className="chart-axis-title" x={left + side / 2} y={top + side + 32} textAnchor="middle">
        {axes[0].name} [{unitX.symbol}]{axes[0].sigma !== undefined && ` \u00b7 1\u03c3 = ${axes[0].sigma}`}
      </text>
      <text
        className="chart-axis-title"
        transform={`translate(${left - 54} ${top + side / 2}) rotate(-90)`}
        textAnchor="middle"
      >
        {axes[1].name} [{unitY.symbol}]{axes[1].sigma !== undefined && ` \u00b7 1\u03c3 = ${axes[1].sigma}`}
      </text>
    </g>
  );
}
