import { type NumberFieldProps, numberName } from './field-props.ts';
import { lazyWhenIdle } from './lazy-when-idle.tsx';
import { TextField } from './TextField.tsx';

/** Number field; stepping and validation load after the page is shown. */
export const NumberField = lazyWhenIdle<NumberFieldProps>(
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
