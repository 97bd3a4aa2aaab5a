import { useRef } from 'react';
import { TextField } from './TextField.tsx';
import { useFilterKey } from './use-filter-key.ts';

export interface FilterFieldProps {
  readonly label: string;
  readonly value: string;
  /** Undefined: no filter. */
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
