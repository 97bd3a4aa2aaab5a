import type { PlanInput } from './plan-input.ts';

/** What is left to the rest of the events, beside what they come to by themselves. */
const ROOM_FOR_OTHERS = 1.1;

/**
 * The total probability that a plan has to reach: the rules' target, and so many orders below the event as it is. What the other events
 * come to by themselves cannot be asked away.
 *
 * @param pcs   of the events as they are, the one to avoid first
 */
export function targetOf(pcs: readonly number[], { targetPc, targetReductionOrders }: PlanInput['rules']): number {
  const [main = 0, ...others] = pcs;
  const asked = Math.min(targetPc, main * 10 ** -targetReductionOrders);
  const rest = others.reduce((sum, pc) => sum + pc, 0);
  return Math.max(asked, ROOM_FOR_OTHERS * rest, 1e-30);
}
