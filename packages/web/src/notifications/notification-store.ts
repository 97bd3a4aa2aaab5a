import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createNotification,
  isListed,
  type Notification,
  type NotificationDisplayState,
  type NotificationInput,
  withStateAtLeast,
} from './notification.ts';

/** Toast time, and the time after which fresh becomes unread (K-02). */
export const FRESH_MS = 12_000;
/** Default pace at which a forced message returns after it was closed (C-12). */
export const REPOST_MS = 1_000;
const MAX_NOTIFICATIONS = 200;

export interface NotificationStore {
  readonly items: readonly Notification[];
  /** Adds a notification and returns its id; one with a known id replaces the earlier one. */
  readonly notify: (input: NotificationInput) => string;
  readonly update: (id: string, state: NotificationDisplayState) => void;
  readonly hideAll: () => void;
  /** Merges the notifications from the server: a more advanced state wins, and missing notifications are removed. */
  readonly takeKept: (serverItems: readonly Notification[]) => void;
  /** Sets the callback that sends the user's actions on stored notifications to the server. */
  readonly keepBy: (keeper: NotificationStateSink | undefined) => void;
  /** Keeps a message on the screen until the returned function is called: closed, it comes back. */
  readonly force: (input: NotificationInput & { readonly id: string }, everyMs?: number) => () => void;
}

/** Who keeps the state of notifications for all devices of the user. */
export interface NotificationStateSink {
  readonly raise: (id: string, state: NotificationDisplayState) => void;
  readonly raiseAll: (state: NotificationDisplayState) => void;
}

export function createNotificationStore(): StoreApi<NotificationStore> {
  let keeper: NotificationStateSink | undefined;
  return createStore<NotificationStore>()((set, get) => ({
    items: [],
    notify(input) {
      const newItem = createNotification(input, crypto.randomUUID(), Date.now());
      set(({ items }) => ({
        items: [...items.filter((item) => item.id !== newItem.id), newItem].slice(-MAX_NOTIFICATIONS),
      }));
      if (newItem.state === 'fresh') {
        setTimeout(() => {
          const current = get().items.find((item) => item.id === newItem.id);
          if (current === newItem) get().update(newItem.id, input.timeoutState ?? 'unread');
        }, FRESH_MS);
      }
      return newItem.id;
    },
    update(id, state) {
      const before = get().items.find((item) => item.id === id);
      // Unread it becomes there by itself.
      if (before?.isKept && state !== 'unread' && withStateAtLeast(before, state) !== before) keeper?.raise(id, state);
      set(({ items }) => ({ items: items.map((item) => (item.id === id ? withStateAtLeast(item, state) : item)) }));
    },
    hideAll() {
      if (get().items.some((item) => item.isKept && isListed(item))) keeper?.raiseAll('hidden');
      set(({ items }) => ({ items: items.map((item) => withStateAtLeast(item, 'hidden')) }));
    },
    takeKept(serverItems) {
      const byId = new Map(get().items.map((item) => [item.id, item]));
      const localItems = get().items.filter((item) => !item.isKept);
      const mergedItems = serverItems.map((notification) =>
        withStateAtLeast(notification, byId.get(notification.id)?.state ?? notification.state),
      );
      set({ items: [...localItems, ...mergedItems].sort((a, b) => a.timestampUnixMs - b.timestampUnixMs) });
      for (const { id, state } of mergedItems) {
        if (state === 'fresh' && !byId.has(id)) setTimeout(() => get().update(id, 'unread'), FRESH_MS);
      }
    },
    keepBy(next) {
      keeper = next;
      if (next === undefined) set(({ items }) => ({ items: items.filter((item) => !item.isKept) }));
    },
    force(input, everyMs = REPOST_MS) {
      get().notify(input);
      const timer = setInterval(() => {
        const currentItem = get().items.find((item) => item.id === input.id);
        if (currentItem?.state !== 'fresh') get().notify(input);
      }, everyMs);
      return () => {
        clearInterval(timer);
        get().update(input.id, 'hidden');
      };
    },
  }));
}

export const notificationStore: StoreApi<NotificationStore> = createNotificationStore();
export const { notify, force } = notificationStore.getState();

export function useNotifications<T>(pick: (store: NotificationStore) => T): T {
  return useStore(notificationStore, pick);
}
