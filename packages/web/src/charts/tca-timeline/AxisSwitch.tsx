import { useChartText } from '../texts/en.ts';
import type { TimelineAxis } from './timeline-mark.ts';

export interface AxisSwitchProps {
  readonly axis: TimelineAxis;
  readonly onChange: (axis: TimelineAxis) => void;
}

export function AxisSwitch({ axis, onChange }: AxisSwitchProps) {
  const text = useChartText();
  const choices: readonly (readonly [TimelineAxis, string])[] = [
    ['pc', text.pc],
    ['miss', text.timeline.miss],
  ];
  return (
    <fieldset className="chart-switch">
      <legend className="visually-hidden">{text.timeline.axis}</legend>
      {choices.map(([value, label]) => (
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
