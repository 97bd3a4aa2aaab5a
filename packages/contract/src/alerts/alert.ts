import { z } from 'zod';
import { input, record, rows } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, pageQuery, text, utcTimeOf } from '../platform/primitives.ts';
import { alertKind, alertLevel } from './enums.ts';

export const alert = record('Alert', 'Something that crossed a line, for the whole organisation.', {
  alertId: idOf('the alert'),
  kind: alertKind,
  level: alertLevel,
  title: text('What happened, in a few words.'),
  message: text('One sentence more.'),
  path: z.string().nullable().describe('Page of the application about it; null where there is none.'),
  raisedAt: utcTimeOf('When it happened'),
  decideBy: utcTimeOf('When the decision is due; null where there is none to make').nullable(),
  needsPerson: z.boolean().describe('Somebody has to acknowledge it; until then others are called.'),
  acknowledgedAt: utcTimeOf('When somebody did; null while nobody has').nullable(),
  acknowledgedBy: z.string().nullable().describe('Who did.'),
  calls: rows('Who is called after whom while nobody acknowledges it.', {
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
