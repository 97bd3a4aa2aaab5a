import type { ReactNode } from 'react';
import './toggle.css';

export interface RadioProps {
  /** Of the group: the same for all that exclude each other. */
  readonly name: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** One of several of which one holds, in whatever shape; the browser's own radio lies over it. */
export function Radio({ name, isSelected, onSelect, className, children }: RadioProps) {
  return (
    <label className={`radio ${className}`} {...(isSelected && { 'data-selected': '' })}>
      <input type="radio" className="toggle-input" name={name} checked={isSelected} onChange={onSelect} />
      {children}
    </label>
  );
}
