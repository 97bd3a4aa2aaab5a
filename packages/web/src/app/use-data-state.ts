import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLive } from '../api/live-store.ts';
import { type DataState, dataState, type Load } from './data-state.ts';

/** The answers that something on the page stands on, as one text, so that it only changes when they do. */
export function loadsText(cache: QueryCache): string {
  const loads = cache
    .getAll()
    .filter((query) => query.isActive())
    .map(
      ({ state }): Load => ({
        isFetching: state.fetchStatus === 'fetching',
        isFailed: state.status === 'error' || state.fetchStatus === 'paused',
        readAtMs: state.dataUpdatedAt,
      }),
    );
  return JSON.stringify(loads);
}

/** Whether the page is up to date, renewed with every load and every beat of the server. */
export function useDataState(): DataState {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(() => queueMicrotask(listener)), [cache]);
  const text = useSyncExternalStore(subscribe, () => loadsText(cache));
  const live = useLive();
  return useMemo(() => dataState(JSON.parse(text) as readonly Load[], live), [text, live]);
}
