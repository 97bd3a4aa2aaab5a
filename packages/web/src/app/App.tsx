import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiProvider } from '../api/api-context.tsx';
import { followSystemTheme } from '../appearance/appearance-store.ts';
import { AuthProvider } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { useLocale } from '../i18n/locale-store.ts';
import { followIntent } from '../navigation/follow-intent.ts';
import { RouterProvider } from '../navigation/RouterProvider.tsx';
import type { InstallationSettings } from '../settings/settings.ts';
import { SettingsContext } from '../settings/settings-context.tsx';
import { FieldsLocale } from '../ui/field-props.ts';
import { NavigateContext } from '../ui/Link.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import type { AppRouter } from './routes.ts';
import { Shell } from './Shell.tsx';

export interface AppProps {
  readonly auth: AuthPort;
  readonly queries: QueryClient;
  readonly router: AppRouter;
  readonly sessionFetch: typeof fetch;
  readonly settings: InstallationSettings;
}

export function App({ auth, queries, router, sessionFetch, settings }: AppProps) {
  const locale = useLocale((state) => state.locale);
  useEffect(followSystemTheme, []);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => followIntent(router, document), [router]);
  const navigate = useCallback((href: string) => router.go(href), [router]);
  return (
    <SettingsContext value={settings}>
      <AuthProvider port={auth}>
        <QueryClientProvider client={queries}>
          <ApiProvider fetch={sessionFetch}>
            <FieldsLocale value={LANGUAGES[locale].fields}>
              <NavigateContext value={navigate}>
                <LiveUpdates auth={auth} queries={queries} />
                <RouterProvider router={router}>
                  <Shell />
                </RouterProvider>
              </NavigateContext>
            </FieldsLocale>
          </ApiProvider>
        </QueryClientProvider>
      </AuthProvider>
    </SettingsContext>
  );
}
