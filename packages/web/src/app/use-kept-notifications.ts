import type { AlertNotification } from '@keepout/contract/alerts/notification';
import { useEffect } from 'react';
import { urlOfCall } from '../api/call-url.ts';
import { useLive } from '../api/live-store.ts';
import { onServerEvent } from '../api/server-events.ts';
import { useSession } from '../auth/auth-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { usableServices } from '../auth/services.ts';
import { useLocale } from '../i18n/locale-store.ts';
import { keptFrom } from '../notifications/kept.ts';
import { notificationStore } from '../notifications/notification-store.ts';
import { send } from './send-quietly.ts';

/**
 * Shows what the server tells this user, and tells it what he has read: the bell is the same on all his devices. Asked when somebody
 * signs in, when there is news, and when the connection is back; a failure is silent, since the next news ask again.
 */
export function useKeptNotifications(auth: AuthPort): void {
  const session = useSession();
  const locale = useLocale((state) => state.locale);
  const isListening = session.state === 'signed-in' && usableServices(session.identity.access).length > 0;
  useEffect(() => {
    if (!isListening) return;
    let isOver = false;
    let asked = 0;
    const refresh = async () => {
      const mine = ++asked;
      const answer = await send(auth, urlOfCall('listNotifications', { query: { language: locale } }));
      if (answer?.ok !== true) return;
      const told = (await answer.json()) as AlertNotification[];
      // An answer that was overtaken says what no longer holds.
      if (!isOver && mine === asked) notificationStore.getState().takeKept(told.map(keptFrom));
    };
    notificationStore.getState().keepBy({
      raise: (id, state) =>
        void send(auth, urlOfCall('changeNotification', { params: { notificationId: id } }), { state }),
      raiseAll: (state) => void send(auth, urlOfCall('changeNotifications'), { state }),
    });
    void refresh();
    const stopNews = onServerEvent((event) => {
      if (event.type === 'notifications') void refresh();
    });
    const stopLive = useLive.subscribe(({ state }, before) => {
      if (state === 'connected' && before.state === 'reconnecting') void refresh();
    });
    return () => {
      isOver = true;
      stopNews();
      stopLive();
      notificationStore.getState().keepBy(undefined);
    };
  }, [auth, isListening, locale]);
}
