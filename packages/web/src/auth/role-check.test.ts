import { satisfies } from '@keepout/contract/platform/roles';
import { expect, it } from 'vitest';
import { managesPayments, runsInstallation } from './services.ts';

const access = { 'collision-avoidance': ['user'], payments: ['admin'] };

it('P-03 all requirements must hold, any alternative satisfies one', () => {
  expect(satisfies(access, ['collision-avoidance:user', 'payments:user'])).toBe(true);
  expect(satisfies(access, ['on-demand-tracking:user,payments:admin'])).toBe(true);
  expect(satisfies(access, ['collision-avoidance:user', 'on-demand-tracking:user'])).toBe(false);
  expect(satisfies(access, [])).toBe(true);
});

it.each([
  ['a user', { payments: ['user'] }, { runsPayments: false }, false],
  ['who has no role', {}, { runsPayments: true }, false],
  ['an admin of his operator', { payments: ['admin'] }, { runsPayments: false }, false],
  ['an admin of whom the server has said nothing yet', { payments: ['admin'] }, undefined, false],
  ['an admin of who runs the payments', { payments: ['admin'] }, { runsPayments: true }, true],
])('P-05 what moves money is offered to who runs the payments alone: %s', (_who, roles, profile, isOffered) => {
  expect(managesPayments(roles, profile)).toBe(isOffered);
});

it.each([
  ['a user', { 'collision-avoidance': ['user'] }, { runsInstallation: true }, false],
  ['an admin of another organisation', { 'collision-avoidance': ['admin'] }, { runsInstallation: false }, false],
  ['an admin of whom the server has said nothing yet', { 'collision-avoidance': ['admin'] }, undefined, false],
  ["an admin of the installation's operator", { 'collision-avoidance': ['admin'] }, { runsInstallation: true }, true],
])(
  "P-05 what changes common data is offered to administrators of the installation's operator alone: %s",
  (_who, roles, profile, isOffered) => {
    expect(runsInstallation(roles, profile)).toBe(isOffered);
  },
);
