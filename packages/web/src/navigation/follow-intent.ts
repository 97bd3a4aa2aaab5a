import type { Router } from './router.ts';

/** Time a pointer rests on a link before its page is prefetched, ms: crossing a link loads no page. */
const REST_MS = 90;

/** Fetches the chunk and the data of a page while the pointer or the focus rests on a link to it, or on a row that opens it; not where data is to be saved. */
export function followIntent(router: Pick<Router<never>, 'preload'>, page: EventTarget): () => void {
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
  page.addEventListener('pointerover', consider, { passive: true });
  page.addEventListener('focusin', consider);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('pointerover', consider);
    page.removeEventListener('focusin', consider);
  };
}

/** Returns whether the browser reports that the user wants to save data. */
const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
