import { Bell, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAuth, useIdentity, useSession } from '../auth/auth-context.tsx';
import { initialOf } from '../auth/identity.ts';
import { formatBadge } from '../format/badge.ts';
import { useText } from '../i18n/en.ts';
import { paths } from '../navigation/paths.ts';
import { countsInBadge } from '../notifications/notification.ts';
import { useNotifications } from '../notifications/use-notifications.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { AppSwitcher } from './AppSwitcher.tsx';
import { Crumbs } from './Crumbs.tsx';
import { headerSlots } from './feature-pages.ts';
import { Logo } from './Logo.tsx';
import { loadSidebar } from './load-sidebar.ts';
import { useShell } from './shell-store.ts';
import { useSidebarTab } from './use-sidebar-tab.ts';
import './header.css';

const slots = headerSlots.map((load) => lazy(async () => ({ default: await load() })));

const preloadSidebar = () => {
  loadSidebar().catch(() => {
    // Tried again when the sidebar opens.
  });
};

export function Header() {
  const text = useText();
  const session = useSession();
  return (
    <header className="header">
      <AppSwitcher />
      <Link kind="bare" className="header-logo" href={paths.home()} aria-label={text.header.home}>
        <Logo />
        <span>{text.product}</span>
      </Link>
      <Crumbs />
      <div className="header-end">
        {session.state === 'signed-in' && (
          <>
            <Suspense>
              {slots.map((Slot, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <Slot key={place} />
              ))}
            </Suspense>
            <Commands />
            <Bells />
            <Avatar />
          </>
        )}
        {(session.state === 'signed-out' || session.state === 'unavailable') && <LoginButton />}
      </div>
    </header>
  );
}

function Commands() {
  const text = useText();
  return (
    <IconButton label={text.header.commands} onPress={() => useShell.getState().toggleOverlay('commands')}>
      <Search size={18} aria-hidden />
    </IconButton>
  );
}

function Bells() {
  const text = useText();
  const count = useNotifications(({ items }) => items.filter(countsInBadge).length);
  const { isOpenAt, show } = useSidebarTab();
  return (
    <IconButton
      label={text.header.notifications(count)}
      className="header-bell"
      aria-expanded={isOpenAt('notifications')}
      onPointerEnter={preloadSidebar}
      onPress={() => show('notifications')}
    >
      <Bell size={18} aria-hidden />
      {count > 0 && (
        <span className="header-badge" key={count} aria-hidden="true">
          {formatBadge(count)}
        </span>
      )}
    </IconButton>
  );
}

function Avatar() {
  const text = useText();
  const identity = useIdentity();
  const { isOpenAt, show } = useSidebarTab();
  return (
    <IconButton
      label={text.header.profile(identity?.userName ?? '')}
      className="header-avatar"
      aria-expanded={isOpenAt('profile')}
      onPointerEnter={preloadSidebar}
      onPress={() => show('profile')}
    >
      <span className="header-initial" aria-hidden="true">
        {initialOf(identity)}
      </span>
    </IconButton>
  );
}

function LoginButton() {
  const text = useText();
  const auth = useAuth();
  return <Button onPress={() => void auth.login(paths.home())}>{text.header.login}</Button>;
}
