import type { ComboBoxProps } from './field-props.ts';
import { lazyWhenIdle } from './lazy-when-idle.tsx';
import { TextField } from './TextField.tsx';

/** Selects one of many by typing; search and list load after the page is shown. */
export const ComboBox = lazyWhenIdle<ComboBoxProps>(
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
