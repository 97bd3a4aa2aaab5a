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
  message: text('One sentence more.'),
  path: z.string().nullable().describe('Page of the application; null without one.'),
  raisedAt: utcTimeOf('When it happened'),
  decideBy: utcTimeOf('Decision deadline; null without a decision').nullable(),
  needsPerson: z.boolean().describe('It requires an acknowledgement; until then the alert escalates.'),
  acknowledgedAt: utcTimeOf('Time of the acknowledgement; null until then').nullable(),
  acknowledgedBy: z.string().nullable().describe('Who did.'),
  calls: rows('Order of the escalation until it is acknowledged.', {
    at: utcTimeOf('When he is or was called'),
    userName: text('User name of the person who was called.'),
    isDone: z.boolean().describe('He was called already.'),
  }),
});

export const alertQuery = z.object({
  ...pageQuery,
  language: inLanguage,
  open: z.enum(['true', 'false']).optional().describe('With true: only those that somebody still has to acknowledge.'),
});

export const acknowledgement = input('Acknowledgement', 'That you have it; in which language the answer is written.', {
  language: inLanguage,
});

export type Alert = z.infer<typeof alert>;
