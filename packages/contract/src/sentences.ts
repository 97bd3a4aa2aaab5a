import { ALERT_SENTENCES } from './alerts/sentences.ts';
import { CA_SENTENCES } from './ca/sentences.ts';
import { FEED_SENTENCES } from './feeds/sentences.ts';
import { ODT_SENTENCES, ODT_WORDS } from './odt/sentences.ts';
import { PAYMENT_SENTENCES } from './payments/sentences.ts';
import type { Sentence } from './platform/sentence.ts';
import { type FiguresOf, type SentenceTable, type Statement, textOfSentence } from './platform/sentence-text.ts';
import { PUBLISHING_SENTENCES } from './publishing/sentences.ts';

/** All sentences that the platform stores or sends, in English, by code. Only code and figures are stored; the text is formed when it is read. */
export const SENTENCES = {
  ...CA_SENTENCES,
  ...ODT_SENTENCES,
  ...PAYMENT_SENTENCES,
  ...ALERT_SENTENCES,
  ...FEED_SENTENCES,
  ...PUBLISHING_SENTENCES,
} as const;
export const SENTENCE_WORDS = ODT_WORDS;

export type SentenceCode = keyof typeof SENTENCES;
export type SentenceWord = (typeof SENTENCE_WORDS)[number];
/** Text of a user or provider, shown unchanged in every language. */
const AS_WRITTEN = 'as-written';

type FiguresOfCode<Code extends SentenceCode> = FiguresOf<(typeof SENTENCES)[Code], SentenceWord>;

/** A sentence with its figures, for rooms that do not import the table. */
type KnownSentence = {
  readonly [Code in SentenceCode]: { readonly code: Code; readonly figures: FiguresOfCode<Code> };
}[SentenceCode];

/** Returns a statement of one sentence. */
export function tell<Code extends SentenceCode>(
  code: Code,
  ...[figures]: keyof FiguresOfCode<Code> extends never ? [] : [FiguresOfCode<Code>]
): Statement {
  return [{ code, figures: { ...figures } }];
}

/** Returns sentences of another room as a statement; the compiler checks them against the table. */
export const statementOf = (sentences: readonly KnownSentence[]): Statement => sentences;

/** Returns a text of others as a statement, unchanged. */
export const asWritten = (text: string): Statement => (text === '' ? [] : [{ code: AS_WRITTEN, figures: { text } }]);

/** Joins statements. */
export const together = (...statements: readonly Statement[]): Statement => statements.flat();

/** Returns a statement in English. */
export const textOf = (statement: Statement): string => statement.map(inEnglish).join(' ');

const templates: SentenceTable = SENTENCES;

/** A row of a newer version may have an unknown code, which is then shown itself. */
function inEnglish({ code, figures }: Sentence): string {
  const template = templates[code];
  return template === undefined ? String(figures['text'] ?? code) : textOfSentence(template, figures);
}

type Presented<Field extends string, Text> = { [Name in Field]: Text } & {
  [Name in `${Field}Sentences`]: Sentence[];
};

/** Returns a text field with its sentences; without a statement, the text is null and the list is empty. */
export function withStatement<Field extends string, Kept extends Statement | null>(
  field: Field,
  statement: Kept,
): Presented<Field, null extends Kept ? string | null : string> {
  const presented = { [field]: statement && textOf(statement), [`${field}Sentences`]: [...(statement ?? [])] };
  return presented as ReturnType<typeof withStatement<Field, Kept>>;
}
