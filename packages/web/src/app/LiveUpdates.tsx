import { openEventStream } from '@keepout/client/event-stream';
import type { AlertNotification } from '@keepout/contract/alerts/notification';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { Language } from '@keepout/contract/platform/language';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { urlOfCall } from '../api/call-url.ts';
import { useLive } from '../api/live-store.ts';
import { paced } from '../api/paced.ts';
import { onServerEvent, takeServerEvent } from '../api/server-events.ts';
import { useSession } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { usableServices } from '../auth/services.ts';
import { useIsCalm } from '../calm/calm-store.ts';
import { useLocale } from '../i18n/locale-store.ts';
import { keptFrom } from '../notifications/kept.ts';
import { notificationStore } from '../notifications/notification-store.ts';

interface LiveUpdatesProps {
  readonly auth: AuthPort;
  readonly queries: QueryClient;
}

/** News of the server, notifications of this user, and the language of his mails. */
export function LiveUpdates({ auth, queries }: LiveUpdatesProps) {
  useLiveUpdates(auth, queries);
  useKeptNotifications(auth);
  useMailLanguage(auth);
  return null;
}

/**
 * Tells the server in which language it is to write to this user: when he chooses one, and at a sign-in in another than English, which it does not take him
 * to mean. A failure is silent: the next choice tells it again.
 */
function useMailLanguage(auth: AuthPort): void {
  const isSignedIn = useSession().state === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return;
    const tell = ({ locale }: { readonly locale: Language }, isChosen: boolean) =>
      void import('./tell-language.ts')
        .then((chunk) => chunk.tellLanguage((address, body) => send(auth, address, body), locale, isChosen))
        .catch(() => {});
    const now = useLocale.getState();
    if (now.locale !== 'en') tell(now, false);
    return useLocale.subscribe((chosen) => tell(chosen, true));
  }, [auth, isSignedIn]);
}

/** Listens to the server while somebody is signed in; what changed there becomes dirty here. Other roles open the stream anew. */
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

/** How often notifications are asked for while news pour in, ms. */
const NEWS_PACE_MS = 5_000;

/**
 * Shows what the server tells this user, and tells it what he has read: the bell is the same on all his devices. Asked when somebody
 * signs in, when there is news, and when the connection is back; a failure is silent, since the next news ask again.
 */
function useKeptNotifications(auth: AuthPort): void {
  const session = useSession();
  const locale = useLocale((state) => state.locale);
  // The news come at once, lest any be missed; what was said before can wait.
  const isCalm = useIsCalm();
  const isListening = isCalm && session.state === 'signed-in' && usableServices(session.identity.access).length > 0;
  useEffect(() => {
    if (!isListening) return;
    let isOver = false;
    let attempts = 0;
    const refresh = async () => {
      const mine = ++attempts;
      const answer = await send(auth, urlOfCall('listNotifications', { query: { language: locale } }));
      if (answer?.ok !== true) return;
      const notifications = (await answer.json()) as AlertNotification[];
      // An answer that was overtaken says what no longer holds.
      if (!isOver && mine === attempts) notificationStore.getState().takeKept(notifications.map(keptFrom));
    };
    notificationStore.getState().keepBy({
      raise: (id, state) =>
        void send(auth, urlOfCall('changeNotification', { params: { notificationId: id } }), { state }),
      raiseAll: (state) => void send(auth, urlOfCall('changeNotifications'), { state }),
    });
    const hear = paced(() => {
      if (!isOver) void refresh();
    }, NEWS_PACE_MS);
    hear();
    const stopNews = onServerEvent((event) => {
      if (event.type === 'notifications') hear();
    });
    const stopLive = useLive.subscribe(({ state }, before) => {
      if (state === 'connected' && before.state === 'reconnecting') hear();
    });
    return () => {
      isOver = true;
      stopNews();
      stopLive();
      notificationStore.getState().keepBy(undefined);
    };
  }, [auth, isListening, locale]);
}

/**
 * A call of the shell's own, which raises no notification: with a body it puts, without one it gets. Undefined where nobody answered.
 */
async function send(auth: AuthPort, url: string, body?: object): Promise<Response | undefined> {
  const token = await auth.freshToken();
  if (token === undefined) return undefined;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return fetch(url, { headers, ...(body && { method: 'PUT', body: JSON.stringify(body) }) }).catch(() => undefined);
}
