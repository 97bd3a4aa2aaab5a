import { ALERT_SENTENCES } from './alerts/sentences.ts';
import { CA_SENTENCES } from './ca/sentences.ts';
import { FEED_SENTENCES } from './feeds/sentences.ts';
import { ODT_SENTENCES, ODT_WORDS } from './odt/sentences.ts';
import { PAYMENT_SENTENCES } from './payments/sentences.ts';
import type { Sentence } from './platform/sentence.ts';
import { type FiguresOf, type SentenceTable, type Statement, written } from './platform/sentence-text.ts';
import { PUBLISHING_SENTENCES } from './publishing/sentences.ts';

/** Every sentence that the platform keeps or sends, English, by its code. Code and figures are kept; text is made where it is read. */
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
/** The text of somebody else: a provider's, a user's. It is shown as his in every language and never read as a sentence of ours. */
const AS_WRITTEN = 'as-written';

type FiguresOfCode<Code extends SentenceCode> = FiguresOf<(typeof SENTENCES)[Code], SentenceWord>;

/** A sentence of the table with its own figures, as rooms that do not know the table may make it. */
type KnownSentence = {
  readonly [Code in SentenceCode]: { readonly code: Code; readonly figures: FiguresOfCode<Code> };
}[SentenceCode];

/** A statement of one sentence. */
export function tell<Code extends SentenceCode>(
  code: Code,
  ...[figures]: keyof FiguresOfCode<Code> extends never ? [] : [FiguresOfCode<Code>]
): Statement {
  return [{ code, figures: { ...figures } }];
}

/** What a room said that makes its sentences itself: the compiler holds them to the table. */
export const statementOf = (sentences: readonly KnownSentence[]): Statement => sentences;

/** What others wrote, as it is. */
export const asWritten = (text: string): Statement => (text === '' ? [] : [{ code: AS_WRITTEN, figures: { text } }]);

/** What several statements say, one after the other. */
export const together = (...statements: readonly Statement[]): Statement => statements.flat();

/** A statement in English. */
export const textOf = (statement: Statement): string => statement.map(inEnglish).join(' ');

const templates: SentenceTable = SENTENCES;

/** A row that a newer version wrote may have a code that is not known here: it is told by its code. */
function inEnglish({ code, figures }: Sentence): string {
  const template = templates[code];
  return template === undefined ? String(figures['text'] ?? code) : written(template, figures);
}

type Presented<Field extends string, Text> = { [Name in Field]: Text } & {
  [Name in `${Field}Sentences`]: Sentence[];
};

/** A text of an answer, with its sentences beside it; without a statement it is null and has none. */
export function withStatement<Field extends string, Kept extends Statement | null>(
  field: Field,
  statement: Kept,
): Presented<Field, null extends Kept ? string | null : string> {
  const presented = { [field]: statement && textOf(statement), [`${field}Sentences`]: [...(statement ?? [])] };
  return presented as ReturnType<typeof withStatement<Field, Kept>>;
}
