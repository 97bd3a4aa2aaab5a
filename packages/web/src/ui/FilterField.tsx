import { type RefObject, useRef } from 'react';
import { useKey } from '../keys/key-store.ts';
import { TextField } from './TextField.tsx';

export interface FilterFieldProps {
  readonly label: string;
  readonly value: string;
  /** Undefined: nothing is filtered. */
  readonly onChange: (text: string | undefined) => void;
}

/** The words by which a page filters its list. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useFilterKey(input);
  return (
    <TextField
      label={label}
      placeholder={`${label}  /`}
      value={value}
      onChange={(text) => onChange(text === '' ? undefined : text)}
      inputRef={input}
    />
  );
}

/** The slash puts the focus into the filter of the page, unless somebody is typing or a dialog is open. */
export function useFilterKey(filter: RefObject<HTMLInputElement | null>): void {
  useKey('filter', () => filter.current?.focus());
}
