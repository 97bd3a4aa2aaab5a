import { useId } from 'react';
import type { SelectChoice } from './ChoiceList.tsx';
import { Radio } from './Radio.tsx';
import './field.css';

export interface SegmentedProps {
  readonly label: string;
  readonly choices: readonly SelectChoice[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Selects one of two to four short options, all visible. */
export function Segmented({ label, choices, selected, onSelect }: SegmentedProps) {
  const id = useId();
  return (
    <div className="segmented" role="radiogroup" aria-labelledby={id}>
      <span id={id} className="field-label">
        {label}
      </span>
      <div className="segmented-row">
        {choices.map((choice) => (
          <Radio
            key={choice.id}
            name={id}
            className="segment"
            isSelected={choice.id === selected}
            onSelect={() => onSelect(choice.id)}
          >
            {choice.label}
          </Radio>
        ))}
      </div>
    </div>
  );
}
