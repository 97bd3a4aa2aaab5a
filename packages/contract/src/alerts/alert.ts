import { z } from 'zod';
import { input, record, rows } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, pageQuery, text, utcTimeOf } from '../platform/primitives.ts';
import { alertKind, alertLevel } from './enums.ts';

export const alert = record('Alert', 'An alert of the organisation.', {
  alertId: idOf('the alert'),
  kind: alertKind,
  level: alertLevel,
  title: text('Short description.'),
  message: text('Details, one or more sentences.'),
  path: z.string().nullable().describe('Page of the application; null without one.'),
  raisedAt: utcTimeOf('Time of the alert'),
  decideBy: utcTimeOf('Decision deadline; null without a decision').nullable(),
  needsPerson: z.boolean().describe('True if the alert requires an acknowledgement; until then it escalates.'),
  acknowledgedAt: utcTimeOf('Time of the acknowledgement; null until then').nullable(),
  acknowledgedBy: z.string().nullable().describe('User who acknowledged the alert; null before.'),
  calls: rows('Order of the escalation until it is acknowledged.', {
    at: utcTimeOf('Time of the notification'),
    userName: text('Name of the notified user.'),
    isDone: z.boolean().describe('True if the notification was sent.'),
  }),
});

export const alertQuery = z.object({
  ...pageQuery,
  language: inLanguage,
  open: z.enum(['true', 'false']).optional().describe('True for unacknowledged alerts only.'),
});

export const acknowledgement = input(
  'Acknowledgement',
  'Acknowledgement of an alert, with the language of the response.',
  {
    language: inLanguage,
  },
);

export type Alert = z.infer<typeof alert>;
