import type { PlotBox } from '../axis/plot-box.ts';

export interface CurveMarkProps {
  readonly box: PlotBox;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** A hollow point for a derived value, a filled one for a reported value. */
  readonly isHollow?: boolean;
  /** Whether its name is to the left, where there is room; absent: on the side with more room. */
  readonly isNamedLeft?: boolean;
}

/** Room for a name next to its point. */
const NAME_PX = 72;

/** A named point on a curve with a line down to the axis; the name of the reported point is at the bottom, clear of the curve. */
export function CurveMark({ box, x, y, label, isHollow = false, isNamedLeft }: CurveMarkProps) {
  if (x < box.left - 1 || x > box.right + 1) return null;
  const isLeft = isNamedLeft === undefined ? x > (box.left + box.right) / 2 : isNamedLeft && x > box.left + NAME_PX;
  return (
    <g>
      <line x1={x} x2={x} y1={y} y2={box.bottom} style={{ stroke: 'var(--fg3)', strokeDasharray: '2 3' }} />
      <circle
        cx={x}
        cy={y}
        r={4.5}
        style={{
          fill: isHollow ? 'var(--bg1)' : 'var(--fg1)',
          stroke: isHollow ? 'var(--fg1)' : 'var(--bg1)',
          strokeWidth: 1.5,
        }}
      />
      <text
        className="chart-label"
        x={x + (isLeft ? -8 : 8)}
        y={isHollow ? Math.max(box.top + 12, y - 8) : box.bottom - 8}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {label}
      </text>
    </g>
  );
}
