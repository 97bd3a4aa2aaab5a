import tokens from './tokens.json' with { type: 'json' };

/**
 * The design tokens for code that cannot read computed styles: canvas, WebGL, image export.
 * The style sheet is written from the same JSON (`token-css.ts`), so the two cannot differ.
 */
export type ThemeName = 'dark' | 'light';
export type DensityName = keyof typeof tokens.density;
export type Palette = Readonly<Record<keyof typeof tokens.dark, string>>;

export const palettes: Readonly<Record<ThemeName, Palette>> = { dark: tokens.dark, light: tokens.light };
export const densities: Readonly<Record<DensityName, { readonly row: number; readonly control: number }>> =
  tokens.density;
