import { z } from 'zod';
import { inLanguage } from '../platform/language.ts';
import { idOf, pageQuery, text, utcTimeOf } from '../platform/primitives.ts';
import { alertKind, alertLevel } from './enums.ts';

export const alert = z
  .object({
    alertId: idOf('the alert'),
    kind: alertKind,
    level: alertLevel,
    title: text('What happened, in a few words.'),
    message: text('One sentence more.'),
    path: z.string().nullable().meta({ description: 'Page of the application about it; null where there is none.' }),
    raisedAt: utcTimeOf('When it happened'),
    decideBy: utcTimeOf('When the decision is due; null where there is none to make').nullable(),
    needsPerson: z.boolean().meta({ description: 'Somebody has to acknowledge it; until then others are called.' }),
    acknowledgedAt: utcTimeOf('When somebody did; null while nobody has').nullable(),
    acknowledgedBy: z.string().nullable().meta({ description: 'Who did.' }),
    calls: z
      .array(
        z.object({
          at: utcTimeOf('When he is or was called'),
          userName: text('Who.'),
          isDone: z.boolean().meta({ description: 'He was called already.' }),
        }),
      )
      .meta({ description: 'Who is called after whom while nobody acknowledges it.' }),
  })
  .meta({ id: 'Alert', description: 'Something that crossed a line, for the whole organisation.' });

export const alertQuery = z.object({
  ...pageQuery,
  language: inLanguage,
  open: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'With true: only those that somebody still has to acknowledge.' }),
});

export const acknowledgement = z
  .strictObject({ language: inLanguage })
  .meta({ id: 'Acknowledgement', description: 'That you have it; in which language the answer is written.' });

export type Alert = z.infer<typeof alert>;
