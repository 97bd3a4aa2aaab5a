import { expect, it } from 'vitest';
import { identityFrom, initialOf, isDemoUser } from './identity.ts';
import { usableServices } from './services.ts';

const claims = {
  sub: 'u-1',
  preferred_username: 'mara',
  email: 'mara@example.org',
  resource_access: { 'collision-avoidance': { roles: ['testuser'] }, payments: { roles: ['user'] } },
};

it('P-02 roles are read from resource_access of the token', () => {
  expect(identityFrom(claims)).toEqual({
    subject: 'u-1',
    userName: 'mara',
    email: 'mara@example.org',
    access: { 'collision-avoidance': ['testuser'], payments: ['user'] },
  });
  expect(identityFrom({}).access).toEqual({});
});

it.each(['user', 'testuser', 'admin'])('P-02 the user-level check passes for %s', (role) => {
  expect(usableServices({ 'on-demand-tracking': [role] })).toEqual(['odt']);
});

it('P-02 a role of one service opens no other', () => {
  expect(usableServices({ payments: ['admin'], account: ['view-profile'] })).toEqual([]);
});

it('R-04 collision avoidance comes before on-demand tracking', () => {
  expect(usableServices({ 'on-demand-tracking': ['user'], 'collision-avoidance': ['user'] })).toEqual(['ca', 'odt']);
});

it('C-01 the avatar shows the first letter of user name or e-mail, else U', () => {
  expect(initialOf({ userName: 'mara', email: undefined })).toBe('M');
  expect(initialOf({ userName: '', email: 'zoe@example.org' })).toBe('Z');
  expect(initialOf({ userName: '', email: undefined })).toBe('U');
  expect(initialOf(undefined)).toBe('U');
});

it('P-04 demo users are those whose name starts with demo, and the configured ones', () => {
  expect(isDemoUser('demo-operator', [])).toBe(true);
  expect(isDemoUser('mara', ['mara', 'tom'])).toBe(true);
  expect(isDemoUser('ademo', ['mara'])).toBe(false);
});
