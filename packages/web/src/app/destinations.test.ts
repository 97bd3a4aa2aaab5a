import { expect, it } from 'vitest';
import type { UserIdentity } from '../auth/auth-port.ts';
import { destinationsOf } from './destinations.tsx';

const identityOf = (access: UserIdentity['access']): UserIdentity => ({
  subject: 's',
  userName: 'u',
  email: undefined,
  access,
});
const shown = (access: UserIdentity['access']) => destinationsOf(identityOf(access)).map(({ id }) => id);

it('C-02 collision avoidance and screening are for its users, tracking for its own, account and documentation for all', () => {
  const named = ['ca', 'screening', 'odt', 'account', 'docs'];
  const ofThese = (access: UserIdentity['access']) => shown(access).filter((id) => named.includes(id));
  expect(ofThese({})).toEqual(['account', 'docs']);
  expect(ofThese({ payments: ['admin'] })).toEqual(['account', 'docs']);
  for (const role of ['user', 'testuser', 'admin']) {
    expect(ofThese({ 'collision-avoidance': [role] })).toEqual(['ca', 'screening', 'account', 'docs']);
    expect(ofThese({ 'on-demand-tracking': [role] })).toEqual(['odt', 'account', 'docs']);
  }
  expect(destinationsOf(undefined)).toEqual([]);
});
