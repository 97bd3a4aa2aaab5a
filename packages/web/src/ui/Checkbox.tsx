import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import './toggle.css';

export interface CheckboxProps {
  readonly isSelected?: boolean;
  readonly isIndeterminate?: boolean;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
}

export function Checkbox({
  isSelected = false,
  isIndeterminate = false,
  isInvalid = false,
  isDisabled = false,
  onChange,
  'aria-label': label,
  children,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label
      className="checkbox"
      {...(isSelected && { 'data-selected': '' })}
      {...(isIndeterminate && { 'data-indeterminate': '' })}
      {...(isInvalid && { 'data-invalid': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
    >
      <input
        ref={input}
        type="checkbox"
        className="toggle-input"
        checked={isSelected}
        disabled={isDisabled}
        {...(label !== undefined && { 'aria-label': label })}
        {...(isInvalid && { 'aria-invalid': true })}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className="checkbox-box" aria-hidden="true">
        {isIndeterminate ? <Minus size={12} /> : isSelected && <Check size={12} strokeWidth={3} />}
      </span>
      {children}
    </label>
  );
}
