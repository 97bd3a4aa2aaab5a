import type { Sentence } from '../../platform/sentence.ts';
import { type SentenceTable, type Statement, textOfSentence } from '../../platform/sentence-text.ts';
import { TOLD_DE, TOLD_WORDS_DE } from './sentences.ts';

const templates: SentenceTable = TOLD_DE;

/** Returns sentences of the server in German; texts of others and unknown sentences stay unchanged. */
export function sentencesDe(text: string, statement: Statement): string {
  const sentences = statement.map(translated);
  return sentences.length === 0 || sentences.includes(undefined) ? text : sentences.join(' ');
}

function translated({ code, figures }: Sentence): string | undefined {
  const template = templates[code];
  if (template !== undefined) return textOfSentence(template, figures, TOLD_WORDS_DE);
  const { text } = figures;
  return text === undefined ? undefined : String(text);
}
