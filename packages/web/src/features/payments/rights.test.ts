import { expect, it } from 'vitest';
import { paymentRights } from './rights.ts';

const ADMIN = { payments: ['admin'] };

it.each([
  ['a user', { payments: ['user'] }, { runsPayments: false }, { administers: false, runs: false }],
  ['who has no role', {}, { runsPayments: true }, { administers: false, runs: false }],
  ['an admin of his operator', ADMIN, { runsPayments: false }, { administers: true, runs: false }],
  ['an admin of who runs the payments', ADMIN, { runsPayments: true }, { administers: true, runs: true }],
  ['an admin of whom the server has told nothing yet', ADMIN, undefined, { administers: true, runs: false }],
])('P-05 what moves money is offered to who runs the payments alone: %s', (_who, access, profile, rights) => {
  expect(paymentRights(access, profile)).toEqual(rights);
});
