import type { RequestPriority } from './enums.ts';

/** What a pass costs by priority, of the price of its sensor: the one place where that is said. */
export const PRIORITY_FACTORS: Readonly<Record<RequestPriority, number>> = {
  ROUTINE: 1,
  ELEVATED: 1.5,
  URGENT: 2,
  EMERGENCY: 4,
};

/** Price of a pass, in minor units, rounded up. */
export function priceOfPass(routineAmount: number, priority: RequestPriority): number {
  return Math.ceil(routineAmount * PRIORITY_FACTORS[priority]);
}
