import { z } from 'zod';

/** Kinds of alerts. */
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
      'Kind of an alert. ACT, NO_CONCLUSION, WATCH: the verdict changed to this value. EASED: the verdict is no longer ACT. DECIDE_BY_NEAR: a decision is due soon. ADVICE_CONTRARY: originators have contrary verdicts on a conjunction. MESSAGE_REISSUED: an originator reused a MESSAGE_ID with different content. ANSWER_RECEIVED: the other operator answered a form. PUBLICATION_STOPPED: a publication was refused, not sent or has an unknown arrival, or the certificate of a recipient expires. PLAN_STALE, EPHEMERIS_STALE, CATALOGUE_STALE, FEED_STALE: a plan, an ephemeris, the catalogue or a feed is stale. CATALOGUE_KEPT_BACK: a catalogue was withheld because it would lose or move too many objects. CAPACITY_SHORT: storage or records are near their limit. OBSERVATION_ARRIVED: an observation file arrived. REQUEST_STATUS, SCREENING_STATUS: the status of a request or a screening changed.',
  });

export const alertChannel = z
  .enum(['EMAIL', 'MSTEAMS', 'WEBHOOK', 'SLACK', 'PAGERDUTY'])
  .meta({ id: 'AlertChannel', description: 'Channel of a message.' });

export const webhookFormat = z.enum(['PLAIN', 'CLOUDEVENTS']).meta({
  id: 'WebhookFormat',
  description:
    'Format of a webhook. PLAIN: body of Standard Webhooks. CLOUDEVENTS: the same body in an envelope of CloudEvents 1.0.',
});

export const alertTiming = z
  .enum(['NOW', 'DIGEST'])
  .meta({ id: 'AlertTiming', description: 'NOW: immediately. DIGEST: in the daily digest.' });

export const alertLevel = z
  .enum(['info', 'ok', 'caution', 'serious', 'critical'])
  .meta({ id: 'AlertLevel', description: 'Severity of an alert.' });

/** N-02, ascending. */
export const notificationState = z.enum(['fresh', 'unread', 'read', 'hidden']).meta({
  id: 'NotificationState',
  description:
    'State of a notification, in ascending order; it never returns to a lower state. FRESH changes to UNREAD after 12 s.',
});

export const deliveryPurpose = z.enum(['ALERT', 'DIGEST', 'ESCALATION', 'TEST', 'REMINDER', 'PLACE_OFF']).meta({
  id: 'DeliveryPurpose',
  description:
    'Reason for a message. ALERT: a notification rule. DIGEST: the daily digest. ESCALATION: a missing acknowledgement. TEST: a test. REMINDER: the user must sign in to receive further messages. PLACE_OFF: a contact point was disabled.',
});

export const deliveryState = z.enum(['QUEUED', 'SENT', 'OUTBOX', 'DEAD']).meta({
  id: 'DeliveryState',
  description:
    'QUEUED: waits for its next attempt. SENT: accepted by the receiver. OUTBOX: stored here because the installation has no mail relay. DEAD: not delivered, no further attempts.',
});

export const attemptOutcome = z.enum(['UNDERWAY', 'SENT', 'RETRY', 'REFUSED', 'GONE', 'LOST']).meta({
  id: 'AttemptOutcome',
  description:
    'Result of an attempt. UNDERWAY: not known yet. SENT: accepted. RETRY: failed, another attempt follows. REFUSED: refused, no further attempts. GONE: the contact point no longer exists. LOST: the process ended before the result was known.',
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
