import { useSyncExternalStore } from 'react';
import { type Palette, palettes, type ThemeName } from '../tokens/tokens.ts';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const current = (): ThemeName => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

/** The theme in force, for drawing code; style sheets need only the custom properties. */
export function useTheme(): { readonly name: ThemeName; readonly palette: Palette } {
  const name = useSyncExternalStore(subscribe, current);
  return { name, palette: palettes[name] };
}
