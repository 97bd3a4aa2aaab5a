import { expect, it } from 'vitest';
import { avoidedText } from './manoeuvre-result.ts';

it('says of the event that a plan avoids whether the objects pass, have departed, or nobody knows', () => {
  const said = (outcome: 'PASSES' | 'DEPARTS' | 'UNKNOWN') =>
    avoidedText({ outcome, probabilityBefore: 1e-4, probabilityAfter: 1.234e-6 });
  expect(said('PASSES')).toBe('Avoided conjunction: Pc 1.23e-06');
  expect(said('DEPARTS')).toBe('Avoided conjunction: no close approach any more');
  expect(said('UNKNOWN')).toBe('Avoided conjunction: could not be computed, the value without the manoeuvre is used');
});

it('C9 files of a plan say of its probability how far it can be believed, and why', () => {
  const event = { outcome: 'PASSES', probabilityBefore: 1e-4, probabilityAfter: 1.234e-6 } as const;
  expect(avoidedText({ ...event, confidence: 'CONDITIONAL', confidenceReason: 'covariance-estimated' })).toBe(
    'Avoided conjunction: Pc 1.23e-06, conditional (valid if the estimate is realistic: a covariance is estimated from orbit regime and age)',
  );
});

it('a burn that does not make the event less probable is not said to avoid it', () => {
  const event = { outcome: 'PASSES', probabilityBefore: 1e-5, probabilityAfter: 2e-3 } as const;
  expect(avoidedText(event)).toBe('Conjunction NOT avoided: Pc 2.00e-03, without the manoeuvre 1.00e-05');
  expect(avoidedText({ ...event, probabilityAfter: 9e-6, probabilityWithExecutionError: 2e-5 })).toMatch(
    /^Conjunction NOT avoided/,
  );
});
