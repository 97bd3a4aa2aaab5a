import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import './list.css';

export interface ChoiceListProps {
  /** Left out where the surrounding combo box brings the items. */
  readonly choices?: readonly Choice[];
  readonly emptyText?: string;
}

/** The list inside a select or a combo box. */
export function ChoiceList({ choices, emptyText }: ChoiceListProps) {
  return (
    <ListBox<Choice>
      className="list"
      {...(choices && { items: choices })}
      {...(emptyText !== undefined && { renderEmptyState: () => emptyText })}
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
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** A second, quieter text: a catalogue number, a unit. */
  readonly hint?: string;
}
