import type { Confidence, ConfidenceReason } from '../enums.ts';

/** How far a probability can be believed, in words: wherever a reader meets it, on a page, in an alert. */
export type ConfidenceWords = {
  readonly words: Readonly<Record<Confidence, string>>;
  /** Behind the word, after a colon. */
  readonly reasons: Readonly<Record<ConfidenceReason, string>>;
  /** Of an object's place, whose sigmas count so many times. */
  readonly scaled: (place: string, factor: string) => string;
};

/** Each language is a file: a page loads its own alone. */
export const CONFIDENCE_EN: ConfidenceWords = {
  words: {
    CALIBRATED: 'calibrated',
    CONDITIONAL: 'conditional',
    BOUND: 'bound',
  },
  reasons: {
    'covariance-calibrated': 'both covariances are of kinds that passed the covariance realism test',
    'covariance-stated': 'valid if the stated covariances are realistic, not yet tested',
    'covariance-estimated': 'valid if the estimate is realistic: a covariance is estimated from orbit regime and age',
    'covariance-implausible': 'a covariance is implausible for its orbit',
    'covariance-unusable': 'no usable covariance: the maximum possible Pc is given',
    'edge-of-data': 'the minimum distance is at an end of the data, where no Pc is computed',
    'pc-not-computed': 'no valid method: the maximum possible Pc is given',
  },
  scaled: (place, factor) =>
    `sigmas of object ${place} are scaled by ${factor} by your covariance rule (set in Fleet statistics)`,
};
