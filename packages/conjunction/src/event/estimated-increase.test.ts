import { describe, expect, it } from 'vitest';
import {
  addsTooMuch,
  addsTooMuchToRecommend,
  estimatedIncrease,
  joinedIncrease,
  limitedIncreasePc,
} from './estimated-increase.ts';

const TARGET_PC = 3e-6;
const estimated = (pcBefore: number, pc: number) => ({ isEstimated: true, pcBefore, pc });

describe('what a manoeuvre adds by estimated covariance', () => {
  it('is the difference of the separate totals, without stated and avoided conjunctions', () => {
    const changes = [
      estimated(1e-6, 2e-6),
      estimated(5e-7, 0),
      { isEstimated: false, pcBefore: 0, pc: 1e-3 },
      { isEstimated: true, isAvoided: true, pcBefore: 1e-4, pc: 1e-3 },
    ];
    const increase = estimatedIncrease(changes);
    expect(increase.netPc).toBeCloseTo(5e-7, 11);
    expect(addsTooMuch(increase, TARGET_PC)).toBe(false);
  });

  it('is too much where many small ones together exceed the target', () => {
    const many = Array.from({ length: 40 }, () => estimated(0, 1e-7));
    expect(addsTooMuch(estimatedIncrease(many.slice(0, 29)), TARGET_PC)).toBe(false);
    expect(addsTooMuch(estimatedIncrease(many), TARGET_PC)).toBe(true);
  });

  it('is too much where one alone rises by more than the target, whatever vanishes elsewhere', () => {
    const increase = estimatedIncrease([estimated(0, 1e-4), estimated(5e-4, 0)]);
    expect(increase.netPc).toBeLessThan(0);
    expect(limitedIncreasePc(increase)).toBe(1e-4);
    expect(addsTooMuch(increase, TARGET_PC)).toBe(true);
  });

  it('takes a recommendation at half the limit that makes a plan not clear', () => {
    const of = (pc: number) => {
      const increase = estimatedIncrease([estimated(0, pc)]);
      return [addsTooMuchToRecommend(increase, TARGET_PC), addsTooMuch(increase, TARGET_PC)];
    };
    expect([1.4e-6, 1.6e-6, 3.1e-6].map(of)).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  it('is nothing without any, and joins as if they were counted at once', () => {
    expect(estimatedIncrease([])).toEqual({ netPc: 0, largestPc: 0 });
    const [a, b] = [estimated(0, 2e-3), estimated(1e-2, 5e-3)];
    const joined = joinedIncrease(estimatedIncrease([a]), estimatedIncrease([b]));
    expect(joined.netPc).toBeCloseTo(estimatedIncrease([a, b]).netPc, 15);
    expect(joined.largestPc).toBe(2e-3);
  });
});
