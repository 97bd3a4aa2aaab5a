import { useEffect } from 'react';
import { parseSearch } from '../navigation/search-params.ts';
import type { AppRouter } from './router.ts';

/** How long a pointer rests on a link before its page is fetched, ms. */
const REST_MS = 60;

/** Fetches the chunk and the data of a page while the pointer or the focus rests on a link to it. */
export function useIntentPreload(router: AppRouter): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = (event: Event) => {
      clearTimeout(timer);
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      const href = link?.getAttribute('href');
      if (!href || href.startsWith('/auth')) return;
      const { pathname, search } = new URL(href, location.origin);
      timer = setTimeout(() => {
        router.preloadRoute({ to: pathname, search: parseSearch(search) } as never).catch(() => {
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
