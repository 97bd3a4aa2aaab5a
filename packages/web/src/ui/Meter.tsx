import { Meter as AriaMeter } from 'react-aria-components/Meter';
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

/** How much of a known whole: passes taken, balance spent. */
export function Meter({ label, value, max = 1, valueText, level = 'pending' }: MeterProps) {
  return (
    <AriaMeter
      className={`meter level-${level}`}
      value={value}
      maxValue={max}
      valueLabel={valueText}
      aria-label={label}
    >
      {({ percentage }) => (
        <>
          <span className="meter-track">
            <span className="meter-fill" style={{ width: `${percentage}%` }} />
          </span>
          <span className="meter-text">{valueText}</span>
        </>
      )}
    </AriaMeter>
  );
}
