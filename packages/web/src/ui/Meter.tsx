import type { StatusLevel } from './status-level.ts';
import './meter.css';
import './status.css';

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The value in words, for example `3 of 5 passes`. */
  readonly valueText: string;
  readonly level?: StatusLevel;
}

/** Share of a known total: passes used, balance spent. */
export function Meter({ label, value, max = 1, valueText, level = 'pending' }: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw their own meter, which no style reaches.
    <div
      className={`meter level-${level}`}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
    >
      <span className="meter-track">
        <span className="meter-fill" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="meter-text">{valueText}</span>
    </div>
  );
}
