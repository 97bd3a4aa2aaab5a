import type { VerdictReason } from '@keepout/conjunction/decision/verdict';
import type { MessageFigures } from '../message-figures.ts';
import { foretoldText, type StoredFigures, type UnforetoldLines, unforetoldLines } from '../text/foretold-text.ts';
import { byForeseen, type FiguresByForeseen, type RelativeFigures, withForeseen } from './foreseen-figures.ts';

/** Reasons as they are stored, those of former versions too. */
type KeptReasons = readonly (VerdictReason | { readonly code: string; readonly text: string })[] | null;

/** What is kept of a message of ours in the place of its text. */
export interface KeptMessage extends RelativeFigures, Pick<MessageFigures, 'usage'> {
  readonly verdictReasons: KeptReasons;
  readonly lines: UnforetoldLines;
}

/** Figures beside what is kept, of which the text is made as well. */
export type BesideKept = Omit<StoredFigures, keyof RelativeFigures>;

/** @returns undefined of what cannot be kept so */
export function keptMessage(figures: BesideKept & Omit<KeptMessage, 'lines'>, text: string): NumbersApart | undefined {
  const { objects, near } = byForeseen(figures);
  return numbersApart([objects, figures.verdictReasons, figures.usage, unforetoldLines(text, figures), near]);
}

export function readKept(kept: NumbersApart): KeptMessage {
  const [objects, verdictReasons, usage, lines, near] = numbersBack(kept) as [
    FiguresByForeseen['objects'],
    KeptReasons,
    readonly string[],
    UnforetoldLines,
    FiguresByForeseen['near'],
  ];
  return { ...withForeseen({ objects, near }), verdictReasons, usage, lines };
}

export const textOfKept = ({ lines, ...kept }: KeptMessage, beside: BesideKept): string =>
  foretoldText({ ...beside, ...kept }, lines);

/** In the place of a number that is kept apart. */
const APART = '#';
/** Shorter ones, and whole ones, are as short in words. */
const MOST_LETTERS = 6;

/** Plain data in words, and its numbers of many digits in their order. */
interface NumbersApart {
  readonly words: string;
  readonly numbers: readonly number[];
}

/** @returns undefined of data in which a text is what stands in the place of a number */
function numbersApart(data: unknown): NumbersApart | undefined {
  const numbers: number[] = [];
  let isAmbiguous = false;
  const words = JSON.stringify(data, (_, value: unknown) => {
    isAmbiguous ||= value === APART;
    if (typeof value !== 'number' || Number.isInteger(value) || String(value).length <= MOST_LETTERS) return value;
    numbers.push(value);
    return APART;
  });
  return isAmbiguous ? undefined : { words, numbers };
}

/** The plain data that it was, to the last digit. */
function numbersBack({ words, numbers }: NumbersApart): unknown {
  let next = 0;
  const back = (value: unknown): unknown => {
    if (value === APART) return numbers[next++];
    if (value === null || typeof value !== 'object') return value;
    const parts = value as Record<string, unknown>;
    for (const name in parts) parts[name] = back(parts[name]);
    return value;
  };
  return back(JSON.parse(words));
}
