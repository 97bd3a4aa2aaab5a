import { expect, it } from 'vitest';
import { SENTENCE_WORDS, SENTENCES, type SentenceCode, sentencesIn, tell } from '../sentences.ts';
import { TOLD_DE, TOLD_WORDS_DE } from './sentences.ts';
import { toldInGerman } from './tell.ts';

const namesIn = (template: string) => [...template.matchAll(/\{(\w+)[#@!]?\}/g)].map(([, name]) => name).toSorted();
const inGerman = (text: string) => toldInGerman(text, sentencesIn(text));

it.each(Object.keys(SENTENCES) as SentenceCode[])('C-10 %s has the same figures in German', (code) => {
  expect(namesIn(TOLD_DE[code])).toEqual(namesIn(SENTENCES[code]));
  expect(TOLD_DE[code]).not.toBe(SENTENCES[code]);
});

it('C-10 every word that stands for a figure has a German one', () => {
  for (const word of SENTENCE_WORDS) expect(TOLD_WORDS_DE[word], word).not.toBe('');
});

it('C-10 what the server says is told in German, with figures, times and words', () => {
  expect(inGerman(tell('pass-of', { at: '2026-11-21 23:04:49 Z', sensor: 'TEI-07' }))).toBe(
    'Überflug vom 2026-11-21 23:04:49 Z über TEI-07',
  );
  expect(inGerman(tell('simulated-nothing', { simulatedWhy: 'the object was too faint' }))).toBe(
    'Der simulierte Sensor hat nichts gemessen: das Objekt war zu lichtschwach.',
  );
  expect(inGerman('Clouds. Another pass is looked for.')).toBe('Clouds. Ein anderer Überflug wird gesucht.');
  expect(toldInGerman('Of tomorrow.', [{ code: 'of-tomorrow', figures: {} }])).toBe('Of tomorrow.');
});
