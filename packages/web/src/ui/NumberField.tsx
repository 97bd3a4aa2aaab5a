import { type NumberFieldProps, numberName } from './field-props.ts';
import { later } from './later.tsx';
import { TextField } from './TextField.tsx';

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
