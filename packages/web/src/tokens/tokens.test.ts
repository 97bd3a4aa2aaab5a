import { expect, it } from 'vitest';
import colours from './colours.json' with { type: 'json' };
import { contrast } from './contrast.ts';
import measures from './measures.json' with { type: 'json' };
import { tokenCss } from './token-css.ts';
import { palettes, type ThemeName } from './tokens.ts';

const tokens = { ...colours, ...measures };
const themes: readonly ThemeName[] = ['dark', 'light'];
const text = ['fg1', 'fg2', 'fg3', 'accent'] as const;
const levels = ['inactive', 'pending', 'ok', 'caution', 'unclear', 'serious', 'critical'] as const;

it('contrast of black and white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
});

it.each(themes)('%s: every text colour reaches 4.5 on canvas, panel and hover', (name) => {
  const palette = palettes[name];
  for (const front of [...text, ...levels])
    for (const back of ['bg0', 'bg1', 'bg2'] as const)
      expect(contrast(palette[front], palette[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
});

it.each(themes)('%s: control borders and the focus ring reach 3 on every surface', (name) => {
  const palette = palettes[name];
  for (const front of ['line2', 'focus'] as const)
    for (const back of ['bg0', 'bg1', 'bg2', 'bg3'] as const)
      expect(contrast(palette[front], palette[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(3);
});

it.each(themes)('%s: the ink on the accent reaches 4.5', (name) => {
  expect(contrast(palettes[name].accentInk, palettes[name].accent)).toBeGreaterThanOrEqual(4.5);
});

it('the style sheet states every colour of both themes', () => {
  const css = tokenCss(tokens);
  for (const value of [...Object.values(tokens.dark), ...Object.values(tokens.light)]) expect(css).toContain(value);
  expect(css).toContain('--status-ink: #06090d;');
  expect(css).toContain("[data-density='compact']");
});

it('C-12 animations are 400 ms short and 800 ms long', () => {
  expect(tokens.motionMs).toMatchObject({ short: 400, long: 800 });
});

it('C-09 the help tooltip is at most 300 px wide', () => {
  expect(tokens.size.helpMax).toBe(300);
});
