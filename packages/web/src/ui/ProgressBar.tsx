import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import './progress-bar.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; absent while the end is not in sight. */
  readonly share?: number;
  /** What stands beside the bar, for example `42 % · 3 min left`. */
  readonly valueText: string;
}

/** How far a piece of work is. It moves only when its share does. */
export function ProgressBar({ label, share, valueText }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className="progress-bar"
      aria-label={label}
      isIndeterminate={share === undefined}
      value={(share ?? 0) * 100}
      valueLabel={valueText}
    >
      <span className="progress-bar-track">
        <span
          className={share === undefined ? 'progress-bar-run' : 'progress-bar-fill'}
          style={share === undefined ? {} : { transform: `scaleX(${share})` }}
        />
      </span>
      <span className="progress-bar-text">{valueText}</span>
    </AriaProgressBar>
  );
}
