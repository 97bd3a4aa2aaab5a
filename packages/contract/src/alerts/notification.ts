import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, text, utcTimeOf, wholeListQuery } from '../platform/primitives.ts';
import { alertKind, alertLevel, notificationState } from './enums.ts';

/** N-01: what the bell shows, the same on all devices of a user. */
export const notification = record('Notification', 'A notification in the application.', {
  id: idOf('the notification'),
  code: z.int().describe('200: something the platform tells, no failure.'),
  title: text('Short description.'),
  message: text('One sentence more.'),
  status: z
    .string()
    .regex(/^\dxx$/)
    .describe('First digit of the code, then xx.'),
  timestamp: utcTimeOf('When it happened'),
  state: notificationState,
  level: alertLevel,
  kind: alertKind,
  path: z.string().nullable().describe('Page of the application; null without one.'),
  alertId: idOf('the alert that it tells of'),
  needsPerson: z.boolean().describe('It requires an acknowledgement.'),
  acknowledgedBy: z.string().nullable().describe('User who acknowledged it; null until then.'),
});

export const notificationQuery = z.object({ language: inLanguage, ...wholeListQuery });

export const notificationChange = input(
  'NotificationChange',
  'New state; a lower state than the present one is ignored.',
  { state: notificationState },
);

export type AlertNotification = z.infer<typeof notification>;
export type NotificationChange = z.infer<typeof notificationChange>;
