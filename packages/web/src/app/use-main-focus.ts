import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { notePath } from '../navigation/path-log.ts';

/** Moves the focus to the page after a change of address, so that the next Tab starts there, and notes the page (C-12). */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const router = useRouter();
  const main = useRef<HTMLElement>(null);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
        if (pathChanged || fromLocation === undefined) notePath(toLocation.href);
        if (fromLocation && pathChanged) main.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return main;
}
