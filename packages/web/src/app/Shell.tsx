import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useFaultWords } from '../api/use-fault-words.ts';
import { useIdentity } from '../auth/auth-context.tsx';
import { useText } from '../i18n/en.ts';
import { onKey, onKeyElse } from '../keys/key-store.ts';
import { useKeyPresses } from '../keys/use-key-presses.ts';
import { notePath } from '../navigation/path-log.ts';
import { paths } from '../navigation/paths.ts';
import { useShown } from '../navigation/RouterProvider.tsx';
import { useGoTo } from '../navigation/use-search-change.ts';
import { headline, isAlert, isToast, notificationLevel } from '../notifications/notification.ts';
import { useNotifications } from '../notifications/notification-store.ts';
import { formatTime } from '../time/utc.ts';
import { useZone } from '../time/zone-store.ts';
import { Toast } from '../ui/Toast.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { destinationsOf } from './destinations.tsx';
import { Header } from './Header.tsx';
import { loadSidebar } from './load-sidebar.ts';
import { Navigation } from './Navigation.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useShell } from './shell-store.ts';
import { useSidebarOfAddress } from './use-sidebar-tab.ts';
import './shell.css';
import './toasts.css';

/** Frame around every page. */
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
        <PageOutlet />
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

const Overlay = lazy(async () => ({ default: (await import('./commands/Overlay.tsx')).Overlay }));

/** Keeps overlays out of the first load. */
function OverlaySlot() {
  const name = useShell((state) => state.overlay);
  return (
    name && (
      <Suspense>
        <Overlay name={name} onClose={useShell.getState().closeOverlay} />
      </Suspense>
    )
  );
}

const Sidebar = lazy(async () => ({ default: await loadSidebar() }));

/** Keeps the sidebar out of the first load; once opened it stays, so that it can slide out. */
function SidebarSlot() {
  useSidebarOfAddress(useIdentity() !== undefined);
  const isOpen = useShell((state) => state.isSidebarOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Sidebar />
    </Suspense>
  );
}

/** Moves the focus to the page as it comes, before a key can be pressed in it, so that the next Tab starts there; and notes the page (C-12). */
function useMainFocus(): RefObject<HTMLElement | null> {
  const { place, view } = useShown();
  const main = useRef<HTMLElement>(null);
  const pathname = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (view.kind === 'pending' || pathname.current === place.pathname) return;
    notePath(place.href);
    if (pathname.current !== undefined) main.current?.focus({ preventScroll: true });
    pathname.current = place.pathname;
  }, [place, view]);
  return main;
}

/** The keys that hold on every page: the command menu, the list of keys, and to the pages that the person may open. */
function useShellKeys(): void {
  useKeyPresses();
  const identity = useIdentity();
  const goTo = useGoTo();
  useLayoutEffect(() => {
    if (identity === undefined) return undefined;
    const { toggleOverlay } = useShell.getState();
    const listening = [
      onKey('commands', () => toggleOverlay('commands')),
      onKey('keys', () => toggleOverlay('keys')),
      // A page without a filter is searched with all the others.
      onKeyElse('filter', () => toggleOverlay('commands')),
      ...destinationsOf(identity).map(({ id, href }) => onKey(`go.${id}`, () => goTo(href))),
      // A user without permission gets Page not found.
      onKey('go.sky', () => goTo(paths.sky())),
      onKey('go.feeds', () => goTo(paths.feeds())),
      onKey('go.publishing', () => goTo(paths.publishing())),
      onKey('go.contacts', () => goTo(paths.contacts())),
      onKey('go.audit', () => goTo(paths.audit())),
    ];
    return () => {
      for (const stop of listening) stop();
    };
  }, [identity, goTo]);
}

const MAX_TOASTS = 4;
/** On a phone, where each is as wide as the page. */
const MAX_TOASTS_ON_PHONE = 2;

/** Fresh notifications at the bottom right, on a phone at the top, newest on top; the badge counts those for which there is no room. One under the pointer stays until the pointer leaves. */
function Toasts() {
  const text = useText();
  const zone = useZone((state) => state.zone);
  const items = useNotifications((store) => store.items);
  const update = useNotifications((store) => store.update);
  const [hovered, setHovered] = useState<string | undefined>(undefined);
  const faultWords = useFaultWords();
  const isPhone = useMediaQuery('(max-width: 719px)');
  const visibleItems = items
    .filter((item) => isToast(item) || item.id === hovered)
    .slice(isPhone ? -MAX_TOASTS_ON_PHONE : -MAX_TOASTS);

  const hover = (id: string, isHovered: boolean) => {
    setHovered(isHovered ? id : undefined);
    if (!isHovered) update(id, 'read');
  };
  const close = (id: string) => {
    setHovered(undefined);
    update(id, 'read');
  };

  return (
    <section className="toasts" aria-label={text.toast.region}>
      {visibleItems
        .toReversed()
        .map(faultWords)
        .map((item) => (
          <Toast
            key={item.id}
            level={notificationLevel(item)}
            title={headline(item)}
            message={item.message}
            time={formatTime(item.timestampUnixMs, zone)}
            isAlert={isAlert(item)}
            closeLabel={text.toast.close(headline(item))}
            onClose={() => close(item.id)}
            {...(item.path !== undefined && { href: item.path, linkLabel: text.toast.open })}
            onHover={(isHovered) => hover(item.id, isHovered)}
          />
        ))}
    </section>
  );
}
