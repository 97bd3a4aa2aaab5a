import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, text, utcTimeOf, wholeListQuery } from '../platform/primitives.ts';
import { alertKind, alertLevel, notificationState } from './enums.ts';

/** N-01: notification in the application, the same on all devices of a user. */
export const notification = record('Notification', 'A notification in the application.', {
  id: idOf('the notification'),
  code: z.int().describe('Always 200: information, not a failure.'),
  title: text('Short description.'),
  message: text('Details, one or more sentences.'),
  status: z
    .string()
    .regex(/^\dxx$/)
    .describe('Class of the code: its first digit, then xx.'),
  timestamp: utcTimeOf('Time of the alert'),
  state: notificationState,
  level: alertLevel,
  kind: alertKind,
  path: z.string().nullable().describe('Page of the application; null without one.'),
  alertId: idOf('the alert'),
  needsPerson: z.boolean().describe('True if the alert requires an acknowledgement.'),
  acknowledgedBy: z.string().nullable().describe('User who acknowledged it; null until then.'),
});

export const notificationQuery = z.object({ language: inLanguage, ...wholeListQuery });

export const notificationChange = input(
  'NotificationChange',
  'New state; a lower state than the current one is ignored.',
  { state: notificationState },
);

export type AlertNotification = z.infer<typeof notification>;
export type NotificationChange = z.infer<typeof notificationChange>;
