import type { ReactNode } from 'react';
import type { StatusLevel } from './status-level.ts';
import './status.css';

/** One shape per level, in a box of 16; shape, colour and word always go together. */
const shapes: Readonly<Record<StatusLevel, ReactNode>> = {
  inactive: <circle cx="8" cy="8" r="2.5" />,
  pending: <circle cx="8" cy="8" r="4.2" fill="none" strokeWidth="2" className="status-ring" />,
  ok: <circle cx="8" cy="8" r="5" />,
  caution: <rect x="3.2" y="3.2" width="9.6" height="9.6" />,
  unclear: <path d="M2.6 2.2h10.8L2.6 13.8h10.8Z" />,
  serious: <path d="M8 1.6 14.4 8 8 14.4 1.6 8Z" />,
  critical: <path d="M1.4 2.6h13.2L8 14.4Z" />,
};

/** The symbol alone, for places where the word is next to it already. */
export function StatusSymbol({ level, size = 16 }: { readonly level: StatusLevel; readonly size?: number }) {
  return (
    <svg className={`status-symbol status-${level}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[level]}
    </svg>
  );
}

interface StatusProps {
  readonly level: StatusLevel;
  /** More than a few words: broken where the line ends. */
  readonly isSentence?: boolean;
  readonly children: ReactNode;
}

/** Symbol and word. */
export function Status({ level, isSentence = false, children }: StatusProps) {
  return (
    <span className={isSentence ? 'status status-sentence' : 'status'}>
      <StatusSymbol level={level} />
      <span>{children}</span>
    </span>
  );
}
