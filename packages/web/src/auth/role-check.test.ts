import { satisfies } from '@keepout/contract/platform/roles';
import { expect, it } from 'vitest';

const access = { 'collision-avoidance': ['user'], payments: ['admin'] };

it('P-03 all requirements must hold, any alternative satisfies one', () => {
  expect(satisfies(access, ['collision-avoidance:user', 'payments:user'])).toBe(true);
  expect(satisfies(access, ['on-demand-tracking:user,payments:admin'])).toBe(true);
  expect(satisfies(access, ['collision-avoidance:user', 'on-demand-tracking:user'])).toBe(false);
  expect(satisfies(access, [])).toBe(true);
});
