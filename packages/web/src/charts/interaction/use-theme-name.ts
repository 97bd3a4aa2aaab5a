import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  return () => observer.disconnect();
}

/** The theme of the page, for painters that must resolve colours themselves. */
export function useThemeName(): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] ?? 'dark',
    () => 'dark',
  );
}
