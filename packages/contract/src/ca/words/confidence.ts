import type { Language } from '../../platform/language.ts';
import type { Confidence, ConfidenceReason } from '../enums.ts';
import { CONFIDENCE_DE } from './confidence-de.ts';
import { CONFIDENCE_EN } from './confidence-en.ts';

const WORDS = { en: CONFIDENCE_EN, de: CONFIDENCE_DE };

/** How far a probability can be believed, and why: to stand behind it. */
export function confidenceText(confidence: Confidence, reason: ConfidenceReason, language: Language): string {
  const { words, reasons } = WORDS[language];
  return `${words[confidence]} (${reasons[reason]})`;
}
