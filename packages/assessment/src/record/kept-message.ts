import type { VerdictReason } from '@keepout/conjunction/decision/verdict';
import type { MessageFigures } from '../message-figures.ts';
import { type ForetoldFigures, foretoldText, type UnforetoldLines, unforetoldLines } from '../text/foretold-text.ts';
import { decodeResiduals, encodeResiduals, type FiguresByForeseen, type RelativeFigures } from './foreseen-figures.ts';
import { type NumbersApart, numbersApart, numbersBack } from './numbers-apart.ts';

/** Reasons as they are stored, those of former versions too. */
export type KeptReasons = readonly (VerdictReason | { readonly code: string; readonly text: string })[] | null;

/** Stored form of a message of the product, in place of its text. */
export interface KeptMessage extends RelativeFigures, Pick<MessageFigures, 'usage'> {
  readonly verdictReasons: KeptReasons;
  readonly lines: UnforetoldLines;
}

/** Figures in other columns, which also make up the text. */
export type BesideKept = Omit<ForetoldFigures, keyof RelativeFigures>;

/** @returns undefined for a message that cannot be stored in this form */
export function encodeMessage(
  figures: BesideKept & Omit<KeptMessage, 'lines'>,
  text: string,
): NumbersApart | undefined {
  const { objects, residuals } = encodeResiduals(figures);
  return numbersApart([objects, figures.verdictReasons, figures.usage, unforetoldLines(text, figures), residuals]);
}

export function decodeMessageText(encoded: NumbersApart): KeptMessage {
  const [objects, verdictReasons, usage, lines, residuals] = numbersBack(encoded) as [
    FiguresByForeseen['objects'],
    KeptReasons,
    readonly string[],
    UnforetoldLines,
    FiguresByForeseen['residuals'],
  ];
  return { ...decodeResiduals({ objects, residuals }), verdictReasons, usage, lines };
}

export const textOfKept = ({ lines, ...figures }: KeptMessage, columns: BesideKept): string =>
  foretoldText({ ...columns, ...figures }, lines);
