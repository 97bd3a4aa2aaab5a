import { Bell, LayoutGrid, Search } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useAuth, useIdentity, useSession } from '../auth/auth-context.tsx';
import { initialOf, isDemoUser } from '../auth/identity.ts';
import { useIsCalm } from '../calm/calm-store.ts';
import { formatBadge } from '../format/number.ts';
import { useText } from '../i18n/en.ts';
import { usePageSubject } from '../navigation/page-subject.ts';
import { paths } from '../navigation/paths.ts';
import { usePlace } from '../navigation/RouterProvider.tsx';
import { isUnread } from '../notifications/notification.ts';
import { useNotifications } from '../notifications/notification-store.ts';
import { useSatelliteName } from '../nouns/satellite/use-satellites.ts';
import { useSettings } from '../settings/settings-context.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Floating.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { optionalLazy } from '../ui/lazy-when-idle.tsx';
import { currentOf, destinationsOf } from './destinations.tsx';
import { headerSlots } from './feature-pages.ts';
import { HomeLink } from './HomeLink.tsx';
import { loadSidebar } from './load-sidebar.ts';
import { useShell } from './shell-store.ts';
import { useCrumbs } from './use-crumbs.ts';
import { useSidebarTab } from './use-sidebar-tab.ts';
import './header.css';

const slots = headerSlots.map((load) => optionalLazy(load));

const preloadSidebar = () => {
  loadSidebar().catch(() => {
    // Tried again when the sidebar opens.
  });
};

export function Header() {
  const session = useSession();
  const isCalm = useIsCalm();
  const { pathname } = usePlace();
  return (
    <header className="header">
      <AppSwitcher />
      <HomeLink />
      <DataTags />
      <Crumbs />
      <div className="header-end">
        {session.state === 'signed-in' && (
          <>
            {isCalm && (
              <Suspense>
                {slots.map((Slot, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                  <Slot key={place} />
                ))}
              </Suspense>
            )}
            <Commands />
            <Bells />
            <Avatar />
          </>
        )}
        {/* That page has its own. */}
        {pathname !== paths.connectionError() &&
          (session.state === 'signed-out' || session.state === 'unavailable') && <LoginButton />}
      </div>
    </header>
  );
}

/** Marks simulated data on every page: demonstration, and sensor simulator. */
function DataTags() {
  const { header } = useText();
  const { mode, simulator, specialUsers } = useSettings();
  const identity = useIdentity();
  const isDemo = mode === 'demo' || (identity !== undefined && isDemoUser(identity.userName, specialUsers));
  return (
    <span className="header-tags">
      {isDemo && <DataTag word={header.demo} short={header.demoShort} hint={header.demoHint} />}
      {simulator && <DataTag word={header.simulated} short={header.simulatedShort} hint={header.simulatedHint} />}
    </span>
  );
}

interface DataTagProps {
  readonly word: string;
  /** On a phone. */
  readonly short: string;
  readonly hint: string;
}

const DataTag = ({ word, short, hint }: DataTagProps) => (
  <span className="header-tag" title={hint}>
    <span className="header-tag-word">{word}</span>
    <span className="header-tag-short" aria-hidden="true">
      {short}
    </span>
  </span>
);

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
  const count = useNotifications(({ items }) => items.filter(isUnread).length);
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
  const { pathname, href } = usePlace();
  // The terms page is public; a sign-in there leads to the home page.
  const address = pathname === paths.terms() ? paths.home() : href;
  return <Button onPress={() => void auth.login(address)}>{text.header.login}</Button>;
}

/** The services the person may use, the current one ticked (C-01). */
function AppSwitcher() {
  const text = useText();
  const { pathname } = usePlace();
  const services = destinationsOf(useIdentity()).filter(({ id }) => id === 'ca' || id === 'odt');
  const current = currentOf(services, pathname);
  if (services.length === 0) return null;
  return (
    <Menu
      label={text.header.switcher}
      trigger={
        <IconButton label={text.header.switcher}>
          <LayoutGrid size={18} aria-hidden />
        </IconButton>
      }
      entries={services.map((service) => ({
        id: service.id,
        label: text.navigation[service.id],
        icon: service.icon,
        href: service.href,
        isCurrent: service === current,
      }))}
    />
  );
}

/** Breadcrumbs from the matched routes; the window's title is the subject of the page, the last of them, and the product. */
function Crumbs() {
  const text = useText();
  const { crumbs, params } = useCrumbs();
  const subject = usePageSubject((state) => state.subject);
  const last = crumbs.at(-1)?.crumb;
  const title = [subject, last && text.crumbs[last], text.product].filter(Boolean).join(' \u00b7 ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Breadcrumbs
      label={text.header.breadcrumbs}
      crumbs={crumbs.map(({ crumb, href }) => ({
        key: crumb,
        label:
          crumb === 'satellite' && params['satelliteId'] !== undefined ? (
            <SatelliteCrumb satelliteId={params['satelliteId']} />
          ) : (
            text.crumbs[crumb]
          ),
        ...(href !== undefined && { href }),
      }))}
    />
  );
}

/** the satellite's name, or `Satellite` while loading, on failure or when none. */
function SatelliteCrumb({ satelliteId }: { readonly satelliteId: string }) {
  const text = useText();
  return useSatelliteName(satelliteId) ?? text.crumbs.satellite;
}
