import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, pageQuery, text, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { alertChannel, attemptOutcome, deliveryPurpose, deliveryState } from './enums.ts';

const attempt = z.object({
  number: z.int().describe('Number of the attempt, from 1.'),
  ...renamed('begunAt', { startedAt: utcTimeOf('Start of the attempt') }),
  endedAt: utcTimeOf('End of the attempt; null if the process ended before').nullable(),
  outcome: attemptOutcome,
  status: z.int().nullable().describe('HTTP or SMTP status of the response; null without a response.'),
  detail: text('Response of the receiver, or the reason for a missing response.'),
  detailSentences: sentencesOf('detail'),
});

export const alertDelivery = record('AlertDelivery', 'A message to a contact point.', {
  deliveryId: idOf('the message; also its webhook-id and the start of its Message-ID'),
  placeId: idOf('the contact point'),
  channel: alertChannel,
  address: text('Address without its secret part.'),
  purpose: deliveryPurpose,
  state: deliveryState,
  title: text('Subject of the message.'),
  text: text('Text of the message.'),
  alertIds: z.array(idOf('the alert')).describe('Ids of the alerts in the message.'),
  createdAt: utcTimeOf('Time of creation'),
  sentAt: utcTimeOf('Time at which the receiver accepted the message; null before').nullable(),
  nextAttemptAt: utcTimeOf('Time of the next attempt; null without one').nullable(),
  attempts: z.array(attempt).describe('Delivery attempts, oldest first.'),
});

export const deliveryQuery = z.object({ ...pageQuery, state: deliveryState.optional() });

export const deliveryReplay = input('DeliveryReplay', 'Empty body; the call has no fields.', {});

export type AlertDelivery = z.infer<typeof alertDelivery>;
