import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import type { FieldTexts } from './Field.tsx';
import { later } from './later.tsx';
import { TextField } from './TextField.tsx';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'className' | 'children' | 'style'>, FieldTexts {
  /** The unit, shown behind the number and read with the label. */
  readonly unit?: string;
  /** A typical value, ghosted while the field is empty. */
  readonly placeholder?: string;
}

/** How a field is called: with its unit. */
export const numberName = (label: string, unit: string | undefined): string =>
  unit === undefined ? label : `${label} [${unit}]`;

/** A number in a field; what counts and refuses comes once the page is on show. */
export const NumberField = later<NumberFieldProps>(
  () => import('./NumberInput.tsx').then((chunk) => chunk.NumberInput),
  ({ label, unit, hint, error, value, placeholder = '' }) => (
    <TextField
      label={numberName(label, unit)}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
      value={value === undefined || Number.isNaN(value) ? '' : String(value)}
      placeholder={placeholder}
      isReadOnly
    />
  ),
);
