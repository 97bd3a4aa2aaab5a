import type { ReactNode } from 'react';
import './key-value.css';

export interface KeyValueRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** As long as a figure with its unit. */
const FIGURE = 12;

/** Names and values in two columns; values to the right, in tabular figures. */
export function KeyValue({ rows }: { readonly rows: readonly KeyValueRow[] }) {
  return (
    <dl className="key-value">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="key-value-row">
          <dt>{label}</dt>
          {/* A figure stays with its unit, whatever the length of its label. */}
          <dd className={typeof value === 'string' && value.length <= FIGURE ? 'unbroken' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
