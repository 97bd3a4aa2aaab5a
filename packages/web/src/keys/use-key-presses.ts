import { useLayoutEffect } from 'react';
import { hearing } from './hear-keys.ts';

/** Listens to every key press of the page, once. Registered at the start, since a key may depend on the previous one. */
export function useKeyPresses(): void {
  // In a layout effect, so that no key press falls between render and registration.
  useLayoutEffect(() => {
    const onKeyDown = hearing();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
