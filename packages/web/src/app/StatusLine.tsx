import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Live, useLive } from '../api/live-store.ts';
import { useSession } from '../auth/auth-context.tsx';
import { useIsCalm } from '../calm/calm-store.ts';
import { useText } from '../i18n/en.ts';
import { formatAge } from '../time/countdown.ts';
import { useNow } from '../time/ticker.ts';
import { optionalLazy } from '../ui/lazy-when-idle.tsx';
import { Status } from '../ui/Status.tsx';
import { Clock } from './Clock.tsx';
import { statusSlots } from './feature-pages.ts';
import './status-line.css';

const slots = statusSlots.map((load) => optionalLazy(load));

/** C-06: application status, user name, current time; running jobs between them. */
export function StatusLine() {
  const session = useSession();
  const isCalm = useIsCalm();
  return (
    <div className="status-line">
      <AppStatus />
      {session.state === 'signed-in' && <span className="status-user">{session.identity.userName}</span>}
      {session.state === 'signed-in' && isCalm && (
        <Suspense>
          {slots.map((Slot, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Slot key={place} />
          ))}
        </Suspense>
      )}
      <span className="status-spacer" />
      {session.state === 'signed-in' && <LiveStatus />}
      <Clock />
    </div>
  );
}

function AppStatus() {
  const text = useText();
  const session = useSession();
  const state = useDataState();
  if (session.state !== 'signed-in' && session.state !== 'checking')
    return <Status level="inactive">{text.footer.notAuthenticated}</Status>;
  if (session.state === 'checking') return <Status level="pending">{text.footer.checkingSession}</Status>;
  switch (state.kind) {
    case 'updating':
      return <Status level="pending">{text.footer.updating}</Status>;
    case 'current':
      return <Status level="ok">{text.footer.upToDate}</Status>;
    case 'failed':
    case 'unheard':
      return (
        <Status level="caution">
          <Old sinceMs={state.sinceMs} />
        </Status>
      );
  }
}

/** Shows the time since which the data of the page may be outdated. */
function Old({ sinceMs }: { readonly sinceMs: number | undefined }) {
  const text = useText();
  const nowMs = useNow('fiveSeconds');
  return sinceMs === undefined ? text.footer.notLoaded : text.footer.notUpToDate(formatAge(sinceMs, nowMs));
}

function LiveStatus() {
  const text = useText();
  const state = useLive((live) => live.state);
  if (state === 'closed') return null;
  if (state === 'refused') return <Status level="inactive">{text.footer.noNews}</Status>;
  return state === 'connected' ? (
    <Status level="ok">{text.footer.live}</Status>
  ) : (
    <Status level="caution">{text.footer.reconnecting}</Status>
  );
}

/** Returns the state of all answers that the page depends on as one text, so that it changes only when they do. */
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
function useDataState(): DataState {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(() => queueMicrotask(listener)), [cache]);
  const text = useSyncExternalStore(subscribe, () => loadsText(cache));
  const live = useLive();
  return useMemo(() => dataState(JSON.parse(text) as readonly Load[], live), [text, live]);
}

/** Cache state of one answer on the page. */
export interface Load {
  readonly isFetching: boolean;
  /** The last try failed, or none can be made for want of a connection. */
  readonly isFailed: boolean;
  /** When the displayed data was read, Unix ms; 0 without data. */
  readonly readAtMs: number;
}

type DataState =
  | { readonly kind: 'updating' | 'current' }
  /** Possibly outdated; with the start time where known, Unix ms. */
  | { readonly kind: 'failed' | 'unheard'; readonly sinceMs: number | undefined };

/**
 * Determines whether the page is up to date. It is not after a failed load, or while the event stream is disconnected,
 * since changes would be missed. A new attempt alone does not change the state.
 */
export function dataState(loads: readonly Load[], live: Live): DataState {
  const failed = loads.filter(({ isFailed }) => isFailed);
  if (failed.length > 0) {
    const read = failed.map(({ readAtMs }) => readAtMs).filter((atMs) => atMs > 0);
    return { kind: 'failed', sinceMs: read.length === 0 ? undefined : Math.min(...read) };
  }
  if (live.state === 'reconnecting') return { kind: 'unheard', sinceMs: live.heardAtMs };
  return { kind: loads.some(({ isFetching }) => isFetching) ? 'updating' : 'current' };
}
