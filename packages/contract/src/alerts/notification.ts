import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, text, utcTimeOf, wholeListQuery } from '../platform/primitives.ts';
import { alertKind, alertLevel, notificationState } from './enums.ts';

/** N-01: what the bell shows, the same on all devices of a user. */
export const notification = record('Notification', 'Something that you are told in the application.', {
  id: idOf('the notification'),
  code: z.int().describe('200: something the platform tells, no failure.'),
  title: text('What happened, in a few words.'),
  message: text('One sentence more.'),
  status: z
    .string()
    .regex(/^\dxx$/)
    .describe('First digit of the code, then xx.'),
  timestamp: utcTimeOf('When it happened'),
  state: notificationState,
  level: alertLevel,
  kind: alertKind,
  path: z.string().nullable().describe('Page of the application about it; null where there is none.'),
  alertId: idOf('the alert that it tells of'),
  needsPerson: z.boolean().describe('Somebody has to acknowledge it.'),
  acknowledgedBy: z.string().nullable().describe('Who did; null while nobody has.'),
});

export const notificationQuery = z.object({ language: inLanguage, ...wholeListQuery });

export const notificationChange = input(
  'NotificationChange',
  'The state that it is to have; a lower one than it has changes nothing.',
  { state: notificationState },
);

export type AlertNotification = z.infer<typeof notification>;
export type NotificationChange = z.infer<typeof notificationChange>;
