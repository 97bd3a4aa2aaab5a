import type { ReactNode } from 'react';
import './card-value.css';

/** A value of a card with its label, for tables that have no header on a phone. */
export function CardValue({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="card-value">
      <span className="card-value-label">{label}</span> {children}
    </span>
  );
}
