import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ApiProvider } from '../api/api-context.tsx';
import { followSystemTheme } from '../appearance/appearance-store.ts';
import { AuthProvider } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { useLocale } from '../i18n/locale-store.ts';
import type { Settings } from '../settings/settings.ts';
import { SettingsContext } from '../settings/settings-context.tsx';
import { NavigateContext } from '../ui/navigate-context.ts';
import type { AppRouter } from './router.ts';
import { useIntentPreload } from './use-intent-preload.ts';
import { useKeptNotifications } from './use-kept-notifications.ts';
import { useLiveUpdates } from './use-live-updates.ts';
import { useToldLanguage } from './use-told-language.ts';

export interface AppProps {
  readonly auth: AuthPort;
  readonly queries: QueryClient;
  readonly router: AppRouter;
  readonly sessionFetch: typeof fetch;
  readonly settings: Settings;
}

export function App({ auth, queries, router, sessionFetch, settings }: AppProps) {
  const locale = useLocale((state) => state.locale);
  useEffect(followSystemTheme, []);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useIntentPreload(router);
  const navigate = useCallback((href: string) => router.history.push(href), [router]);
  return (
    <SettingsContext value={settings}>
      <AuthProvider port={auth}>
        <QueryClientProvider client={queries}>
          <ApiProvider fetch={sessionFetch}>
            <I18nProvider locale={LANGUAGES[locale].fields}>
              <NavigateContext value={navigate}>
                <LiveUpdates auth={auth} queries={queries} />
                <RouterProvider router={router} />
              </NavigateContext>
            </I18nProvider>
          </ApiProvider>
        </QueryClientProvider>
      </AuthProvider>
    </SettingsContext>
  );
}

function LiveUpdates({ auth, queries }: Pick<AppProps, 'auth' | 'queries'>) {
  useLiveUpdates(auth, queries);
  useKeptNotifications(auth);
  useToldLanguage(auth);
  return null;
}
