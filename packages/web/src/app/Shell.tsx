import { Outlet } from '@tanstack/react-router';
import { useText } from '../i18n/en.ts';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { OverlaySlot } from './OverlaySlot.tsx';
import { SidebarSlot } from './SidebarSlot.tsx';
import { StatusLine } from './StatusLine.tsx';
import { Toasts } from './Toasts.tsx';
import { useMainFocus } from './use-main-focus.ts';
import { useShellKeys } from './use-shell-keys.ts';
import './shell.css';

/** What stands around every page. */
export function Shell() {
  const text = useText();
  const main = useMainFocus();
  useShellKeys();
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {text.navigation.skip}
      </a>
      <Header />
      <Navigation />
      <main id="main" ref={main} className="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="footer">
        <StatusLine />
      </footer>
      <SidebarSlot />
      <OverlaySlot />
      <Toasts />
    </div>
  );
}
