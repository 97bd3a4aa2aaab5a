import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { RulesOfPlans } from './question.ts';

/**
 * The total probability that a plan has to reach: of the event to avoid the rules' target, and so many orders below the event as it is;
 * beside that what the other events come to by themselves, which cannot be asked away.
 *
 * @param pcs   of the events as they are, the one to avoid first
 */
export function targetOf(
  pcs: readonly number[],
  { targetPc, targetReductionOrders }: Pick<RulesOfPlans, 'targetPc' | 'targetReductionOrders'>,
): number {
  const [main = 0, ...others] = pcs;
  const asked = Math.min(targetPc, main * 10 ** -targetReductionOrders);
  return Math.max(totalPc([asked, ...others]), 1e-30);
}
