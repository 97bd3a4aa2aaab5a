import { expect, it } from 'vitest';
import { readDropoutReason } from './Dropouts.tsx';

it('a reason has its code, what the theory said, and a time, each where it is there', () => {
  expect(readDropoutReason('sgp4-error: mean motion below zero from 2026-11-24T17:00:00Z')).toEqual({
    code: 'sgp4-error',
    theory: 'mean motion below zero',
    from: '2026-11-24T17:00:00Z',
  });
  expect(readDropoutReason('below-surface from 2026-11-22T04:10:00Z')).toEqual({
    code: 'below-surface',
    theory: undefined,
    from: '2026-11-22T04:10:00Z',
  });
  expect(readDropoutReason('state-not-finite')).toEqual({
    code: 'state-not-finite',
    theory: undefined,
    from: undefined,
  });
});

it('a sentence is no reason with a code', () => {
  expect(readDropoutReason('It was lost.')).toBeUndefined();
});
