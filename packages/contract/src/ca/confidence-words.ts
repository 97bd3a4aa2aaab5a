import type { Language } from '../platform/language.ts';
import type { Confidence, ConfidenceReason } from './enums.ts';
import type { RealismShortfall } from './statistics.ts';

/** How far a probability can be believed, in words: wherever a reader meets it, on a page, in an alert. */
export interface ConfidenceWords {
  readonly words: Readonly<Record<Confidence, string>>;
  /** Behind the word, after a colon. */
  readonly reasons: Readonly<Record<ConfidenceReason, string>>;
  /** What covariances of a kind would have to show to be called calibrated, and do not. */
  readonly shortfalls: Readonly<Record<RealismShortfall, string>>;
}

export const CONFIDENCE_WORDS: Readonly<Record<Language, ConfidenceWords>> = {
  en: {
    words: { CALIBRATED: 'calibrated', CONDITIONAL: 'conditional', BOUND: 'bound' },
    reasons: {
      'covariance-calibrated': 'its covariances come from sources that were tested against what turned out',
      'covariance-stated': 'true if the stated covariances are: nobody has tested them here',
      'covariance-estimated': 'true if the estimate is: a covariance is estimated from orbit regime and age',
      'covariance-implausible': 'a covariance cannot be that of such an orbit',
      'covariance-unusable': 'there is no usable covariance: the largest possible Pc stands in its place',
      'pc-not-computed': 'no method has an answer: the largest possible Pc stands in its place',
    },
    shortfalls: {
      'samples-few': 'fewer than 30 samples',
      'objects-few': 'fewer than 3 objects',
      'within-1-sigma': 'within 1 σ more than 5 points from 68.3 %',
      'within-2-sigma': 'within 2 σ more than 5 points from 95.4 %',
      'beyond-3-sigma': 'more than 1 % beyond 3 σ',
    },
  },
  de: {
    words: { CALIBRATED: 'kalibriert', CONDITIONAL: 'bedingt', BOUND: 'Schranke' },
    reasons: {
      'covariance-calibrated': 'ihre Kovarianzen kommen aus Quellen, die an dem geprüft wurden, was eintrat',
      'covariance-stated': 'wahr, falls es die angegebenen Kovarianzen sind: niemand hat sie hier geprüft',
      'covariance-estimated': 'wahr, falls es die Schätzung ist: eine Kovarianz ist aus Bahnregime und Alter geschätzt',
      'covariance-implausible': 'eine Kovarianz kann nicht die einer solchen Bahn sein',
      'covariance-unusable': 'es gibt keine brauchbare Kovarianz: an ihrer Stelle steht die größtmögliche Pc',
      'pc-not-computed': 'kein Verfahren hat eine Antwort: an ihrer Stelle steht die größtmögliche Pc',
    },
    shortfalls: {
      'samples-few': 'weniger als 30 Proben',
      'objects-few': 'weniger als 3 Objekte',
      'within-1-sigma': 'innerhalb 1 σ mehr als 5 Punkte neben 68,3 %',
      'within-2-sigma': 'innerhalb 2 σ mehr als 5 Punkte neben 95,4 %',
      'beyond-3-sigma': 'mehr als 1 % jenseits 3 σ',
    },
  },
};

/** How far a probability can be believed, and why: to stand behind it. */
export function confidenceText(confidence: Confidence, reason: ConfidenceReason, language: Language): string {
  const { words, reasons } = CONFIDENCE_WORDS[language];
  return `${words[confidence]} (${reasons[reason]})`;
}
