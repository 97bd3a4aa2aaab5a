import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { StatusSymbol } from './Status.tsx';
import './empty-state.css';

export interface ErrorPanelProps {
  readonly code: string | number;
  readonly title: string;
  readonly message: string;
  /** Detail from the server in its own language, where the message is a translation. */
  readonly original?: string;
  /** When it happened, as text. */
  readonly time: string;
  /** Everything the support needs, for the clipboard. */
  readonly details: string;
  readonly labels: { readonly retry: string; readonly copy: string };
  readonly onAgain?: () => void;
}

/** Replaces the block that failed: code, title, message, time, and an action. It never retries automatically. */
export function ErrorPanel({ code, title, message, original, time, details, labels, onAgain }: ErrorPanelProps) {
  return (
    <div className="error-panel" role="alert">
      <StatusSymbol level="serious" />
      <div className="error-panel-text">
        <p className="error-panel-title">
          <span className="mono">{code}</span> {title}
        </p>
        <p>{message}</p>
        {original !== undefined && (
          <p className="error-panel-said" lang="en">
            {original}
          </p>
        )}
        <p className="error-panel-time mono">{time}</p>
        <div className="error-panel-actions">
          {onAgain && (
            <Button icon={<RotateCw size={14} aria-hidden />} onPress={onAgain}>
              {labels.retry}
            </Button>
          )}
          <CopyButton text={details} label={labels.copy} />
        </div>
      </div>
    </div>
  );
}
