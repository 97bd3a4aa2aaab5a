import { createAppRouter } from './app/routes.ts';
import { type ApplicationParts, showApplication } from './app/show-application.tsx';
import { beginWaiting } from './calm/calm-store.ts';
import { useLocale } from './i18n/locale-store.ts';
import { textsIn } from './i18n/translations.ts';
import { fetchSettings } from './settings/settings.ts';
import './styles/base.css';
import 'virtual:design-tokens.css';
import './styles/fonts.css';

/** The real provider, or in builds made for tests the mock one. */
async function parts(): Promise<ApplicationParts> {
  if (__MOCK_API__) {
    const { startMock } = await import('../mock-api/start-mock.ts');
    return startMock();
  }
  const [settings, { keycloakAuth }] = await Promise.all([fetchSettings(), import('./auth/keycloak-auth.ts')]);
  return { auth: keycloakAuth(settings.provider), settings };
}

async function start() {
  beginWaiting();
  const router = createAppRouter();
  router.fetchPage();
  const [applicationParts] = await Promise.all([parts(), textsIn(useLocale.getState().locale)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element.');
  showApplication(root, router, applicationParts);
}

void start();
