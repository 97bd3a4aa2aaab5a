import type { EventType } from '../platform/events/event-type.ts';

/** An alert was raised, escalated, or acknowledged. */
export const alertsChanged: EventType<{ readonly alertIds: readonly string[] }> = {
  type: 'alerts.changed',
  isPassing: true,
  news: () => ({ type: 'notifications' }),
};

/** A user has read or hidden a notification; the user's other devices reload. */
export const notificationsRead: EventType<{ readonly subject: string }> = {
  type: 'alerts.notifications-read',
  isPassing: true,
  news: () => ({ type: 'notifications' }),
};
