import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { apiOf } from '../api/api-context.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { createSessionFetch } from '../api/session-fetch.ts';
import type { AuthPort } from '../auth/auth-port.ts';
import { force, notify } from '../notifications/notification-store.ts';
import type { InstallationSettings } from '../settings/settings.ts';
import { App } from './App.tsx';
import type { AppRouter } from './routes.ts';
import { watchCalm } from './watch-calm.ts';

/** Identity provider and settings of the installation. */
export interface ApplicationParts {
  readonly auth: AuthPort;
  readonly settings: InstallationSettings;
}

/** Renders the application into an element and signs in. Returns a function that removes it. */
export function showApplication(element: Element, router: AppRouter, { auth, settings }: ApplicationParts): () => void {
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
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <App auth={auth} queries={queries} router={router} sessionFetch={sessionFetch} settings={settings} />
    </StrictMode>,
  );
  return () => {
    root.unmount();
    queries.clear();
  };
}
