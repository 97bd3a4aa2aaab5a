import { z } from 'zod';
import { input, record, rows } from '../platform/described.ts';
import { count, text, utcTimeOf } from '../platform/primitives.ts';
import { alertChannel, alertKind, deliveryPurpose } from './enums.ts';
import { alertSettingsBody } from './settings.ts';

/** Messages of the history that are looked at, the newest: weeks of a large fleet. */
export const MOST_REHEARSED = 200_000;

export const rehearsalBody = input(
  'RehearsalBody',
  'Rules to replay on past conjunctions. No message is sent or stored.',
  {
    days: z.int().min(1).max(90).default(14).describe('How much of the stored history, days.'),
    settings: alertSettingsBody,
  },
);

export const rehearsal = record('Rehearsal', 'Messages that the rules would have sent for the stored history.', {
  from: utcTimeOf(
    `Beginning of the history; later than asked for where more than ${MOST_REHEARSED} messages came since`,
  ),
  until: utcTimeOf('Its end'),
  happened: count('Judgements and other events of the history'),
  rules: rows('Each rule and how often it would have fired.', {
    kind: alertKind,
    crossings: count('How often something of the kind happened'),
    messages: count('Messages that the rule would have sent, before they are brought together'),
  }),
  messages: count('Messages that would have been sent'),
  inApp: count('Notifications in the application'),
  perDayMost: count('Most messages of one day'),
  sent: rows('The newest messages that would have been sent, at most 200, newest first.', {
    at: utcTimeOf('When'),
    channel: alertChannel,
    purpose: deliveryPurpose,
    title: text('Its subject.'),
    alerts: count('Number of alerts in the message'),
    kinds: z.array(alertKind).describe('Kinds of these alerts, each once, in the order of the alerts.'),
    heldBack: z.boolean().describe('It would have waited for the end of quiet hours.'),
  }),
});

export const ruleCount = record('RuleCount', 'How often a rule fired.', {
  kind: alertKind,
  fired: count('Alerts of the last 30 days'),
  messages: count('Messages to you about them'),
  lastAt: utcTimeOf('The last one; null when there was none').nullable(),
});

export type Rehearsal = z.infer<typeof rehearsal>;
export type RehearsalBody = z.infer<typeof rehearsalBody>;
export type RuleCount = z.infer<typeof ruleCount>;
