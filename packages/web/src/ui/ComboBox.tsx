import type { Choice } from './ChoiceList.tsx';
import type { FieldTexts } from './Field.tsx';
import { later } from './later.tsx';
import { TextField } from './TextField.tsx';

export interface ComboBoxProps extends FieldTexts {
  readonly choices: readonly Choice[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
  readonly placeholder?: string;
  readonly emptyText: string;
  readonly isDisabled?: boolean;
  /** Given when the choices come from a search: the caller filters, this tells it what was typed. */
  readonly onSearch?: (text: string) => void;
}

/** One of many, found by typing; what searches and lists comes once the page is on show. */
export const ComboBox = later<ComboBoxProps>(
  () => import('./ComboInput.tsx').then((chunk) => chunk.ComboInput),
  ({ label, hint, error, choices, selected, placeholder = '' }) => (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
      value={choices.find(({ id }) => id === selected)?.label ?? ''}
      placeholder={placeholder}
      isReadOnly
    />
  ),
);
