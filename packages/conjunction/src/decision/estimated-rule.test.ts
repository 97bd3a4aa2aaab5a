import { describe, expect, it } from 'vitest';
import { countingOf } from './estimated-rule.ts';

describe('a conjunction by estimated covariance', () => {
  it('is in the separate total, decides nothing by itself and never leads to act', () => {
    expect(countingOf({ isEstimated: true })).toEqual({ total: 'separate', isDecisive: false, canAct: false });
    expect(countingOf({ isEstimated: false })).toEqual({ total: 'main', isDecisive: true, canAct: true });
  });

  it('is in the main total and decides where it is the avoided one', () => {
    expect(countingOf({ isEstimated: true, isAvoided: true })).toEqual({
      total: 'main',
      isDecisive: true,
      canAct: false,
    });
  });
});
