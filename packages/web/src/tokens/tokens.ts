import { dark, light } from './colours.json' with { type: 'json' };

/**
 * The design tokens for code that cannot read computed styles: canvas, WebGL, image export.
 * The style sheet is written from the same JSON (`token-css.ts`), so the two cannot differ. Measures are a file of their own: the first page
 * needs some of them, and no colours.
 */
export type ThemeName = 'dark' | 'light';
export type Palette = Readonly<Record<keyof typeof dark, string>>;

export const palettes: Readonly<Record<ThemeName, Palette>> = { dark, light };
