import { z } from 'zod';
import { EVENT_DAYS } from '../platform/events.ts';
import { count, text, utcTimeOf } from '../platform/primitives.ts';
import { alertChannel, alertKind, deliveryPurpose } from './enums.ts';
import { alertSettingsBody } from './settings.ts';

export const rehearsalBody = z
  .strictObject({
    days: z.int().min(1).max(EVENT_DAYS).default(14).meta({ description: 'How much of the stored history, days.' }),
    settings: alertSettingsBody,
  })
  .meta({ id: 'RehearsalBody', description: 'Rules to try on what has happened. Nothing is sent or stored.' });

export const rehearsal = z
  .object({
    from: utcTimeOf('Beginning of the history'),
    until: utcTimeOf('Its end'),
    happened: count('Judgements and other events of the history'),
    rules: z
      .array(
        z.object({
          kind: alertKind,
          crossings: count('How often something of the kind happened'),
          messages: count('Messages that the rule would have sent, before they are brought together'),
        }),
      )
      .meta({ description: 'Each rule and how often it would have fired.' }),
    messages: count('Messages that would have been sent'),
    inApp: count('Notifications in the application'),
    perDayMost: count('Most messages of one day'),
    sent: z
      .array(
        z.object({
          at: utcTimeOf('When'),
          channel: alertChannel,
          purpose: deliveryPurpose,
          title: text('Its subject.'),
          alerts: count('Alerts that it tells of'),
          heldBack: z.boolean().meta({ description: 'It would have waited for the end of quiet hours.' }),
        }),
      )
      .meta({ description: 'The newest messages that would have been sent, at most 200, newest first.' }),
  })
  .meta({ id: 'Rehearsal', description: 'What rules would have sent over the stored history.' });

export const ruleCount = z
  .object({
    kind: alertKind,
    fired: count('Alerts of the last 30 days'),
    messages: count('Messages to you about them'),
    lastAt: utcTimeOf('The last one; null when there was none').nullable(),
  })
  .meta({ id: 'RuleCount', description: 'How often a rule fired.' });

export type Rehearsal = z.infer<typeof rehearsal>;
export type RehearsalBody = z.infer<typeof rehearsalBody>;
export type RuleCount = z.infer<typeof ruleCount>;
