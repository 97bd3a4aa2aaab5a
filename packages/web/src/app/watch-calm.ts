import type { QueryClient } from '@tanstack/react-query';
import { endWaiting } from '../calm/calm-store.ts';
import type { AppRouter } from './routes.ts';

/** Maximum time that deferred work waits for the answers of the first page, ms after it is shown. */
const PATIENCE_MS = 2_000;
/** Maximum time that deferred work waits for an idle browser, ms. */
const IDLE_MS = 500;

/** Signals once that the first page is shown, its answers have arrived, and the browser is idle. */
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
    // A page sends its requests after it is drawn.
    requestAnimationFrame(() => requestAnimationFrame(consider));
    setTimeout(() => {
      stopCache();
      end();
    }, PATIENCE_MS);
  });
}

/** Calls a function when the browser is idle; not every browser supports this. */
function whenIdle(act: () => void): number | ReturnType<typeof setTimeout> {
  return 'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: IDLE_MS }) : setTimeout(act, 1);
}
