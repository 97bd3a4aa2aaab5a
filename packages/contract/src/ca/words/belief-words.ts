import type { Belief } from '../verdict.ts';
import type { ConfidenceWords } from './confidence-en.ts';

/** Why a probability can be believed so far, and whose sigmas were multiplied for it. */
export const beliefWords = (
  { confidenceReason, scaledSigmas }: Omit<Belief, 'confidence'>,
  words: Omit<ConfidenceWords, 'words'>,
): string => [words.reasons[confidenceReason], ...scaledWords(scaledSigmas, words)].join('; ');

export const scaledWords = (scaledSigmas: Belief['scaledSigmas'] = [], { scaled }: Pick<ConfidenceWords, 'scaled'>) =>
  scaledSigmas.map(({ object, factor }) => scaled(object.slice(-1), factor.toFixed(2)));

/** In a cell of a table for programs; empty where none were. */
export const scaledCell = (scaledSigmas: Belief['scaledSigmas'] = []): string | null =>
  scaledSigmas.map(({ object, factor }) => `${object} ${factor}`).join(' ') || null;
