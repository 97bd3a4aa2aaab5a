import { type ChartLevel, STATUS_OUTLINE, statusFill, statusInk } from './level.ts';
import { statusShapePath } from './shape.ts';

export interface StatusMarkProps {
  readonly level: ChartLevel;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** A mark without a value: the outline alone. */
  readonly isHollow?: boolean;
}

/** One status symbol inside a drawing; a halo of the panel's colour keeps it apart from lines and neighbours. */
export function StatusMark({ level, x, y, size = 10, isHollow = false }: StatusMarkProps) {
  const path = statusShapePath(level, x, y, size);
  if (isHollow) return <path d={path} fillRule="evenodd" style={hollowStyle(level)} />;
  return (
    <>
      <path d={path} style={{ fill: 'var(--bg1)', stroke: 'var(--bg1)', strokeWidth: 3 }} />
      <path d={path} fillRule="evenodd" style={solidStyle(level)} />
    </>
  );
}

export function solidStyle(level: ChartLevel) {
  return { fill: statusFill(level), stroke: STATUS_OUTLINE, strokeWidth: 1 };
}

export function hollowStyle(level: ChartLevel) {
  return { fill: 'var(--bg1)', stroke: statusInk(level), strokeWidth: 1.25 };
}

/** The symbol as a stand-alone picture next to a word with the meaning. */
export function StatusIcon({ level, size = 12 }: { readonly level: ChartLevel; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={statusShapePath(level, size / 2, size / 2, size - 2)} fillRule="evenodd" style={solidStyle(level)} />
    </svg>
  );
}
