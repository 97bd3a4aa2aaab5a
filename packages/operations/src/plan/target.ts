import { totalPc } from '@keepout/conjunction/event/total-pc';
import { type PlanTarget, totalTarget } from '@keepout/planning/outcome';
import type { RulesOfPlans } from './question.ts';

/** No probability is asked below it. */
const LEAST_PC = 1e-30;

/**
 * What a plan has to reach: of the event to avoid the rules' target, and so many orders below the event as it is; of the total beside that
 * what the other events come to by themselves, which cannot be asked away.
 *
 * @param pcs     of the events as they are, the one to avoid first
 * @param askedPc   in place of the rules: of the total, and so of each event
 */
export function targetOf(
  pcs: readonly number[],
  { targetPc, targetReductionOrders }: Pick<RulesOfPlans, 'targetPc' | 'targetReductionOrders'>,
  askedPc?: number,
): PlanTarget {
  if (askedPc !== undefined) return totalTarget(askedPc);
  const [main = 0, ...others] = pcs;
  const avoidedPc = Math.max(Math.min(targetPc, main * 10 ** -targetReductionOrders), LEAST_PC);
  return { totalPc: totalPc([avoidedPc, ...others]), avoidedPc };
}
