import { z } from 'zod';
import { inLanguage } from '../platform/language.ts';
import { idOf, text, utcTimeOf, wholeListQuery } from '../platform/primitives.ts';
import { alertKind, alertLevel, notificationState } from './enums.ts';

/** N-01: what the bell shows, the same on all devices of a user. */
export const notification = z
  .object({
    id: idOf('the notification'),
    code: z.int().meta({ description: '200: something the platform tells, no failure.' }),
    title: text('What happened, in a few words.'),
    message: text('One sentence more.'),
    status: z
      .string()
      .regex(/^\dxx$/)
      .meta({ description: 'First digit of the code, then xx.' }),
    timestamp: utcTimeOf('When it happened'),
    state: notificationState,
    level: alertLevel,
    kind: alertKind,
    path: z.string().nullable().meta({ description: 'Page of the application about it; null where there is none.' }),
    alertId: idOf('the alert that it tells of'),
    needsPerson: z.boolean().meta({ description: 'Somebody has to acknowledge it.' }),
    acknowledgedBy: z.string().nullable().meta({ description: 'Who did; null while nobody has.' }),
  })
  .meta({ id: 'Notification', description: 'Something that you are told in the application.' });

export const notificationQuery = z.object({ language: inLanguage, ...wholeListQuery });

export const notificationChange = z.strictObject({ state: notificationState }).meta({
  id: 'NotificationChange',
  description: 'The state that it is to have; a lower one than it has changes nothing.',
});

export type AlertNotification = z.infer<typeof notification>;
export type NotificationChange = z.infer<typeof notificationChange>;
