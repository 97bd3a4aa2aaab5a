import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Once a page is there: to the heading that the address names, else to its beginning. */
export function useAnchor(isReady: boolean): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its beginning
  useEffect(() => {
    if (!isReady) return;
    if (hash === '') document.getElementById('main')?.scrollTo(0, 0);
    else document.getElementById(decodeURIComponent(hash))?.scrollIntoView();
  }, [isReady, pathname, hash]);
}
