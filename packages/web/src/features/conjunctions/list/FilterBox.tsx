import { useEffect, useRef, useState } from 'react';
import { useFilterKey } from '../../../ui/use-filter-key.ts';
import type { ListText } from './texts/en.ts';

/** The pause in typing after which the address takes the text, ms. */
const SETTLE_MS = 180;

export interface FilterBoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly text: ListText;
}

/** Narrows the list while one types; `/` comes here from anywhere on the page, Esc empties it. */
export function FilterBox({ value, onChange, text }: FilterBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  useFilterKey(input);
  return (
    <input
      ref={input}
      type="search"
      className="cj-filter"
      aria-label={text.filter.label}
      aria-keyshortcuts="/"
      placeholder={text.filter.placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (typed === '') input.current?.blur();
        setTyped('');
      }}
    />
  );
}
