import { PROFILE as PROFILE_ROWS } from '@keepout/contract/account/endpoints/account';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLocale } from '../i18n/locale-store.ts';
import { keycloakAuth } from './keycloak-auth.ts';

const PROFILE = urlOf(PROFILE_ROWS.getAccountProfile);

/** The library of the provider, as far as the port uses it. */
const provider = {
  tokenParsed: { sub: 'subject-1', preferred_username: 'ada' },
  token: 'token-1' as string | undefined,
  init: vi.fn(async () => true),
  updateToken: vi.fn(async (_minimumValidityS: number) => true),
  login: vi.fn(async (_options: object) => undefined),
  createLogoutUrl: () => 'https://id.invalid/logout?client_id=keepout-web',
  isTokenExpired: vi.fn((_minimumValidityS: number) => true),
  clearToken: vi.fn(() => {
    provider.token = undefined;
  }),
};
const made = vi.fn();
vi.mock('keycloak-js', () => ({
  default: function Keycloak(options: object) {
    made(options);
    return provider;
  },
}));

const started = async () => {
  const auth = keycloakAuth({ url: '/auth', realm: 'platform', clientId: 'keepout-web' });
  await auth.start();
  return auth;
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://keepout.invalid', href: 'https://keepout.invalid/ca' });
  provider.token = 'token-1';
  provider.init.mockReset().mockResolvedValue(true);
  provider.updateToken.mockReset().mockResolvedValue(true);
  provider.isTokenExpired.mockReset().mockReturnValue(true);
});

it('S-06 K-02 P-01 a token is renewed where less than 30 s of it remain', async () => {
  const auth = await started();
  expect(await auth.freshToken()).toBe('token-1');
  expect(provider.updateToken).toHaveBeenCalledWith(30);
});

it('S-06 a token that cannot be renewed and has ended ends the session', async () => {
  const auth = await started();
  provider.updateToken.mockImplementation(async () => {
    provider.clearToken();
    throw new Error('gone');
  });
  expect(await auth.freshToken()).toBeUndefined();
  expect(auth.session()).toEqual({ state: 'signed-out' });
});

it('S-06 a provider that does not answer ends no session: there is no token for now', async () => {
  const auth = await started();
  provider.updateToken.mockRejectedValue(new Error('down'));
  expect(await auth.freshToken()).toBeUndefined();
  expect(auth.session().state).toBe('signed-in');
  provider.updateToken.mockResolvedValue(true);
  expect(await auth.freshToken()).toBe('token-1');
});

it('S-06 R-21 a provider that answers late is no lost one: its answer counts when it comes', async () => {
  vi.useFakeTimers();
  let answer: (isSignedIn: boolean) => void = () => {};
  provider.init.mockReturnValueOnce(
    new Promise<boolean>((resolve) => {
      answer = resolve;
    }),
  );
  const auth = keycloakAuth({ url: '/auth', realm: 'platform', clientId: 'keepout-web' });
  const began = auth.start();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(auth.session().state).toBe('checking');
  await vi.advanceTimersByTimeAsync(1);
  expect(await began).toEqual({ state: 'unavailable' });
  answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.session().state).toBe('signed-in');
  vi.useRealTimers();
});

it('N-10 after a session that ended elsewhere one signs in to the page that was open; where that has just been tried, out', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const replace = vi.fn();
  vi.stubGlobal('location', { origin: 'https://keepout.invalid', href: 'https://keepout.invalid/ca', replace });
  provider.login.mockClear();
  const auth = await started();
  await auth.signInAgain('/ca/oems?tab=x');
  expect(provider.login).toHaveBeenCalledWith(
    expect.objectContaining({ redirectUri: 'https://keepout.invalid/ca/oems?tab=x' }),
  );
  expect([auth.session().state, replace.mock.calls.length]).toEqual(['signed-out', 0]);
  await auth.signInAgain('/ca/oems?tab=x');
  expect([provider.login.mock.calls.length, replace.mock.calls.length]).toEqual([1, 1]);
});

it('S-06 a token that still holds outlives a provider that is down for a moment', async () => {
  const auth = await started();
  provider.updateToken.mockRejectedValue(new Error('down'));
  provider.isTokenExpired.mockReturnValue(false);
  expect(await auth.freshToken()).toBe('token-1');
  expect(auth.session().state).toBe('signed-in');
});

it('S-06 R-21 a provider that cannot be reached is unavailable, and nobody signed in is signed out', async () => {
  provider.init.mockRejectedValueOnce(new Error('unreachable'));
  expect((await started()).session()).toEqual({ state: 'unavailable' });
  provider.init.mockResolvedValueOnce(false);
  expect((await started()).session()).toEqual({ state: 'signed-out' });
});

it('where roles come of groups, those that the server tells hold', async () => {
  const auth = keycloakAuth({ url: '/auth', realm: 'platform', clientId: 'keepout-web', hasGroups: true });
  const roles = ['collision-avoidance:user', 'collision-avoidance:admin', 'payments:user'];
  const ask = vi.fn<typeof fetch>(async () => Response.json({ roles }));
  vi.stubGlobal('fetch', ask);
  const access = { 'collision-avoidance': ['user', 'admin'], payments: ['user'] };
  expect(await auth.start()).toMatchObject({ state: 'signed-in', identity: { userName: 'ada', access } });
  expect(ask.mock.calls.map(([path]) => path)).toEqual([PROFILE]);
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
  const again = keycloakAuth({ url: '/auth', realm: 'platform', clientId: 'keepout-web', hasGroups: true });
  expect(await again.start()).toEqual({ state: 'unavailable' });
});

it('C-10 the pages of the provider come in the language of the application', async () => {
  const auth = await started();
  const replace = vi.fn();
  vi.stubGlobal('location', { origin: 'https://keepout.invalid', href: 'https://keepout.invalid/ca', replace });
  useLocale.setState({ locale: 'de' });
  await auth.login('/ca');
  expect(provider.login).toHaveBeenCalledWith({ redirectUri: 'https://keepout.invalid/ca', locale: 'de' });
  await auth.logout();
  expect(replace).toHaveBeenCalledWith('https://id.invalid/logout?client_id=keepout-web&ui_locales=de');
  const account = 'https://keepout.invalid/auth/realms/platform/account';
  expect(auth.accountUrl()).toBe(
    `${account}?referrer=keepout-web&referrer_uri=https%3A%2F%2Fkeepout.invalid%2Fca&ui_locales=de`,
  );
  useLocale.setState({ locale: 'en' });
});

it('P-01 its library is told where the provider is asked, and so asks nothing first', async () => {
  await started();
  const protocol = 'https://keepout.invalid/auth/realms/platform/protocol/openid-connect';
  expect(made).toHaveBeenLastCalledWith({
    clientId: 'keepout-web',
    oidcProvider: {
      authorization_endpoint: `${protocol}/auth`,
      token_endpoint: `${protocol}/token`,
      end_session_endpoint: `${protocol}/logout`,
    },
  });
});
