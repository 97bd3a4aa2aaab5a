import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Choice } from './ChoiceList.tsx';
import './field.css';
import './toggle.css';

export interface SegmentedProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** One of two to four short choices, all in sight. */
export function Segmented({ label, choices, selected, onSelect }: SegmentedProps) {
  return (
    <RadioGroup className="segmented" value={selected} onChange={onSelect} orientation="horizontal">
      <Label className="field-label">{label}</Label>
      <div className="segmented-row">
        {choices.map((choice) => (
          <Radio key={choice.id} value={choice.id} className="segment">
            {choice.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
