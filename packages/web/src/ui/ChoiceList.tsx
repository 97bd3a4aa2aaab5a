import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import './list.css';

export interface ChoiceListProps {
  /** Left out where the surrounding combo box brings the items. */
  readonly choices?: readonly SelectChoice[];
  readonly emptyText?: string;
  /** Left out where the surrounding combo box knows the choice. */
  readonly pick?: Pick;
}

interface Pick {
  readonly label: string;
  readonly selected: string | undefined;
  /** Called also for the current selection. */
  readonly onSelect: (id: string) => void;
}

/** How a list has its choice by itself. */
const picking = ({ label, selected, onSelect }: Pick) => ({
  'aria-label': label,
  selectionMode: 'single' as const,
  disallowEmptySelection: true,
  allowDuplicateSelectionEvents: true,
  selectedKeys: selected === undefined ? [] : [selected],
  autoFocus: true,
  onSelectionChange: (keys: 'all' | ReadonlySet<string | number>) => {
    const [id] = keys === 'all' ? [] : keys;
    if (id !== undefined) onSelect(String(id));
  },
});

/** The list inside a combo box, or with `pick` that of a select. */
export function ChoiceList({ choices, emptyText, pick }: ChoiceListProps) {
  return (
    <ListBox<SelectChoice>
      className="list"
      {...(choices && { items: choices })}
      {...(emptyText !== undefined && { renderEmptyState: () => emptyText })}
      {...(pick && picking(pick))}
    >
      {(choice) => (
        <ListBoxItem className="list-item" textValue={choice.label}>
          {({ isSelected }) => (
            <>
              <span className="list-tick">{isSelected && <Check size={14} aria-hidden />}</span>
              <span className="list-text">{choice.label}</span>
              {choice.hint !== undefined && <span className="list-hint">{choice.hint}</span>}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

/** One thing to choose, in selects, combo boxes and menus. */
export interface SelectChoice {
  readonly id: string;
  readonly label: string;
  /** A second, quieter text: a catalogue number, a unit. */
  readonly hint?: string;
}
