import { expect, it } from 'vitest';
import { formatStep } from './use-ephemerides.ts';

it('a step is whole seconds, an uneven one to a tenth, none an en dash', () => {
  expect([60, 59.97, 1800, null].map(formatStep)).toEqual(['60', '60.0', '1,800', '\u2013']);
});
