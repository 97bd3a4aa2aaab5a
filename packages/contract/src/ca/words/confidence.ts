import type { Language } from '../../platform/language.ts';
import type { RealismShortfall } from '../statistics.ts';
import type { Belief } from '../verdict.ts';
import { beliefWords } from './belief-words.ts';
import { CONFIDENCE_DE } from './confidence-de.ts';
import { CONFIDENCE_EN } from './confidence-en.ts';

const WORDS = { en: CONFIDENCE_EN, de: CONFIDENCE_DE };

/** Returns the confidence in a probability with its reason, to follow the number. */
export function confidenceText(belief: Belief, language: Language): string {
  return `${WORDS[language].words[belief.confidence]} (${beliefWords(belief, WORDS[language])})`;
}

/** What covariances of a kind would have to show to be called calibrated, and do not. */
export const REALISM_SHORTFALLS: Readonly<Record<Language, Readonly<Record<RealismShortfall, string>>>> = {
  en: {
    'samples-few': 'fewer than 30 samples',
    'objects-few': 'fewer than 3 objects',
    'within-1-sigma': 'within 1 σ more than 5 points from 68.3 %',
    'within-2-sigma': 'within 2 σ more than 5 points from 95.4 %',
    'beyond-3-sigma': 'more than 1 % beyond 3 σ',
  },
  de: {
    'samples-few': 'weniger als 30 Stichproben',
    'objects-few': 'weniger als 3 Objekte',
    'within-1-sigma': 'innerhalb 1 σ mehr als 5 Punkte neben 68.3 %',
    'within-2-sigma': 'innerhalb 2 σ mehr als 5 Punkte neben 95.4 %',
    'beyond-3-sigma': 'mehr als 1 % jenseits 3 σ',
  },
};
