import { expect, it } from 'vitest';
import { areWithin, rolesToGive } from './machine-roles.ts';

const access = {
  'collision-avoidance': ['admin'],
  'on-demand-tracking': ['user'],
  payments: ['testuser'],
  account: ['manage-account'],
};

it('somebody gives his own roles, and as an administrator every one of the service', () => {
  expect(rolesToGive(access)).toEqual([
    'collision-avoidance:user',
    'collision-avoidance:admin',
    'on-demand-tracking:user',
  ]);
  expect(rolesToGive({})).toEqual([]);
});

it('a secret is for those who have its roles', () => {
  expect(areWithin(access, ['collision-avoidance:testuser', 'on-demand-tracking:user'])).toBe(true);
  expect(areWithin(access, ['collision-avoidance:user', 'payments:user'])).toBe(false);
});
