import type { ReactNode } from 'react';
import './toggle.css';

export interface SwitchProps {
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

/** On or off, in force at once. */
export function Switch({ isSelected, isDisabled = false, onChange, children }: SwitchProps) {
  return (
    <label className="switch" {...(isSelected && { 'data-selected': '' })} {...(isDisabled && { 'data-disabled': '' })}>
      <input
        type="checkbox"
        role="switch"
        className="toggle-input"
        checked={isSelected}
        aria-checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className="switch-track" aria-hidden="true">
        <span className="switch-thumb" />
      </span>
      {children}
    </label>
  );
}
