import './progress-line.css';

export interface ProgressLineProps {
  readonly label: string;
  readonly isActive: boolean;
  /** 0 to 1; absent while the end is not in sight. */
  readonly share?: number;
}

/** A 2 px line under a title during a refresh; its space is reserved so that the layout does not move. */
export function ProgressLine({ label, isActive, share }: ProgressLineProps) {
  if (!isActive) return <div className="progress-line" />;
  return (
    <div
      className="progress-line"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(share !== undefined && { 'aria-valuenow': Math.round(share * 100) })}
    >
      <div
        className={share === undefined ? 'progress-line-run' : 'progress-line-share'}
        style={share === undefined ? {} : { transform: `scaleX(${share})` }}
      />
    </div>
  );
}
