import { places } from 'virtual:endpoint-places';
import { placeholderIn } from '@keepout/client/places';
import type { AccountProfile } from '@keepout/contract/identity/profile';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { ResourceAccess } from '@keepout/contract/platform/roles';
import Keycloak from 'keycloak-js';
import { useLocale } from '../i18n/locale-store.ts';
import type { SessionsParts, SessionsPort } from './account-sessions.ts';
import type { AuthPort, ProviderFault, Session } from './auth-port.ts';
import { accessFrom, identityFrom } from './identity.ts';
import { FRAME_PAGE, failedSessionCheck, faultOfCall, probeProvider, statusOf } from './provider-check.ts';
import { createSessionStore } from './session-store.ts';

export interface ProviderSettings {
  /** Base of the provider, for example /auth (realm and client are added). */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  /** Roles come of groups too: the server says which. */
  readonly hasGroups?: boolean;
}

/** Token refresh threshold (K-02), s. */
const MINIMUM_VALIDITY_S = 30;
/** A session that ends within this time after a new sign-in is not renewed, ms. */
const AGAIN_MS = 60_000;
const AGAIN_KEY = 'keepout.signed-in-again';

/** The identity provider through its own browser library: authorization code with PKCE, silent check at page load (P-01). */
export function keycloakAuth(settings: ProviderSettings): AuthPort {
  const realmUrl = realmUrlOf(settings);
  const keycloak = new Keycloak({ clientId: settings.clientId, oidcProvider: addressesOf(realmUrl) });
  const store = createSessionStore();

  let granted: ResourceAccess | undefined;
  let fault: ProviderFault | undefined;
  const signedIn = (): Session => ({ state: 'signed-in', identity: identityFrom(keycloak.tokenParsed ?? {}, granted) });
  const signOut = () => {
    keycloak.clearToken();
    store.set({ state: 'signed-out' });
  };

  const loseProvider = (reason: ProviderFault) => {
    fault = reason;
    store.set({ state: 'unavailable' });
    return store.get();
  };
  /** An answer without a token; the library takes it and forgets the tokens it had. */
  const withoutToken = (): ProviderFault => ({ kind: 'invalid', url: `${realmUrl}/protocol/openid-connect/token` });
  let isTokenMissing = false;

  keycloak.onAuthSuccess = () => {
    isTokenMissing = keycloak.token === undefined;
  };
  keycloak.onAuthRefreshSuccess = () => {
    if (keycloak.token === undefined) loseProvider(withoutToken());
    else store.set(signedIn());
  };
  keycloak.onAuthLogout = () => store.set({ state: 'signed-out' });
  keycloak.onTokenExpired = () => {
    keycloak.updateToken(MINIMUM_VALIDITY_S).catch(() => {
      // The library drops the token where the provider refuses; if the provider does not answer, the next call asks again.
      if (keycloak.token !== undefined) return;
      signOut();
      location.reload();
    });
  };

  const ask = async (): Promise<Session> => {
    const isSignedIn = await keycloak.init({
      onLoad: 'check-sso',
      pkceMethod: 'S256',
      silentCheckSsoRedirectUri: `${location.origin}${FRAME_PAGE}`,
      silentCheckSsoFallback: false,
      checkLoginIframe: false,
    });
    if (isTokenMissing) return loseProvider(withoutToken());
    if (!isSignedIn) return { state: 'signed-out' };
    if (settings.hasGroups) {
      const roles = await grantedBy(keycloak.token);
      if ('kind' in roles) return loseProvider(roles);
      granted = roles.access;
    }
    return signedIn();
  };

  const begin = async (): Promise<Session> => {
    const checkEnd = new AbortController();
    const failed = failedSessionCheck(realmUrl, checkEnd.signal).then(loseProvider);
    // An answer that comes after the provider was given up still counts.
    const sessionRequest = ask()
      .catch(async (error: unknown) => loseProvider(await faultOfCall(error, realmUrl)))
      .then((session) => {
        checkEnd.abort();
        store.set(session);
        return session;
      });
    return await Promise.race([sessionRequest, failed]);
  };

  let started: Promise<Session> | undefined;
  const port: AuthPort = {
    start() {
      started ??= begin();
      return started;
    },
    session: store.get,
    fault: () => fault,
    probe: () => probeProvider(realmUrl),
    subscribe: store.subscribe,
    async freshToken() {
      // Crumbs and slots of the shell may ask while the silent check is still under way.
      await started;
      if (store.get().state !== 'signed-in') return undefined;
      try {
        await keycloak.updateToken(MINIMUM_VALIDITY_S);
      } catch (error) {
        // A provider that is down for a moment must not end a session whose token still holds. The library drops the token for 400 alone.
        if (keycloak.token !== undefined && statusOf(error) !== 401) {
          if (!keycloak.isTokenExpired(0)) return keycloak.token;
          fault = await faultOfCall(error, realmUrl);
          return undefined;
        }
        signOut();
      }
      return keycloak.token;
    },
    async login(returnPath) {
      // Its library cannot log in when it never reached the provider: a fresh load asks again.
      if (store.get().state === 'unavailable') {
        const reason = await probeProvider(realmUrl);
        if (reason === undefined) location.assign(returnPath);
        else loseProvider(reason);
      } else await keycloak.login({ redirectUri: `${location.origin}${returnPath}`, locale: spoken() });
    },
    async logout() {
      location.replace(inLanguage(keycloak.createLogoutUrl({ redirectUri: `${location.origin}/` })));
    },
    async signInAgain(returnPath) {
      const lastMs = Number(sessionStorage.getItem(AGAIN_KEY) ?? 0);
      if (Date.now() - lastMs < AGAIN_MS) return port.logout();
      sessionStorage.setItem(AGAIN_KEY, String(Date.now()));
      signOut();
      await port.login(returnPath);
    },
    accountUrl: () => inLanguage(accountUrlOf(realmUrl, settings.clientId)),
    sessions: laterSessions({ realmUrl, token: () => port.freshToken() }),
  };
  return port;
}

const realmUrlOf = ({ url, realm }: ProviderSettings): string =>
  `${new URL(url, location.origin).href.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}`;

/**
 * Addresses of the provider. With the realm alone its library would first load two pages in sequence to test whether frames may have
 * cookies, which is not necessary here.
 */
function addressesOf(realmUrl: string) {
  const protocol = `${realmUrl}/protocol/openid-connect`;
  return {
    authorization_endpoint: `${protocol}/auth`,
    token_endpoint: `${protocol}/token`,
    end_session_endpoint: `${protocol}/logout`,
  };
}

const accountUrlOf = (realmUrl: string, clientId: string): string =>
  `${realmUrl}/account?${new URLSearchParams({ referrer: clientId, referrer_uri: location.href })}`;

/** The account page alone asks for them. */
function laterSessions(parts: SessionsParts): SessionsPort {
  const sessions = async () => (await import('./account-sessions.ts')).accountSessions(parts);
  return {
    list: async (signal) => (await sessions()).list(signal),
    end: async (id) => (await sessions()).end(id),
    endOthers: async () => (await sessions()).endOthers(),
  };
}

/** The provider's pages come in the language of the application. */
const spoken = () => useLocale.getState().locale;
const inLanguage = (address: string) => `${address}${address.includes('?') ? '&' : '?'}ui_locales=${spoken()}`;

/** Roles with those of groups; an account that the server refuses has those of its token. */
async function grantedBy(
  token: string | undefined,
): Promise<ProviderFault | { readonly access: ResourceAccess | undefined }> {
  const path = urlOf(placeholderIn(places, 'getAccountProfile'));
  const url = `${location.origin}${path}`;
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined);
  if (answer === undefined) return { kind: 'server', url };
  if (answer.status >= 500) return { kind: 'server', url, status: answer.status };
  return { access: answer.ok ? accessFrom(((await answer.json()) as AccountProfile).roles) : undefined };
}
