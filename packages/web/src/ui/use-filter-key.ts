import { type RefObject, useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The slash puts the focus into the filter of the page, unless somebody is typing or a dialog is open. */
export function useFilterKey(filter: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      filter.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [filter]);
}
