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
    'covariance-calibrated': 'its covariances come from sources that were tested against what turned out',
    'covariance-stated': 'true if the stated covariances are: nobody has tested them here',
    'covariance-estimated': 'true if the estimate is: a covariance is estimated from orbit regime and age',
    'covariance-implausible': 'a covariance cannot be that of such an orbit',
    'covariance-unusable': 'there is no usable covariance: the largest possible Pc stands in its place',
    'edge-of-data': 'the least distance is at an end of the data, where no Pc is computed',
    'pc-not-computed': 'no method has an answer: the largest possible Pc stands in its place',
  },
  scaled: (place, factor) => `sigmas of object ${place} count ${factor} times by your rule (set in Fleet statistics)`,
};
