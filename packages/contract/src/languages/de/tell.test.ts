import { expect, it } from 'vitest';
import {
  asWritten,
  SENTENCE_WORDS,
  SENTENCES,
  type SentenceCode,
  tell,
  textOf,
  withStatement,
} from '../../sentences.ts';
import { TOLD_DE, TOLD_WORDS_DE } from './sentences.ts';
import { statementDe } from './statement.ts';
import { sentencesDe } from './tell.ts';

/** Names and kinds; how a figure is written may differ. */
const figuresIn = (template: string) =>
  [...template.matchAll(/\{(\w+?[#@!]?)[\d_]?\}/g)].map(([, figure]) => figure).toSorted();

it.each(Object.keys(SENTENCES) as SentenceCode[])('C-10 %s has the same figures', (code) => {
  expect(figuresIn(TOLD_DE[code])).toEqual(figuresIn(SENTENCES[code]));
  expect(TOLD_DE[code]).not.toBe(SENTENCES[code]);
});

it('C-10 every word that stands for a figure has a one', () => {
  for (const word of SENTENCE_WORDS) expect(TOLD_WORDS_DE[word], word).not.toBe('');
});

it('C-10 what the server says is told, with figures, times and words', () => {
  expect(statementDe(tell('pass-of', { at: '2026-11-21T23:04:49Z', sensor: 'TEI-07' }))).toBe(
    'Überflug am 2026-11-21 23:04:49 Z über TEI-07',
  );
  expect(statementDe(tell('simulated-nothing', { simulatedWhy: 'the object was too faint' }))).toBe(
    'Der simulierte Sensor hat nichts gemessen: das Objekt war zu lichtschwach.',
  );
});

it('C-10 what somebody else wrote stays his, though it reads as a sentence, a word or a time of ours', () => {
  for (const words of ['Cancelled by root.', 'more', '2026-11-21T23:04:49Z', textOf(tell('balance-corrected'))]) {
    const { reason, reasonSentences } = withStatement('reason', asWritten(words));
    expect(reasonSentences).toEqual([{ code: 'as-written', figures: { text: words } }]);
    expect(sentencesDe(reason, reasonSentences)).toBe(words);
  }
  // A sensor may be called what is a word of a table: only figures that are words are told as such.
  expect(statementDe(tell('sensor-retired', { sensor: 'more' }))).toBe('more nimmt keine Aufträge mehr an.');
  expect(statementDe(tell('sensor-unavailable', { sensor: 'TEI-07', why: 'Neu geplant. {sensor} {why} $1' }))).toBe(
    'TEI-07 nimmt zu dieser Zeit keine Aufträge an: Neu geplant. {sensor} {why} $1',
  );
});
