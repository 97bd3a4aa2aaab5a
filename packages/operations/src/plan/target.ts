import { totalPc } from '@keepout/conjunction/event/total-pc';
import { type PlanTarget, totalTarget } from '@keepout/planning/outcome';
import type { RulesOfPlans } from './question.ts';

/** Minimum requested probability. */
const LEAST_PC = 1e-30;

/**
 * Returns the target of a plan: for the conjunction to avoid the target of the rules, and an offset in orders of magnitude below the current Pc; for
 * the total in addition
 * the Pc of the other conjunctions without a manoeuvre, which no target can remove.
 *
 * @param pcs     Pc of the conjunctions without a manoeuvre, the one to avoid first
 * @param askedPc   replaces the rules: Pc of the total, and so of each conjunction
 */
export function targetOf(
  pcs: readonly number[],
  { targetPc, targetReductionOrders }: Pick<RulesOfPlans, 'targetPc' | 'targetReductionOrders'>,
  askedPc?: number,
): PlanTarget {
  if (askedPc !== undefined) return totalTarget(askedPc);
  const [main = 0, ...otherPcs] = pcs;
  const avoidedPc = Math.max(Math.min(targetPc, main * 10 ** -targetReductionOrders), LEAST_PC);
  return { totalPc: totalPc([avoidedPc, ...otherPcs]), avoidedPc };
}
