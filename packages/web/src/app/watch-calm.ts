import type { QueryClient } from '@tanstack/react-query';
import { endWaiting } from '../calm/calm-store.ts';
import type { AppRouter } from './routes.ts';

/** The longest that what can wait waits for the answers of the first page, ms from when that stands. */
const PATIENCE_MS = 2_000;
/** The longest that it waits for a browser with nothing to do, ms. */
const IDLE_MS = 500;

/** Tells once when the first page is on show, its answers are there, and the browser has time. */
export function watchCalm(router: Pick<AppRouter, 'onceRendered'>, queries: QueryClient): void {
  const cache = queries.getQueryCache();
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    endWaiting();
  };
  router.onceRendered(() => {
    let idle: ReturnType<typeof setTimeout> | number | undefined;
    const consider = () => {
      if (idle !== undefined || queries.isFetching() > 0) return;
      idle = whenIdle(() => {
        idle = undefined;
        if (queries.isFetching() > 0) return;
        stopCache();
        end();
      });
    };
    const stopCache = cache.subscribe(() => queueMicrotask(consider));
    // What a page asks for it asks for when it has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(consider));
    setTimeout(() => {
      stopCache();
      end();
    }, PATIENCE_MS);
  });
}

/** When the browser has time; not every browser tells. */
function whenIdle(act: () => void): number | ReturnType<typeof setTimeout> {
  return 'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: IDLE_MS }) : setTimeout(act, 1);
}
