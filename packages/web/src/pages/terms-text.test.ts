import { expect, it } from 'vitest';
import { termsSections } from './terms-text.ts';
import { termsSectionsDe } from './terms-text-de.ts';

const shape = (sections: typeof termsSections) => sections.map(({ id, paragraphs }) => [id, paragraphs.length]);

it('C-10 R-03 the German terms have every paragraph of the English ones', () => {
  expect(shape(termsSectionsDe)).toEqual(shape(termsSections));
});
