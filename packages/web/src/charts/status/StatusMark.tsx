import { type StatusLevel, statusColour } from './level.ts';
import { statusShapePath } from './shape.ts';

export interface StatusMarkProps {
  readonly level: StatusLevel;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** A mark without a value: the outline alone. */
  readonly hollow?: boolean;
}

/** One status symbol inside a drawing. A dark halo keeps it legible on lines and other marks. */
export function StatusMark({ level, x, y, size = 10, hollow = false }: StatusMarkProps) {
  const colour = statusColour(level);
  const path = statusShapePath(level, x, y, size);
  if (hollow)
    return <path d={path} fillRule="evenodd" style={{ fill: 'var(--bg1)', stroke: colour, strokeWidth: 1.25 }} />;
  return (
    <path
      d={path}
      fillRule="evenodd"
      style={{ fill: colour, stroke: 'var(--bg1)', strokeWidth: 1.5, paintOrder: 'stroke' }}
    />
  );
}

/** The same symbol as a small stand-alone picture beside a word (which carries the meaning). */
export function StatusIcon({ level, size = 12 }: { readonly level: StatusLevel; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path
        d={statusShapePath(level, size / 2, size / 2, size - 1)}
        fillRule="evenodd"
        style={{ fill: statusColour(level) }}
      />
    </svg>
  );
}
