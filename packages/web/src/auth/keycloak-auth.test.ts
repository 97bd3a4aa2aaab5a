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
  onAuthSuccess: () => {},
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

const SETTINGS = { url: '/auth', realm: 'platform', clientId: 'keepout-web' };
const DISCOVERY = 'https://keepout.invalid/auth/realms/platform/.well-known/openid-configuration';

const started = async () => {
  const auth = keycloakAuth(SETTINGS);
  await auth.start();
  return auth;
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://keepout.invalid', href: 'https://keepout.invalid/ca' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', async () => Response.json({ token_endpoint: 'token' }));
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

it('S-06 R-21 a slow provider is waited for without a limit', async () => {
  vi.useFakeTimers();
  let answer: (isSignedIn: boolean) => void = () => {};
  provider.init.mockReturnValueOnce(
    new Promise<boolean>((resolve) => {
      answer = resolve;
    }),
  );
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const auth = keycloakAuth(SETTINGS);
  const began = auth.start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(auth.session().state).toBe('checking');
  answer(true);
  expect((await began).state).toBe('signed-in');
  vi.useRealTimers();
});

it('S-06 R-21 a provider that refuses connections is given up at once; an answer that comes later still counts', async () => {
  vi.useFakeTimers();
  let answer: (isSignedIn: boolean) => void = () => {};
  provider.init.mockReturnValueOnce(
    new Promise<boolean>((resolve) => {
      answer = resolve;
    }),
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const auth = keycloakAuth(SETTINGS);
  const began = auth.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await began).toEqual({ state: 'unavailable' });
  expect(auth.fault()).toEqual({ kind: 'unreachable', url: DISCOVERY });
  answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.session().state).toBe('signed-in');
  vi.useRealTimers();
});

it.each<[string, typeof fetch, object | undefined]>([
  ['503', async () => new Response('', { status: 503 }), { kind: 'status', url: DISCOVERY, status: 503 }],
  ['HTML', async () => new Response('<html></html>'), { kind: 'invalid', url: DISCOVERY }],
  ['other JSON', async () => Response.json(null), { kind: 'invalid', url: DISCOVERY }],
  ['a discovery document', async () => Response.json({ token_endpoint: 'x' }), undefined],
  [
    'a page without CORS headers',
    async (_url, options) => {
      if (options?.mode !== 'no-cors') throw new TypeError('Failed to fetch');
      return new Response('');
    },
    { kind: 'invalid', url: DISCOVERY },
  ],
])('R-21 the probe of a provider that answers with %s', async (_what, answer, fault) => {
  vi.stubGlobal('fetch', answer);
  expect(await keycloakAuth(SETTINGS).probe()).toEqual(fault);
});

it.each([
  [401, 'signed-out'],
  [403, 'signed-in'],
  [429, 'signed-in'],
  [503, 'signed-in'],
])('S-06 a refresh that is answered with %i leaves the session %s', async (status, state) => {
  const auth = await started();
  provider.updateToken.mockRejectedValue(
    Object.assign(new Error('status'), { response: new Response('', { status }) }),
  );
  expect(await auth.freshToken()).toBeUndefined();
  expect(auth.session().state).toBe(state);
  if (state === 'signed-in') expect(auth.fault()).toMatchObject({ kind: 'status', status });
});

it('R-21 an answer of the token endpoint without a token is no end of the session', async () => {
  provider.init.mockImplementationOnce(async () => {
    provider.token = undefined;
    provider.onAuthSuccess();
    return false;
  });
  const auth = await started();
  expect([auth.session().state, auth.fault()?.kind]).toEqual(['unavailable', 'invalid']);
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
  const auth = keycloakAuth({ ...SETTINGS, hasGroups: true });
  const roles = ['collision-avoidance:user', 'collision-avoidance:admin', 'payments:user'];
  const ask = vi.fn<typeof fetch>(async () => Response.json({ roles }));
  vi.stubGlobal('fetch', ask);
  const access = { 'collision-avoidance': ['user', 'admin'], payments: ['user'] };
  expect(await auth.start()).toMatchObject({ state: 'signed-in', identity: { userName: 'ada', access } });
  expect(ask.mock.calls.map(([path]) => path)).toEqual([PROFILE]);
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
  const again = keycloakAuth({ ...SETTINGS, hasGroups: true });
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
