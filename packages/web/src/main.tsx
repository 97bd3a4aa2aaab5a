import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { apiOf } from './api/api-context.tsx';
import { createQueryClient } from './api/query-client.ts';
import { createSessionFetch } from './api/session-fetch.ts';
import { App } from './app/App.tsx';
import { createAppRouter } from './app/routes.ts';
import { watchCalm } from './app/watch-calm.ts';
import type { AuthPort } from './auth/auth-port.ts';
import { beginWaiting } from './calm/calm-store.ts';
import { useLocale } from './i18n/locale-store.ts';
import { textsIn } from './i18n/translations.ts';
import { force, notify } from './notifications/notification-store.ts';
import { loadSettings, type Settings } from './settings/settings.ts';
import './styles/base.css';
import 'virtual:design-tokens.css';
import './styles/fonts.css';

interface Parts {
  readonly auth: AuthPort;
  readonly settings: Settings;
}

/** The real provider, or in builds made for tests the mock one. */
async function parts(): Promise<Parts> {
  if (__MOCK_API__) {
    const { startMock } = await import('../mock-api/start-mock.ts');
    return startMock();
  }
  const [settings, { keycloakAuth }] = await Promise.all([loadSettings(), import('./auth/keycloak-auth.ts')]);
  return { auth: keycloakAuth(settings.provider), settings };
}

async function start() {
  beginWaiting();
  const router = createAppRouter();
  router.fetchPage();
  const [{ auth, settings }] = await Promise.all([parts(), textsIn(useLocale.getState().locale)]);
  void auth.start();
  const queries = createQueryClient();
  const sessionFetch = createSessionFetch({ auth, notify, force });
  const quietFetch = createSessionFetch({
    auth: { ...auth, signInAgain: async () => {} },
    notify: () => {},
    force: () => () => {},
  });
  watchCalm(router, queries);
  router.begin({ auth, queries, settings, api: apiOf(sessionFetch), quietApi: apiOf(quietFetch) });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element.');
  createRoot(root).render(
    <StrictMode>
      <App auth={auth} queries={queries} router={router} sessionFetch={sessionFetch} settings={settings} />
    </StrictMode>,
  );
}

void start();
