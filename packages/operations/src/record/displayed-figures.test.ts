import { expect, it } from 'vitest';
import { planClearance } from './displayed-figures.ts';

const planOf = (figures: Readonly<Record<string, number | string | null>>) => ({
  plan: { planId: 'man-1', sha256: '0'.repeat(64), figures },
});
const RAISED = { screeningStatus: 'EVENTS_RAISED', screeningNewOrWorse: 11, screeningByEstimatedErrors: 9 };

it('the rule of a clear plan counts decisive events, and all of them in records of before there were others', () => {
  expect(planClearance(planOf({ ...RAISED, screeningDecisive: 2 }))).toEqual({ isClear: false, raised: 2 });
  expect(planClearance(planOf(RAISED))).toEqual({ isClear: false, raised: 11 });
});

it('a clear plan has no decisive event, however many are by estimated covariance; without a screening nothing is known', () => {
  const clear = { ...RAISED, screeningStatus: 'CLEAR', screeningNewOrWorse: 9, screeningDecisive: 0 };
  expect(planClearance(planOf(clear))).toEqual({ isClear: true, raised: 0 });
  const stale = { screeningStatus: 'STALE', screeningNewOrWorse: null, screeningDecisive: null };
  expect(planClearance(planOf(stale))).toEqual({ isClear: false });
  expect(planClearance({ plan: null })).toBeUndefined();
});
