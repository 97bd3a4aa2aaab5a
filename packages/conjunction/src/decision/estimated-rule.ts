import { addedPc, type PcChange } from '../event/total-pc.ts';

/** A conjunction, as the rule for estimated covariance takes it. */
export interface RuledConjunction {
  /** Its probability rests on a covariance that we estimated, of either object. */
  readonly isEstimated: boolean;
  /** It is the conjunction that the manoeuvre avoids. */
  readonly isAvoided?: boolean;
}

/** How a conjunction counts. */
export interface Counting {
  /** In which total its probability is: `separate` is the total of the conjunctions by estimated covariance. */
  readonly total: 'main' | 'separate';
  /** New or worse above the watch limit, it makes a plan not clear and takes the recommendation, whatever the others do. */
  readonly isDecisive: boolean;
  /** Its verdict can be `act`. */
  readonly canAct: boolean;
}

const STATED: Counting = { total: 'main', isDecisive: true, canAct: true };
const ESTIMATED: Counting = { total: 'separate', isDecisive: false, canAct: false };
/** The probability of the avoided conjunction is what the plan is for. */
const AVOIDED: Counting = { total: 'main', isDecisive: true, canAct: false };

/**
 * Returns how a conjunction counts: in which total, for a recommendation, for *clear* and for the verdict that alerts follow.
 *
 * Method   docs/models/estimated-covariance.md, decision 0241
 */
export function countingOf({ isEstimated, isAvoided = false }: RuledConjunction): Counting {
  if (!isEstimated) return STATED;
  return isAvoided ? AVOIDED : ESTIMATED;
}

/** What a manoeuvre adds to the conjunctions by estimated covariance. */
export interface EstimatedIncrease {
  /** Of all together: what gets better is taken off. */
  readonly netPc: number;
  /** Of the one whose probability rises most; 0 where none rises. */
  readonly largestPc: number;
}

/** Returns what a manoeuvre adds to the conjunctions of the separate total; others are passed over. */
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

/** Returns the probability that is compared with the limit. One conjunction that rises is not offset by others that get better. */
export function limitedIncreasePc({ netPc, largestPc }: EstimatedIncrease): number {
  return Math.max(netPc, largestPc);
}

/** Returns whether estimated covariances make a plan not clear. @param avoidedPc   target of the avoided conjunction */
export function addsTooMuch(increase: EstimatedIncrease, avoidedPc: number): boolean {
  return limitedIncreasePc(increase) > avoidedPc;
}

/** A plan is flown with all forces when it is screened: in the tails its probabilities differ from those of the candidate by a third. */
const RECOMMENDED_SHARE = 0.5;

/** Returns whether estimated covariances take the recommendation: at half the limit of the screening, so that a plan that was recommended stays clear. */
export function addsTooMuchToRecommend(increase: EstimatedIncrease, avoidedPc: number): boolean {
  return addsTooMuch(increase, RECOMMENDED_SHARE * avoidedPc);
}
