import type { ReactNode } from 'react';

export interface LegendItem {
  readonly label: string;
  /** Drawn in a 18 x 10 px box. */
  readonly symbol: ReactNode;
}

export function Legend({ items }: { readonly items: readonly LegendItem[] }) {
  return (
    <ul className="chart-legend">
      {items.map(({ label, symbol }) => (
        <li key={label}>
          <svg width={18} height={10} viewBox="0 0 18 10" aria-hidden="true">
            {symbol}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
