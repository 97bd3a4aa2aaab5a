import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { Choice } from './ChoiceList.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { FieldFrame, type FieldTexts } from './Field.tsx';
import './popover.css';

export interface SelectProps extends FieldTexts {
  readonly choices: readonly Choice[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** One of a few. For many, or for search by typing, take the combo box. */
export function Select({ choices, selected, onSelect, placeholder, isDisabled = false, ...texts }: SelectProps) {
  return (
    <AriaSelect
      className="field"
      value={selected ?? null}
      onChange={(key) => {
        if (typeof key === 'string') onSelect(key);
      }}
      isDisabled={isDisabled}
      isInvalid={texts.error !== undefined}
      {...(placeholder !== undefined && { placeholder })}
    >
      <FieldFrame {...texts}>
        <Button className="control-box control-select">
          <SelectValue<Choice> className="control">
            {({ selectedItem, defaultChildren }) => selectedItem?.label ?? defaultChildren}
          </SelectValue>
          <ChevronDown size={14} aria-hidden />
        </Button>
      </FieldFrame>
      <Popover className="popover popover-list" offset={4}>
        <ChoiceList choices={choices} />
      </Popover>
    </AriaSelect>
  );
}
