import { expect, it } from 'vitest';
import { translated } from '../../i18n/texts.ts';
import { statusLevels } from '../../ui/status-level.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { de as plotsDe } from './plots/de.ts';
import { en as plots } from './plots/en.ts';

it('every status level has its word in a chart', () => {
  expect(Object.keys(en.levels)).toEqual([...statusLevels]);
  expect(Object.keys(translated(en, de).levels)).toEqual([...statusLevels]);
});

it('C-10 charts speak German where German has a word', () => {
  const text = translated(plots, plotsDe);
  expect(text.message.count(1)).toBe('1 Nachricht');
  expect(text.plane.tools.fit).toEqual({ name: 'Auf den Inhalt einpassen', label: 'Einpassen' });
  expect(text.plane.tools.log).toEqual({ name: 'Logarithmisches Teilbild', label: 'Log' });
});
