export interface ErrorBarProps {
  readonly x: number;
  readonly value: number | null;
  readonly sigma: number | null;
  readonly toY: (value: number) => number;
  readonly top: number;
  readonly bottom: number;
  readonly isSelected: boolean;
}

/** A value with one sigma either way. A bar that leaves the axis at the top ends in an arrow; none goes below nought. */
export function ErrorBar({ x, value, sigma, toY, top, bottom, isSelected }: ErrorBarProps) {
  if (value === null)
    return <circle cx={x} cy={bottom - 5} r={3.5} style={{ fill: 'var(--bg1)', stroke: 'var(--fg3)' }} />;
  const y = toY(value);
  const upper = sigma === null ? y : toY(value + sigma);
  const lower = sigma === null ? y : toY(Math.max(0, value - sigma));
  const isCut = upper < top;
  const end = Math.max(upper, top);
  const cap = isCut ? `M${x - 3.5},${end + 5}L${x},${end}L${x + 3.5},${end + 5}` : `M${x - 3.5},${end}h7`;
  const foot = sigma !== null && value - sigma > 0 ? `M${x - 3.5},${lower}h7` : '';
  return (
    <g>
      {sigma !== null && (
        <path
          d={`M${x},${end}V${lower}${cap}${foot}`}
          style={{ fill: 'none', stroke: 'var(--fg2)', strokeWidth: 1.25 }}
        />
      )}
      {isSelected && <circle className="chart-selected" cx={x} cy={y} r={8} />}
      <circle cx={x} cy={y} r={4} style={{ fill: 'var(--fg1)', stroke: 'var(--bg1)', strokeWidth: 1.5 }} />
    </g>
  );
}
