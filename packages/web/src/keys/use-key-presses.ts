import { useLayoutEffect } from 'react';
import { listenForShortcuts } from './listen-for-shortcuts.ts';

/** Listens to every key press of the page, once. Registered at the start, since a key may depend on the previous one. */
export function useKeyPresses(): void {
  // In a layout effect, so that no key press falls between render and registration.
  useLayoutEffect(() => {
    const onKeyDown = listenForShortcuts();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
