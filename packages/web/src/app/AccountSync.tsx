import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { KeptLanguage } from '@keepout/contract/identity/kept-language';
import type { Language } from '@keepout/contract/platform/language';
import { useEffect } from 'react';
import { urlOfCall } from '../api/call-url.ts';
import { useLive } from '../api/live-store.ts';
import { onServerEvent } from '../api/server-events.ts';
import { throttle } from '../api/throttle.ts';
import { useSession } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { usableServices } from '../auth/services.ts';
import { useLocale } from '../i18n/locale-store.ts';
import { notificationFromAlert } from '../notifications/notification-from-alert.ts';
import { notificationStore } from '../notifications/notification-store.ts';

/** Synchronises the notifications of the user and the language of e-mails with the server. */
export function AccountSync({ auth }: { readonly auth: AuthPort }) {
  useKeptNotifications(auth);
  useMailLanguage(auth);
  return null;
}

/**
 * Sends the user's language for e-mails to the server: when he selects one, and at a sign-in in a language other than English, which could also be a
 * default.
 * A failure is silent: the next selection sends it again.
 */
function useMailLanguage(auth: AuthPort): void {
  const isSignedIn = useSession().state === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return;
    const tell = ({ locale }: { readonly locale: Language }, isChosen: boolean) =>
      void sendMailLanguage((address, body) => send(auth, address, body), locale, isChosen).catch(() => {});
    const now = useLocale.getState();
    if (now.locale !== 'en') tell(now, false);
    return useLocale.subscribe((localeState) => tell(localeState, true));
  }, [auth, isSignedIn]);
}

/**
 * Sends the language of the application to the server.
 *
 * @param call       with a body it puts, without one it gets
 * @param isChosen   the user has just selected it; otherwise it is sent only where the server has none, so that the language of a shared machine
 *                   changes no setting
 */
export async function sendMailLanguage(
  call: (address: string, body?: object) => Promise<Response | undefined>,
  language: Language,
  isChosen: boolean,
): Promise<void> {
  if (!isChosen) {
    const answer = await call(urlOfCall('getAccountLanguage'));
    if (answer?.ok !== true || ((await answer.json()) as KeptLanguage).updatedAt !== null) return;
  }
  await call(urlOfCall('putAccountLanguage'), { language });
}

/** Minimum interval between requests for notifications, ms. */
const NEWS_PACE_MS = 5_000;

/**
 * Shows the notifications from the server, and sends their read state: the bell is the same on all devices. Requested at sign-in,
 * after an event, and after a reconnection; a failure is silent, since the next event repeats the request.
 */
function useKeptNotifications(auth: AuthPort): void {
  const session = useSession();
  const locale = useLocale((state) => state.locale);
  const isListening = session.state === 'signed-in' && usableServices(session.identity.access).length > 0;
  useEffect(() => {
    if (!isListening) return;
    let isOver = false;
    let attempts = 0;
    const refresh = async () => {
      const mine = ++attempts;
      const answer = await send(auth, urlOfCall('listNotifications', { query: { language: locale } }));
      if (answer?.ok !== true) return;
      const notifications = (await answer.json()) as AlertNotification[];
      // Ignore an answer that a newer request has superseded.
      if (!isOver && mine === attempts) notificationStore.getState().takeKept(notifications.map(notificationFromAlert));
    };
    notificationStore.getState().keepBy({
      raise: (id, state) =>
        void send(auth, urlOfCall('changeNotification', { params: { notificationId: id } }), { state }),
      raiseAll: (state) => void send(auth, urlOfCall('changeNotifications'), { state }),
    });
    const hear = throttle(() => {
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
 * Calls the server without a notification on failure: with a body it puts, without one it gets. Undefined without an answer.
 */
async function send(auth: AuthPort, url: string, body?: object): Promise<Response | undefined> {
  const token = await auth.freshToken();
  if (token === undefined) return undefined;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return fetch(url, { headers, ...(body && { method: 'PUT', body: JSON.stringify(body) }) }).catch(() => undefined);
}
