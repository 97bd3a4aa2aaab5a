import type { StateVector } from '@keepout/astro/nouns';
import { covarianceKind, keyOfKind } from './sigma-rules.ts';

/** How long the errors of an object are in a message, and in those before it of the same source as long before closest approach. */
export interface DeviationHistory {
  readonly object: 'primary' | 'secondary';
  /** Largest deviation of the position, m. */
  readonly deviationM: number;
  readonly formerM: readonly number[];
}

/** The error that a message states of an object. */
export interface StatedError {
  readonly designator: string;
  readonly originator: string;
  readonly covarianceSource: string;
  readonly state: StateVector;
  readonly creationTaiS: number;
  /** Along each axis. */
  readonly variancesM2: readonly number[];
}

/** Its largest deviation, and the reference of the comparison. @returns undefined for an error that was stated after closest approach */
export function statedDeviation(error: StatedError): { readonly key: string; readonly deviationM: number } | undefined {
  const { designator, originator, covarianceSource, state, creationTaiS, variancesM2 } = error;
  const kind = covarianceKind({ originator, covarianceSource }, state, creationTaiS);
  return kind && { key: `${designator}\n${keyOfKind(kind)}`, deviationM: Math.sqrt(Math.max(...variancesM2)) };
}

/** An error that differs from those of the object before. */
export interface UnlikeHistory {
  readonly object: 'primary' | 'secondary';
  /** Ratio of the deviation to the median of those before. */
  readonly ratio: number;
  readonly messages: number;
}

/** One former message can be an accident, and of two neither is known to be right. */
const LEAST_MESSAGES = 3;
/**
 * Limit of ours: a slip of units is a factor of 1,000 in deviations (a million in the covariance), and from message to message of one lead
 * the errors of an object change by less than ten.
 */
const MOST_RATIO = 100;

/**
 * Errors that have jumped against those of the same object in former messages.
 *
 * Method   the largest deviation over the median of three or more before it, of one originator, source and time to closest approach
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
