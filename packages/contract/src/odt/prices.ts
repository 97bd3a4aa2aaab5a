import type { RequestPriority } from './enums.ts';

/** Factor on the price of a sensor by priority. Defined only here. */
export const PRIORITY_FACTORS: Readonly<Record<RequestPriority, number>> = {
  ROUTINE: 1,
  ELEVATED: 1.5,
  URGENT: 2,
  EMERGENCY: 4,
};

/** Returns the price of a pass in minor units, rounded up. */
export function priceOfPass(routineAmount: number, priority: RequestPriority): number {
  return Math.ceil(routineAmount * PRIORITY_FACTORS[priority]);
}
