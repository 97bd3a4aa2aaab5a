import type { ReactNode } from 'react';
import './toggle.css';

export interface RadioProps {
  /** Name of the group: the same for all mutually exclusive options. */
  readonly name: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** One option of a group, in any shape; the native radio lies over it. */
export function Radio({ name, isSelected, onSelect, className, children }: RadioProps) {
  return (
    <label className={`radio ${className}`} {...(isSelected && { 'data-selected': '' })}>
      <input type="radio" className="toggle-input" name={name} checked={isSelected} onChange={onSelect} />
      {children}
    </label>
  );
}
