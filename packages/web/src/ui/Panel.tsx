import { type ReactNode, useId } from 'react';
import './panel.css';

export interface PanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled block on the canvas. */
export function Panel({ title, note, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="panel-note">{note}</span>}
        {actions}
      </header>
      {children}
    </section>
  );
}
