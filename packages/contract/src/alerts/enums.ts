import { z } from 'zod';

/** What people are told of. */
export const alertKind = z
  .enum([
    'ACT',
    'DECIDE_BY_NEAR',
    'NO_CONCLUSION',
    'WATCH',
    'EASED',
    'ADVICE_CONTRARY',
    'MESSAGE_REISSUED',
    'ANSWER_RECEIVED',
    'PUBLICATION_STOPPED',
    'PLAN_STALE',
    'EPHEMERIS_STALE',
    'CATALOGUE_STALE',
    'CATALOGUE_KEPT_BACK',
    'FEED_STALE',
    'CAPACITY_SHORT',
    'OBSERVATION_ARRIVED',
    'REQUEST_STATUS',
    'SCREENING_STATUS',
  ])
  .meta({
    id: 'AlertKind',
    description:
      'What happened: a verdict crossed to act, no conclusion or watch, or eased; a decision is due soon; two originators say the opposite of an event; a message came whose originator had sent another content under its id; the other operator answered a form; a publication was refused, not sent, its arrival is not known, or the certificate of a recipient ends; a plan, an ephemeris, the catalogue or a feed is stale; a catalogue was kept back, because it would lose or move too many objects; storage or records are nearly at their limit; an observation arrived; a request or a screening has a status.',
  });

export const alertChannel = z
  .enum(['EMAIL', 'MSTEAMS', 'WEBHOOK', 'SLACK', 'PAGERDUTY'])
  .meta({ id: 'AlertChannel', description: 'How a message leaves the platform.' });

export const webhookFormat = z.enum(['PLAIN', 'CLOUDEVENTS']).meta({
  id: 'WebhookFormat',
  description: 'Format of a webhook: the body of Standard Webhooks alone, or in an envelope of CloudEvents 1.0.',
});

export const alertTiming = z
  .enum(['NOW', 'DIGEST'])
  .meta({ id: 'AlertTiming', description: 'At once, or with the others of the day.' });

export const alertLevel = z
  .enum(['info', 'ok', 'caution', 'serious', 'critical'])
  .meta({ id: 'AlertLevel', description: 'How much it presses.' });

/** N-02, ascending. */
export const notificationState = z.enum(['fresh', 'unread', 'read', 'hidden']).meta({
  id: 'NotificationState',
  description: 'How far a notification is, ascending; it never goes back. Fresh becomes unread after 12 s by itself.',
});

export const deliveryPurpose = z.enum(['ALERT', 'DIGEST', 'ESCALATION', 'TEST', 'REMINDER', 'PLACE_OFF']).meta({
  id: 'DeliveryPurpose',
  description:
    'Why a message was made: by a rule, as the collected ones, because nobody acknowledged, as a test, because somebody has to sign in to be told further, or because a place was switched off.',
});

export const deliveryState = z.enum(['QUEUED', 'SENT', 'OUTBOX', 'DEAD']).meta({
  id: 'DeliveryState',
  description:
    'QUEUED waits for its next attempt, SENT was taken by the receiver, OUTBOX is kept here because the installation has no mail relay, DEAD was given up.',
});

export const attemptOutcome = z.enum(['UNDERWAY', 'SENT', 'RETRY', 'REFUSED', 'GONE', 'LOST']).meta({
  id: 'AttemptOutcome',
  description:
    'What an attempt came to: not known yet; taken; failed, another follows; refused for good; the place is gone; or the process died before it knew.',
});

export type AlertKind = z.infer<typeof alertKind>;
export type AlertChannel = z.infer<typeof alertChannel>;
export type WebhookFormat = z.infer<typeof webhookFormat>;
export type AlertTiming = z.infer<typeof alertTiming>;
export type AlertLevel = z.infer<typeof alertLevel>;
export type NotificationState = z.infer<typeof notificationState>;
export type DeliveryPurpose = z.infer<typeof deliveryPurpose>;
export type DeliveryState = z.infer<typeof deliveryState>;
export type AttemptOutcome = z.infer<typeof attemptOutcome>;
