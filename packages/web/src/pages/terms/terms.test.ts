import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const shape = (terms: typeof en) => Object.entries(terms).map(([id, { text }]) => [id, text.split('\n').length]);

it('C-10 R-03 the German terms have every paragraph of the English ones', () => {
  expect(shape(de)).toEqual(shape(en));
});
