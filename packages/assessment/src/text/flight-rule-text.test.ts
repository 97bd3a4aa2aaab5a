import { expect, it } from 'vitest';
import { flightRuleText } from './flight-rule-text.ts';

it.each([
  [{ isMet: true, value: 0 }, 'The plan is screened, and clear.'],
  [
    { isMet: false, value: 0 },
    'The plan is screened, and clear (no conjunction by stated covariance is new or worse, but the target is missed, estimated covariances add too much, or only a part was screened).',
  ],
  [{ isMet: false, value: 1 }, 'The plan is screened, and clear (1 conjunction new or worse).'],
  [{ isMet: false }, 'The plan is screened, and clear (no screening of it is known).'],
])('the rule of a clear plan says what is not clear of it: %o', (result, text) => {
  expect(flightRuleText({ rule: 'plan-screened-clear', limit: 0, ...result })).toBe(text);
});
