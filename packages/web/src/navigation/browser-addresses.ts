import type { Addresses } from './router.ts';

/** Error texts of browsers and the bundle for a failed load of a part of the application. */
const MISSING_PART = /dynamically imported module|importing a module script failed|unable to preload/i;

export const isMissingPart = (error: unknown): boolean => error instanceof Error && MISSING_PART.test(error.message);

/** Whether a load of the application would end on its page, and not on the browser's error page. */
export const isServerReached = () =>
  fetch('/config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const hrefNow = () => `${location.pathname}${location.search}${location.hash}`;

/** The addresses of the window, each with the name of its entry in the history. */
export const browserAddresses: Addresses = {
  href: hrefNow,
  entry: () => (history.state as { readonly entry?: string } | null)?.entry ?? hrefNow(),
  push: (href) => history.pushState({ entry: String(performance.timeOrigin + performance.now()) }, '', href),
  replace: (href) => history.replaceState(history.state, '', href),
  onMove: (act) => addEventListener('popstate', act),
  /**
   * After an update of the installation the part has another name, which only a new load knows. Without a connection a reload would end
   * on the browser's error page.
   */
  async reloadFor(error) {
    if (!isMissingPart(error)) return false;
    const mark = `keepout.reloaded ${(error as Error).message}`;
    if (sessionStorage.getItem(mark) !== null || !(await isServerReached())) return false;
    sessionStorage.setItem(mark, '1');
    location.reload();
    return true;
  },
};
