import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ApiProvider } from '../api/api-context.tsx';
import { followSystemTheme } from '../appearance/appearance-store.ts';
import { AuthProvider } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { useLocale } from '../i18n/locale-store.ts';
import { RouterProvider } from '../navigation/RouterProvider.tsx';
import type { Settings } from '../settings/settings.ts';
import { SettingsContext } from '../settings/settings-context.tsx';
import { NavigateContext } from '../ui/Link.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import type { AppRouter } from './router.ts';
import { Shell } from './Shell.tsx';

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
  const navigate = useCallback((href: string) => router.go(href), [router]);
  return (
    <SettingsContext value={settings}>
      <AuthProvider port={auth}>
        <QueryClientProvider client={queries}>
          <ApiProvider fetch={sessionFetch}>
            <I18nProvider locale={LANGUAGES[locale].fields}>
              <NavigateContext value={navigate}>
                <LiveUpdates auth={auth} queries={queries} />
                <RouterProvider router={router}>
                  <Shell />
                </RouterProvider>
              </NavigateContext>
            </I18nProvider>
          </ApiProvider>
        </QueryClientProvider>
      </AuthProvider>
    </SettingsContext>
  );
}

/** How long a pointer rests on a link before its page is fetched, ms: one that only passes fetches nothing. */
const REST_MS = 90;

/** Fetches the chunk and the data of a page while the pointer or the focus rests on a link to it, or on a row that opens it; not where data is to be saved. */
function useIntentPreload(router: AppRouter): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = (event: Event) => {
      clearTimeout(timer);
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"], [data-opens]') : null;
      const href = link?.getAttribute('href') ?? link?.getAttribute('data-opens');
      if (!href || href.startsWith('/auth') || isSavingData()) return;
      timer = setTimeout(() => {
        router.preload(href).catch(() => {
          // A preload that fails is tried again when the page is opened.
        });
      }, REST_MS);
    };
    document.addEventListener('pointerover', consider, { passive: true });
    document.addEventListener('focusin', consider);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', consider);
      document.removeEventListener('focusin', consider);
    };
  }, [router]);
}

/** Some browsers tell that their user pays for what is fetched. */
const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
