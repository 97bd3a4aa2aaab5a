import { ALERT_SENTENCES } from './alerts/sentences.ts';
import { CA_SENTENCES } from './ca/sentences.ts';
import { ODT_SENTENCES, ODT_WORDS } from './odt/sentences.ts';
import { PAYMENT_SENTENCES } from './payments/sentences.ts';
import type { Sentence } from './platform/sentence.ts';
import { expressionOf, type Figures, type FiguresOf, figureOf, type Told, written } from './platform/sentence-text.ts';

/**
 * Every sentence that the platform stores or sends as text, English, by its code. The text is what is kept; code and figures are read from it
 * again, so that a text of any age is told in the language of whoever reads it.
 */
export const SENTENCES = { ...CA_SENTENCES, ...ODT_SENTENCES, ...PAYMENT_SENTENCES, ...ALERT_SENTENCES } as const;
export const SENTENCE_WORDS = ODT_WORDS;

export type SentenceCode = keyof typeof SENTENCES;
export type SentenceWord = (typeof SENTENCE_WORDS)[number];
/** The text of somebody else: a provider's, a user's. */
export const AS_WRITTEN = 'as-written';

type FiguresOfCode<Code extends SentenceCode> = FiguresOf<(typeof SENTENCES)[Code], SentenceWord>;

/** A sentence in English. */
export function tell<Code extends SentenceCode>(
  code: Code,
  ...[figures]: keyof FiguresOfCode<Code> extends never ? [] : [FiguresOfCode<Code>]
): Told {
  return written(SENTENCES[code], (figures ?? {}) as Figures) as Told;
}

/** What others wrote, as it is. */
export const asWritten = (text: string): Told => text as Told;

/** Several sentences, one after the other; empty ones are left out. */
export const together = (...said: readonly Told[]): Told => said.filter((one) => one !== '').join(' ') as Told;

/** A text of an answer, with its sentences beside it. */
export function withSentences<Field extends string>(
  field: Field,
  text: string,
): { [Name in Field]: string } & { [Name in `${Field}Sentences`]: Sentence[] } {
  return { [field]: text, [`${field}Sentences`]: sentencesIn(text) } as ReturnType<typeof withSentences<Field>>;
}

interface Known {
  readonly code: SentenceCode;
  readonly expression: RegExp;
}

let known: readonly Known[] | undefined;
/** The most words first: where two fit, the one that says more is meant. */
const table = (): readonly Known[] => {
  known ??= (Object.keys(SENTENCES) as SentenceCode[])
    .sort((a, b) => wordsOf(b) - wordsOf(a))
    .map((code) => ({ code, expression: expressionOf(SENTENCES[code], SENTENCE_WORDS) }));
  return known;
};
const wordsOf = (code: SentenceCode): number => SENTENCES[code].replace(/\{[^}]*\}/g, '').length;

/** Sentences without figures: one may stand behind a text that does not end with a full stop. */
const FIXED = Object.values(SENTENCES).filter((one) => !one.includes('{'));

/**
 * The sentences of a text by their codes, with their figures.
 *
 * Method   the text is cut where a sentence may end, so that as few letters as possible are in no sentence of the table
 * Assumes  every sentence of the table reads back as itself (`sentences.test.ts`)
 * @returns what is in no sentence of the table as `as-written`; nothing of an empty text
 */
export function sentencesIn(text: string): Sentence[] {
  const cuts = cutsOf(text);
  const best: (Parsed | undefined)[] = cuts.map(() => undefined);
  best[cuts.length - 1] = { unread: 0, said: [] };
  for (let from = cuts.length - 2; from >= 0; from--) {
    for (let to = from + 1; to < cuts.length; to++) {
      const rest = best[to]!;
      const piece = text.slice(cuts[from], cuts[to]).trim();
      const read = sentenceOf(piece);
      const unread = rest.unread + (read === undefined ? piece.replaceAll(' ', '').length : 0);
      const said = [read ?? { code: AS_WRITTEN, figures: { text: piece } }, ...rest.said];
      const before = best[from];
      // What nobody here wrote stays in one piece; of sentences that are known the shorter ones are meant.
      const isWhole = unread > 0 && unread === before?.unread && said.length < before.said.length;
      if (before === undefined || unread < before.unread || isWhole) best[from] = { unread, said };
    }
  }
  return text === '' ? [] : best[0]!.said;
}

interface Parsed {
  /** Letters in no sentence of the table. */
  readonly unread: number;
  readonly said: Sentence[];
}

function cutsOf(text: string): readonly number[] {
  const ends = [...text.matchAll(/[.:] /g)].map(({ index }) => index + 1);
  const begins = FIXED.flatMap((one) =>
    [...text.matchAll(new RegExp(` ${one.replace(/[.()]/g, '\\$&')}`, 'g'))].map(({ index }) => index),
  );
  return [...new Set([0, ...ends, ...begins, text.length])].sort((a, b) => a - b);
}

function sentenceOf(piece: string): Sentence | undefined {
  for (const { code, expression } of table()) {
    const groups = expression.exec(piece)?.groups;
    if (groups === undefined && !expression.test(piece)) continue;
    const figures = Object.entries(groups ?? {}).map(([name, value]) => [name, figureOf(SENTENCES[code], name, value)]);
    return { code, figures: Object.fromEntries(figures) as Sentence['figures'] };
  }
  return undefined;
}
