import { totalPc } from '@keepout/conjunction/event/total-pc';
import { expect, it } from 'vitest';
import { targetOf } from './target.ts';

const RULES = { targetPc: 3e-6, targetReductionOrders: 1.5 };

it('is a total as the one that it is held against: beside probable events the event to avoid is above it', () => {
  // Summed, the target would be 4.177e-2, above the total of 4.176e-2: nothing would need to be done.
  const pcs = [2.427e-5, 4.0824e-2, 8.86e-4, 6.33e-5];
  expect(targetOf(pcs, RULES).totalPc).toBeLessThan(totalPc(pcs));
  expect(targetOf(pcs, RULES).totalPc).toBeCloseTo(totalPc([2.427e-5 * 10 ** -1.5, ...pcs.slice(1)]), 15);
  expect(targetOf(pcs, RULES).avoidedPc).toBe(2.427e-5 * 10 ** -1.5);
  expect(targetOf([1e-2], RULES).totalPc).toBeCloseTo(3e-6, 15);
  expect(targetOf([0], RULES).totalPc).toBeGreaterThan(0);
  expect(targetOf(pcs, RULES, 1e-3)).toEqual({ totalPc: 1e-3, avoidedPc: 1e-3 });
});
