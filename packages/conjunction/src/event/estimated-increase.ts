import { countingOf, type RuledConjunction } from '../decision/estimated-rule.ts';
import { addedPc, type PcChange } from './total-pc.ts';

/** Change of the conjunctions by estimated covariance due to a manoeuvre. */
export interface EstimatedIncrease {
  /** Net increase of the separate total; negative where more conjunctions get better. */
  readonly netPc: number;
  /** Largest rise of one conjunction; 0 where none rises. */
  readonly largestPc: number;
}

/** Returns the change of the separate total by a manoeuvre; conjunctions of the main total do not count. */
export function estimatedIncrease(changes: readonly (PcChange & RuledConjunction)[]): EstimatedIncrease {
  const separate = changes.filter((change) => countingOf(change).total === 'separate');
  return {
    netPc: addedPc(separate),
    largestPc: separate.reduce((largest, { pcBefore, pc }) => Math.max(largest, pc - pcBefore), 0),
  };
}

/** Returns the increase of two sets of conjunctions together. */
export function joinedIncrease(a: EstimatedIncrease, b: EstimatedIncrease): EstimatedIncrease {
  return { netPc: a.netPc + b.netPc - a.netPc * b.netPc, largestPc: Math.max(a.largestPc, b.largestPc) };
}

/** Returns the probability that is compared with the limit. The rise of one conjunction is not offset by others that get better. */
export function limitedIncreasePc({ netPc, largestPc }: EstimatedIncrease): number {
  return Math.max(netPc, largestPc);
}

/** Returns whether estimated covariances make a plan not clear. @param avoidedPc   target of the avoided conjunction */
export function addsTooMuch(increase: EstimatedIncrease, avoidedPc: number): boolean {
  return limitedIncreasePc(increase) > avoidedPc;
}

/** The screening of a plan uses all forces: far from the centre, its probabilities differ from those of the candidate by a third. */
const RECOMMENDED_SHARE = 0.5;

/** Returns whether estimated covariances take the recommendation: at half the limit of the screening, so that a plan that was recommended stays clear. */
export function addsTooMuchToRecommend(increase: EstimatedIncrease, avoidedPc: number): boolean {
  return addsTooMuch(increase, RECOMMENDED_SHARE * avoidedPc);
}
