import type { ReactNode } from 'react';
import './empty-state.css';

/** One sentence with the reason, and one action. */
export function EmptyState({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <div className="empty-state">
      <p>{text}</p>
      {action}
    </div>
  );
}
