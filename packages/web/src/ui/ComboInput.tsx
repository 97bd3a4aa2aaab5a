import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { ChoiceList } from './ChoiceList.tsx';
import { FieldFrame } from './Field.tsx';
import type { ComboBoxProps } from './field-props.ts';
import './popover.css';
import { inLocale } from './in-locale.tsx';

/** Selects one of many by typing a part of its label or hint. */
export const ComboInput = inLocale(function ComboInput({
  choices,
  selected,
  onSelect,
  placeholder = '',
  emptyText,
  isDisabled = false,
  onSearch,
  ...texts
}: ComboBoxProps) {
  return (
    <AriaComboBox
      className="field"
      {...(onSearch ? { items: choices, onInputChange: onSearch } : { defaultItems: choices })}
      value={selected ?? null}
      onChange={(key) => onSelect(typeof key === 'string' ? key : undefined)}
      isDisabled={isDisabled}
      isInvalid={texts.error !== undefined}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldFrame {...texts}>
        <Group className="control-box">
          <Input className="control" placeholder={placeholder} />
          <Button className="control-step">
            <ChevronDown size={14} aria-hidden />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className="popover popover-list" offset={4}>
        <ChoiceList emptyText={emptyText} />
      </Popover>
    </AriaComboBox>
  );
});
