import { openEventStream } from '@keepout/client/event-stream';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLive } from '../api/live-store.ts';
import { takeServerEvent } from '../api/server-events.ts';
import { useSession } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { useIsCalm } from '../calm/calm-store.ts';
import { optionalLazy } from '../ui/lazy-when-idle.tsx';

interface LiveUpdatesProps {
  readonly auth: AuthPort;
  readonly queries: QueryClient;
}

/** Texts and notifications of the user load after the page is shown. */
const AccountSync = optionalLazy(async () => (await import('./AccountSync.tsx')).AccountSync);

/** Receives the events of the server immediately, so that none is missed; then the stored notifications. */
export function LiveUpdates({ auth, queries }: LiveUpdatesProps) {
  useLiveUpdates(auth, queries);
  return useIsCalm() ? (
    <Suspense>
      <AccountSync auth={auth} />
    </Suspense>
  ) : null;
}

/** Receives server events during a session and invalidates changed data. A change of roles reopens the stream. */
function useLiveUpdates(auth: AuthPort, queries: QueryClient): void {
  const session = useSession();
  const roles = session.state === 'signed-in' ? JSON.stringify(session.identity.access) : undefined;
  useEffect(() => {
    if (roles === undefined) return;
    const stop = openEventStream({
      url: `${API_ROOT}/events`,
      fetch: (input, init) => quietly(auth, input, init),
      onMessage: (message) => takeServerEvent(message, queries),
      onState: (state) => useLive.setState({ state }),
      onHeard: () => useLive.setState({ heardAtMs: Date.now() }),
    });
    return () => {
      stop();
      useLive.setState({ state: 'closed', heardAtMs: undefined });
    };
  }, [auth, queries, roles]);
}

/** The stream breaks and comes back by nature, so it raises no notifications; the footer shows its state. */
async function quietly(auth: AuthPort, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const token = await auth.freshToken();
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  return fetch(request);
}
