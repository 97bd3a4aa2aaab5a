import type { VerdictReason } from '@keepout/conjunction/decision/verdict';
import type { MessageFigures } from '../message-figures.ts';
import { foretoldText, type StoredFigures, type UnforetoldLines, unforetoldLines } from '../text/foretold-text.ts';
import { byForeseen, type FiguresByForeseen, type RelativeFigures, withForeseen } from './foreseen-figures.ts';
import { type NumbersApart, numbersApart, numbersBack } from './numbers-apart.ts';

/** Reasons as they are stored, those of former versions too. */
export type KeptReasons = readonly (VerdictReason | { readonly code: string; readonly text: string })[] | null;

/** Stored form of a message of the product, in place of its text. */
export interface KeptMessage extends RelativeFigures, Pick<MessageFigures, 'usage'> {
  readonly verdictReasons: KeptReasons;
  readonly lines: UnforetoldLines;
}

/** Figures in other columns, which also make up the text. */
export type BesideKept = Omit<StoredFigures, keyof RelativeFigures>;

/** @returns undefined for a message that cannot be stored in this form */
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
