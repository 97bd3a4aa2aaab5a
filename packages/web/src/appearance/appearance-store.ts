import { create } from 'zustand';
import { density as measures } from '../tokens/measures.json' with { type: 'json' };
import type { ThemeName } from '../tokens/tokens.ts';

export type ThemeChoice = ThemeName | 'system';
export type DensityName = keyof typeof measures;

interface Appearance {
  readonly theme: ThemeChoice;
  readonly density: DensityName;
}

interface AppearanceStore extends Appearance {
  readonly choose: (change: Partial<Appearance>) => void;
}

/** `public/appearance.js` reads the same entry before the first paint. */
const STORAGE_KEY = 'keepout.appearance';
const themes: readonly ThemeChoice[] = ['dark', 'light', 'system'];
/** Heights, px. */
export const DENSITIES: Readonly<Record<DensityName, { readonly row: number; readonly control: number }>> = measures;
export const DENSITY_NAMES = Object.keys(measures) as readonly DensityName[];

function readStoredAppearance(): Appearance {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const { theme, density } = stored as Partial<Appearance>;
    return {
      theme: themes.find((choice) => choice === theme) ?? 'dark',
      density: DENSITY_NAMES.find((choice) => choice === density) ?? 'normal',
    };
  } catch {
    return { theme: 'dark', density: 'normal' };
  }
}

export const useAppearance = create<AppearanceStore>()((set, get) => ({
  ...readStoredAppearance(),
  choose(change) {
    set(change);
    const { theme, density } = get();
    apply({ theme, density });
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ theme, density }));
    } catch {
      // Storage may be blocked; the choice then lasts until the page is closed.
    }
  },
}));

const light = () => matchMedia('(prefers-color-scheme: light)');

export function activeTheme(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  return light().matches ? 'light' : 'dark';
}

function apply({ theme, density }: Appearance) {
  document.documentElement.dataset['theme'] = activeTheme(theme);
  document.documentElement.dataset['density'] = density;
}

/** Follows the system's change of theme while the reader has chosen to. */
export function followSystemTheme(): () => void {
  const query = light();
  const follow = () => apply(useAppearance.getState());
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}
