import { createTexts, useTexts } from '../i18n/texts.ts';
import { type TermsSection, termsSections } from './terms-text.ts';

/** Sections by their ids; a paragraph of the text is a line. */
type Terms = Readonly<Record<string, Readonly<Record<'title' | 'text', string>>>>;

const catalogueOf = (sections: readonly TermsSection[]): Terms =>
  Object.fromEntries(sections.map(({ id, title, paragraphs }) => [id, { title, text: paragraphs.join('\n') }]));

const texts = createTexts(catalogueOf(termsSections), async () =>
  catalogueOf((await import('./terms-text-de.ts')).termsSectionsDe),
);

/** The terms in the chosen language, section by section. */
export function useTerms(): readonly TermsSection[] {
  const terms = useTexts(texts);
  return Object.entries(terms).map(([id, { title, text }]) => ({ id, title, paragraphs: text.split('\n') }));
}
