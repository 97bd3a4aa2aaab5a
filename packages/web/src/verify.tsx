import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Clock } from './app/Clock.tsx';
import { HomeLink } from './app/HomeLink.tsx';
import { followSystemTheme } from './appearance/appearance-store.ts';
import { VerifyPage } from './features/verify/VerifyPage.tsx';
import { useText } from './i18n/en.ts';
import { useLocale } from './i18n/locale-store.ts';
import { textsIn } from './i18n/translations.ts';
import { Breadcrumbs } from './ui/Breadcrumbs.tsx';
import './app/header.css';
import './app/shell.css';
import './app/status-line.css';
import './styles/base.css';
import 'virtual:design-tokens.css';
import './styles/fonts.css';

/** The page of verification is an entry of its own: a stranger who opens it loads no sign-in, no router and no calls of the API. */
function Verify() {
  const text = useText();
  const locale = useLocale((state) => state.locale);
  useEffect(followSystemTheme, []);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = `${text.crumbs.verify} \u00b7 ${text.product}`;
  }, [locale, text]);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {text.navigation.skip}
      </a>
      <header className="header">
        <HomeLink />
        <Breadcrumbs label={text.header.breadcrumbs} crumbs={[{ key: 'verify', label: text.crumbs.verify }]} />
      </header>
      <main id="main" className="main" tabIndex={-1}>
        <VerifyPage />
      </main>
      <footer className="footer">
        <div className="status-line">
          <span className="status-spacer" />
          <Clock />
        </div>
      </footer>
    </div>
  );
}

await textsIn(useLocale.getState().locale);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Verify />
  </StrictMode>,
);
