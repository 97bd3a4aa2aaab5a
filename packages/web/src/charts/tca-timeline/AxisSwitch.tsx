import type { TimelineAxis } from './timeline-mark.ts';

const CHOICES: readonly (readonly [TimelineAxis, string])[] = [
  ['pc', 'Pc'],
  ['miss', 'Miss'],
];

export interface AxisSwitchProps {
  readonly axis: TimelineAxis;
  readonly onChange: (axis: TimelineAxis) => void;
}

export function AxisSwitch({ axis, onChange }: AxisSwitchProps) {
  return (
    <fieldset className="chart-switch">
      <legend className="visually-hidden">Vertical axis</legend>
      {CHOICES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="chart-text-button"
          aria-pressed={axis === value}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
