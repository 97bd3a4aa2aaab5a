import { z } from 'zod';
import { input, record, rows } from '../platform/described.ts';
import { count, text, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { alertChannel, alertKind, deliveryPurpose } from './enums.ts';
import { alertSettingsBody } from './settings.ts';

/** Maximum number of CDMs in the replay, the newest: some weeks of a large fleet. */
export const MOST_REHEARSED = 200_000;

export const rehearsalBody = input(
  'RehearsalBody',
  'Rules to replay on past conjunctions. No message is sent or stored.',
  {
    days: z.int().min(1).max(90).default(14).describe('Length of the replayed history, days.'),
    settings: alertSettingsBody,
  },
);

export const rehearsal = record('Rehearsal', 'Messages that the rules would have sent for the stored history.', {
  from: utcTimeOf(`Start of the history; later than requested if more than ${MOST_REHEARSED} CDMs arrived since`),
  until: utcTimeOf('End of the history'),
  happened: count('Assessments and other events in the history'),
  rules: rows('Number of alerts and messages by rule.', {
    kind: alertKind,
    crossings: count('Alerts of this kind'),
    messages: count('Messages that the rule would have sent, before grouping'),
  }),
  messages: count('Messages that would have been sent'),
  inApp: count('Notifications in the application'),
  ...renamed('perDayMost', { maxPerDay: count('Maximum number of messages on one day') }),
  sent: rows('The newest messages that would have been sent, at most 200, newest first.', {
    at: utcTimeOf('Time of the message'),
    channel: alertChannel,
    purpose: deliveryPurpose,
    title: text('Subject of the message.'),
    alerts: count('Number of alerts in the message'),
    kinds: z.array(alertKind).describe('Kinds of these alerts, each once, in the order of the alerts.'),
    ...renamed('heldBack', {
      isDeferredByQuietHours: z.boolean().describe('True if the message would have waited for the end of quiet hours.'),
    }),
  }),
});

export const ruleCount = record('RuleCount', 'Number of alerts of a rule.', {
  kind: alertKind,
  fired: count('Alerts of this kind in the last 30 days'),
  messages: count('Messages to you about these alerts'),
  lastAt: utcTimeOf('Time of the last alert; null without one').nullable(),
});

export type Rehearsal = z.infer<typeof rehearsal>;
export type RehearsalBody = z.infer<typeof rehearsalBody>;
export type RuleCount = z.infer<typeof ruleCount>;
