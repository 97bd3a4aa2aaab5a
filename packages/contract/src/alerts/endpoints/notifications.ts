import { z } from 'zod';
import { notification, notificationChange, notificationQuery } from '../../alerts/notification.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ notificationId: idOf('the notification') });

export const NOTIFICATIONS = endpoints('alerts', ['notifications'], {
  listNotifications: {
    call: 'GET /notifications',
    summary: 'Lists your notifications in the application, newest first',
    description:
      'The state is shared by all your devices. FRESH changes to UNREAD after 12 s; hidden notifications are omitted. At most 200 of the last 30 days.',
    query: notificationQuery,
    answers: { 200: z.array(notification) },
  },
  changeNotification: {
    call: 'PUT /notifications/{notificationId}',
    summary: 'Sets the state of a notification on all your devices',
    params,
    body: notificationChange,
    answers: { 204: z.null() },
  },
  changeNotifications: {
    call: 'PUT /notifications',
    summary: 'Sets the state of all your notifications',
    body: notificationChange,
    answers: { 204: z.null() },
  },
});
