import { useLayoutEffect } from 'react';
import { hearing } from './hear-keys.ts';

/** Hears every key of the page, once. The table is there from the start: what a press means may depend on the press before it. */
export function useKeyPresses(): void {
  // With what it belongs to: no key is pressed between.
  useLayoutEffect(() => {
    const onKeyDown = hearing();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
