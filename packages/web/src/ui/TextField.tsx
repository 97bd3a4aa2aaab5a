import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import type { FieldTexts } from './Field.tsx';
import './field.css';

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'spellCheck' | 'name' | 'defaultValue'
>;

export interface TextFieldProps extends Passed, FieldTexts {
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly placeholder?: string;
  readonly icon?: ReactNode;
  /** Number of rows; more than one makes a text area. */
  readonly rows?: number;
  /** Suggestions while typing; other values are accepted too. */
  readonly suggestions?: readonly string[];
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A line of text, or several: the field of the browser itself. */
export function TextField({
  label,
  hint,
  error,
  placeholder = '',
  icon,
  rows = 1,
  suggestions,
  inputRef,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  type = 'text',
  ...passed
}: TextFieldProps) {
  const id = useId();
  const text = error ?? hint;
  const shared = {
    id,
    placeholder,
    disabled: isDisabled,
    readOnly: isReadOnly,
    ...(text !== undefined && { 'aria-describedby': `${id}-text` }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  };
  return (
    <div
      className="field"
      {...(error !== undefined && { 'data-invalid': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
    >
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {rows > 1 ? (
        <textarea
          {...shared}
          {...(passed as object)}
          className="control control-area"
          rows={rows}
          onChange={(event) => onChange?.(event.target.value)}
        />
      ) : (
        <span className="control-box">
          {icon}
          <input
            {...shared}
            {...passed}
            type={type}
            className="control"
            {...(suggestions && { list: `${id}-list` })}
            {...(inputRef && { ref: inputRef })}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {suggestions && (
            <datalist id={`${id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </span>
      )}
      {text !== undefined && (
        <span id={`${id}-text`} className={error === undefined ? 'field-hint' : 'field-error'}>
          {text}
        </span>
      )}
    </div>
  );
}
