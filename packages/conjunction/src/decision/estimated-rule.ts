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
  /** New or worse above the watch threshold, it makes a plan not clear and removes the recommendation, regardless of the others. */
  readonly isDecisive: boolean;
  /** Its verdict can be `act`. */
  readonly canAct: boolean;
}

const STATED_COVARIANCE: Counting = { total: 'main', isDecisive: true, canAct: true };
const ESTIMATED_COVARIANCE: Counting = { total: 'separate', isDecisive: false, canAct: false };
/** The probability of the avoided conjunction is the purpose of the plan. */
const AVOIDED_CONJUNCTION: Counting = { total: 'main', isDecisive: true, canAct: false };

/**
 * Returns how a conjunction counts: in which total, for a recommendation, for *clear* and for the verdict that alerts follow.
 *
 * Method   docs/models/estimated-covariance.md, decision 0069
 */
export function countingOf({ isEstimated, isAvoided = false }: RuledConjunction): Counting {
  if (!isEstimated) return STATED_COVARIANCE;
  return isAvoided ? AVOIDED_CONJUNCTION : ESTIMATED_COVARIANCE;
}
