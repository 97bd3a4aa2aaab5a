import { memo } from 'react';
import { pcRange } from '../scale/pc-range.ts';
import { type ChartLevel, statusInk } from '../status/level.ts';

export interface SparklineProps {
  /** Probabilities in order of creation. */
  readonly values: readonly (number | null)[];
  readonly threshold?: { readonly value: number; readonly level: ChartLevel };
  readonly width?: number;
  readonly height?: number;
  /** Text for screen readers; without it the picture is decoration next to the number. */
  readonly label?: string;
}

/** The course of log Pc over the messages of one conjunction, small enough for a table cell: on its own decades, with the limit where that lies in them. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { values, threshold, width = 64, height = 18, label } = props;
  const [floor, ceiling] = pcRange(values);
  const { path, last } = sparkPoints(values, { width, height, floor, ceiling });
  const limit = threshold?.value ?? Number.NaN;
  const limitY =
    limit >= floor && limit <= ceiling ? sparkPoints([limit], { width, height, floor, ceiling }).last?.y : undefined;
  const ink = threshold && statusInk(threshold.level);
  const isOver = (values.findLast((value) => value !== null) ?? 0) >= limit;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {limitY !== undefined && (
        <line
          x1={0}
          x2={width}
          y1={limitY}
          y2={limitY}
          style={{ stroke: ink, strokeDasharray: '2 2', strokeWidth: 1 }}
        />
      )}
      <path
        d={path}
        style={{
          fill: 'none',
          stroke: 'var(--fg2)',
          strokeWidth: 1.25,
          strokeLinejoin: 'round',
          strokeLinecap: 'round',
        }}
      />
      {last !== null && <circle cx={last.x} cy={last.y} r={2.25} style={{ fill: isOver ? ink : 'var(--fg1)' }} />}
    </svg>
  );
});

interface SparkFrame {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly ceiling: number;
}

const INSET_PX = 3;

/** Path and last point of a logarithmic sparkline; absent values break the line (a lone value stays as a dot), tiny ones lie on the floor. */
export function sparkPoints(
  values: readonly (number | null)[],
  frame: SparkFrame,
): { readonly path: string; readonly last: { readonly x: number; readonly y: number } | null } {
  const { width, height, floor, ceiling } = frame;
  const inner = width - 2 * INSET_PX;
  const decades = Math.log10(ceiling / floor);
  let path = '';
  let isDown = false;
  let last: { x: number; y: number } | null = null;
  values.forEach((value, index) => {
    if (value === null || Number.isNaN(value)) {
      isDown = false;
      return;
    }
    const share = values.length > 1 ? index / (values.length - 1) : 1;
    const level = Math.log10(Math.min(ceiling, Math.max(floor, value)) / floor) / decades;
    last = { x: INSET_PX + share * inner, y: height - INSET_PX - level * (height - 2 * INSET_PX) };
    path += `${isDown ? 'L' : 'M'}${last.x.toFixed(1)},${last.y.toFixed(1)}${isDown ? '' : 'h0'}`;
    isDown = true;
  });
  return { path, last };
}
