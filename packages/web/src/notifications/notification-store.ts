import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createNotification,
  type Notification,
  type NotificationInput,
  type NotificationState,
  raised,
} from './notification.ts';

/** Toast time, and the time after which fresh becomes unread (K-02). */
export const FRESH_MS = 12_000;
/** Default pace at which a forced message returns after it was closed (C-12). */
export const REPOST_MS = 1_000;
const KEPT = 200;

export interface NotificationStore {
  readonly items: readonly Notification[];
  /** Adds a notification and returns its id; one with a known id replaces the earlier one. */
  readonly notify: (input: NotificationInput) => string;
  readonly update: (id: string, state: NotificationState) => void;
  readonly hideAll: () => void;
  /** Keeps a message on the screen until the returned function is called: closed, it comes back. */
  readonly force: (input: NotificationInput & { readonly id: string }, everyMs?: number) => () => void;
}

export function createNotificationStore(): StoreApi<NotificationStore> {
  return createStore<NotificationStore>()((set, get) => ({
    items: [],
    notify(input) {
      const made = createNotification(input, crypto.randomUUID(), Date.now());
      set(({ items }) => ({ items: [...items.filter((item) => item.id !== made.id), made].slice(-KEPT) }));
      if (made.state === 'fresh') {
        setTimeout(() => {
          const current = get().items.find((item) => item.id === made.id);
          if (current === made) get().update(made.id, input.timeoutState ?? 'unread');
        }, FRESH_MS);
      }
      return made.id;
    },
    update(id, state) {
      set(({ items }) => ({ items: items.map((item) => (item.id === id ? raised(item, state) : item)) }));
    },
    hideAll() {
      set(({ items }) => ({ items: items.map((item) => raised(item, 'hidden')) }));
    },
    force(input, everyMs = REPOST_MS) {
      get().notify(input);
      const timer = setInterval(() => {
        const shown = get().items.find((item) => item.id === input.id);
        if (shown?.state !== 'fresh') get().notify(input);
      }, everyMs);
      return () => {
        clearInterval(timer);
        get().update(input.id, 'hidden');
      };
    },
  }));
}

export const notificationStore: StoreApi<NotificationStore> = createNotificationStore();
export const notify = (input: NotificationInput): string => notificationStore.getState().notify(input);
