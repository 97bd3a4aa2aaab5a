import { expect, it, vi } from 'vitest';
import type { AuthPort, Session } from '../auth/auth-port.ts';
import { homeOf, requireRole, requireSession } from './guards.ts';

const identity = { subject: 'u', userName: 'mara', email: undefined, access: {} };
const withRoles = (access: Record<string, string[]>) => ({ ...identity, access });

function port(session: Session, token: string | undefined) {
  const login = vi.fn(async () => {});
  const auth: AuthPort = {
    start: async () => session,
    session: () => session,
    fault: () => undefined,
    probe: async () => undefined,
    subscribe: () => () => {},
    freshToken: async () => token,
    login,
    logout: async () => {},
    signInAgain: async () => {},
    accountUrl: () => '',
    sessions: {
      list: async () => ({ isOffered: false }),
      end: async () => undefined,
      endOthers: async () => undefined,
    },
  };
  return { auth, login };
}

it('S-06 a live session passes', async () => {
  const { auth } = port({ state: 'signed-in', identity }, 'token');
  expect(await requireSession(auth, '/ca', false)).toBe(identity);
});

it('S-06 a refresh that fails goes to the login and comes back to the page', async () => {
  const { auth, login } = port({ state: 'signed-out' }, undefined);
  void requireSession(auth, '/ca/oems?tab=x', false);
  await expect.poll(() => login.mock.calls).toEqual([['/ca/oems?tab=x']]);
});

it('S-06 an unreachable provider leads to the connection-error page', async () => {
  const { auth, login } = port({ state: 'unavailable' }, undefined);
  const href = '/connection-error?return=%2Fca%2Foems%3Ftab%3Dx';
  await expect(requireSession(auth, '/ca/oems?tab=x', false)).rejects.toMatchObject({ href });
  expect(login).not.toHaveBeenCalled();
});

it('S-06 a provider that does not answer now ends no session: the connection-error page knows the way back', async () => {
  const { auth, login } = port({ state: 'signed-in', identity }, undefined);
  const href = '/connection-error?return=%2Fca%2Foems';
  await expect(requireSession(auth, '/ca/oems', false)).rejects.toMatchObject({ href });
  expect(login).not.toHaveBeenCalled();
});

it('a preload never sends anybody to the login', async () => {
  const { auth, login } = port({ state: 'signed-out' }, undefined);
  void requireSession(auth, '/ca', true);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(login).not.toHaveBeenCalled();
});

it('R-04 home is collision avoidance, then on-demand tracking, else not found', () => {
  expect(homeOf(withRoles({ 'collision-avoidance': ['user'], 'on-demand-tracking': ['user'] }))).toBe('/ca');
  expect(homeOf(withRoles({ 'on-demand-tracking': ['testuser'] }))).toBe('/odt');
  expect(() => homeOf(withRoles({ payments: ['user'] }))).toThrow();
});

it('R-10 without the role the page does not exist', () => {
  expect(() => requireRole({}, ['collision-avoidance:user'])).toThrow();
  expect(() => requireRole({ 'collision-avoidance': ['admin'] }, ['collision-avoidance:user'])).not.toThrow();
});
