/** How long the errors of an object are in a message, and in those before it of the same source as long before closest approach. */
export interface DeviationHistory {
  readonly object: 'primary' | 'secondary';
  /** Largest deviation of the position, m. */
  readonly deviationM: number;
  readonly formerM: readonly number[];
}

/** An error that is none of those that the object had before. */
export interface UnlikeHistory {
  readonly object: 'primary' | 'secondary';
  /** The deviation over the middle one of those before. */
  readonly ratio: number;
  readonly messages: number;
}

/** One former message is an accident, and of two nobody knows which is right. */
const LEAST_MESSAGES = 3;
/**
 * Limit of ours: a slip of units is a factor of 1,000 in deviations (a million in the covariance), and from message to message of one lead
 * the errors of an object change by less than ten.
 */
const MOST_RATIO = 100;

/**
 * Errors that have jumped against those of the same object in former messages.
 *
 * Method   the largest deviation over the middle one of three or more before it, of one originator, source and time to closest approach
 * @returns nothing of an object without a history
 */
export function unlikeHistory(histories: readonly DeviationHistory[]): readonly UnlikeHistory[] {
  return histories.flatMap(({ object, deviationM, formerM }) => {
    const sorted = formerM.filter((former) => former > 0).sort((a, b) => a - b);
    if (sorted.length < LEAST_MESSAGES || !(deviationM > 0)) return [];
    const ratio = deviationM / sorted[sorted.length >> 1]!;
    return ratio > MOST_RATIO || ratio < 1 / MOST_RATIO ? { object, ratio, messages: sorted.length } : [];
  });
}
