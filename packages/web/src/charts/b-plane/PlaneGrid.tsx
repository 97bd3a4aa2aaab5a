import type { LengthUnit } from '../../format/length.ts';
import { linearTicks } from '../scale/linear-ticks.ts';
import type { PlaneAxes } from './plane-message.ts';
import type { PlaneProjection, PlaneSquare, PlaneView } from './plane-view.ts';

export interface PlaneGridProps {
  readonly view: PlaneView;
  readonly square: PlaneSquare;
  readonly projection: PlaneProjection;
  readonly unit: LengthUnit;
  readonly axes: PlaneAxes;
}

/** Equal-aspect grid with ticks on both axes; the axes through the origin are stronger. */
export function PlaneGrid({ view, square, projection, unit, axes }: PlaneGridProps) {
  const { left, top, side } = square;
  const [cx, cy] = view.centreM;
  const gapPx = side < 360 ? 48 : 60;
  const xTicks = linearTicks(cx - view.halfM, cx + view.halfM, side, gapPx, unit.metres);
  const yTicks = linearTicks(cy - view.halfM, cy + view.halfM, side, gapPx, unit.metres);
  return (
    <g>
      {xTicks.map(({ value, label }) => {
        const x = Math.round(projection.toPx([value, 0])[0]);
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
        const y = Math.round(projection.toPx([0, value])[1]);
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
        {axes.x} [{unit.symbol}]
      </text>
      <text
        className="chart-axis-title"
        transform={`translate(${left - 42} ${top + side / 2}) rotate(-90)`}
        textAnchor="middle"
      >
        {axes.y} [{unit.symbol}]
      </text>
    </g>
  );
}
