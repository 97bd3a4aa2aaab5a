import './progress-bar.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; absent while the end is not in sight. */
  readonly share?: number;
  /** Text next to the bar, for example `42 % · 3 min left`. */
  readonly valueText: string;
}

/** How far a piece of work is. It moves only when its share does. */
export function ProgressBar({ label, share, valueText }: ProgressBarProps) {
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(share !== undefined && { 'aria-valuenow': share * 100, 'aria-valuetext': valueText })}
    >
      <span className="progress-bar-track">
        <span
          className={share === undefined ? 'progress-bar-run' : 'progress-bar-fill'}
          style={share === undefined ? {} : { transform: `scaleX(${share})` }}
        />
      </span>
      <span className="progress-bar-text">{valueText}</span>
    </div>
  );
}
