import { useStore } from 'zustand';
import { type NotificationStore, notificationStore } from './notification-store.ts';

export function useNotifications<T>(pick: (store: NotificationStore) => T): T {
  return useStore(notificationStore, pick);
}
