import type { RefObject } from 'react';
import { useKey } from '../keys/key-store.ts';

/** The slash key focuses the filter of the page, not the global search, unless the user is typing or a dialog is open. */
export function useFilterKey(filter: RefObject<HTMLInputElement | null>): void {
  useKey('filter', () => {
    filter.current?.focus();
    return filter.current !== null;
  });
}
