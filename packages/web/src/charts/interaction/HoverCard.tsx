import type { ReactNode } from 'react';
import './hover-card.css';

export interface HoverCardProps {
  /** The point it speaks of, px from the plot's corner. */
  readonly x: number;
  readonly y: number;
  readonly plotWidth: number;
  readonly children: ReactNode;
}

/** A card next to a mark. It ignores the pointer and appears on the side with room. */
export function HoverCard({ x, y, plotWidth, children }: HoverCardProps) {
  const isLeft = x > plotWidth / 2;
  const offset = isLeft ? 'calc(-100% - 14px)' : '14px';
  return (
    <div className="chart-card" style={{ left: x, top: y, transform: `translate(${offset}, -50%)` }} aria-hidden="true">
      {children}
    </div>
  );
}

export interface CardRow {
  readonly name: string;
  readonly value: string;
}

export function CardRows({ rows }: { readonly rows: readonly CardRow[] }) {
  return (
    <dl className="chart-card-rows">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
