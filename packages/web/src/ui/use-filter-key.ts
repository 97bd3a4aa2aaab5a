import type { RefObject } from 'react';
import { useKey } from '../keys/key-store.ts';

/** The slash puts the focus into the filter of the page, and not into the search of everything, unless somebody is typing or a dialog is open. */
export function useFilterKey(filter: RefObject<HTMLInputElement | null>): void {
  useKey('filter', () => {
    filter.current?.focus();
    return filter.current !== null;
  });
}
