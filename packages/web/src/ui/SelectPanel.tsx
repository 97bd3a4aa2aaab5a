import { type RefObject, useEffect, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { ChoiceList, type SelectChoice } from './ChoiceList.tsx';
import './popover.css';
import { inLocale } from './in-locale.tsx';

export interface SelectPanelProps {
  readonly label: string;
  readonly choices: readonly SelectChoice[];
  readonly selected: string | undefined;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

/** The open list of a select. */
export const SelectPanel = inLocale(function SelectPanel({
  label,
  choices,
  selected,
  buttonRef,
  onSelect,
  onClose,
}: SelectPanelProps) {
  // Opened after it is there, as a menu is: the list finds the focus on its choice.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Popover
      className="popover popover-list"
      offset={4}
      placement="bottom start"
      aria-label={label}
      trigger="Select"
      triggerRef={buttonRef}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <ChoiceList
        choices={choices}
        pick={{
          label,
          selected,
          onSelect: (id) => {
            onClose();
            onSelect(id);
          },
        }}
      />
    </Popover>
  );
});
