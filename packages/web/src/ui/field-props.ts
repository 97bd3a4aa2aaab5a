import { createContext } from 'react';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import type { SelectChoice } from './ChoiceList.tsx';
import type { FieldTexts } from './Field.tsx';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'className' | 'children' | 'style'>, FieldTexts {
  /** The unit, shown behind the number and read with the label. */
  readonly unit?: string;
  /** A typical value, ghosted while the field is empty. */
  readonly placeholder?: string;
}

/** How the fields of the kit read and write numbers, and in which language they speak to readers of screens: the application says. */
export const FieldsLocale = createContext('en-US');

/** How a field is called: with its unit. */
export const numberName = (label: string, unit: string | undefined): string =>
  unit === undefined ? label : `${label} [${unit}]`;

export interface ComboBoxProps extends FieldTexts {
  readonly choices: readonly SelectChoice[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
  readonly placeholder?: string;
  readonly emptyText: string;
  readonly isDisabled?: boolean;
  /** Set when the options come from a search: the caller filters by the typed text. */
  readonly onSearch?: (text: string) => void;
}
