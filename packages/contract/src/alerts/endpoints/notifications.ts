import { z } from 'zod';
import { notification, notificationChange, notificationQuery } from '../../alerts/notification.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ notificationId: idOf('the notification') });

export const NOTIFICATIONS = endpoints('alerts', ['notifications'], {
  listNotifications: {
    call: 'GET /notifications',
    summary: 'Your notifications in the application, newest first',
    description:
      'The state is kept here, for all your devices. Fresh becomes unread after 12 s; what you have hidden is left out. At most 200 of the last 30 days.',
    query: notificationQuery,
    answers: { 200: z.array(notification) },
  },
  changeNotification: {
    call: 'PUT /notifications/{notificationId}',
    summary: 'Bring a notification to a state, on all your devices',
    params,
    body: notificationChange,
    answers: { 204: z.null() },
  },
  changeNotifications: {
    call: 'PUT /notifications',
    summary: 'Bring all your notifications to a state',
    body: notificationChange,
    answers: { 204: z.null() },
  },
});
