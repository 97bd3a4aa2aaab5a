import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, pageQuery, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { alertChannel, attemptOutcome, deliveryPurpose, deliveryState } from './enums.ts';

const attempt = z.object({
  number: z.int().describe('From 1.'),
  begunAt: utcTimeOf('When it began'),
  endedAt: utcTimeOf('When it was over; null where the process died before').nullable(),
  outcome: attemptOutcome,
  status: z.int().nullable().describe('Status of the answer, of HTTP or SMTP; null without one.'),
  detail: text('Answer of the receiver, or the reason for its absence.'),
  detailSentences: sentencesOf('detail'),
});

export const alertDelivery = record('AlertDelivery', 'One message to one place.', {
  deliveryId: idOf('the message: its webhook-id, and the front of its Message-ID'),
  placeId: idOf('the place'),
  channel: alertChannel,
  address: text('Address without its secret part.'),
  purpose: deliveryPurpose,
  state: deliveryState,
  title: text('Its subject.'),
  text: text('What it says.'),
  alertIds: z.array(idOf('the alert')).describe('What it tells of.'),
  createdAt: utcTimeOf('When it was made'),
  sentAt: utcTimeOf('When the receiver took it; null while it has not').nullable(),
  nextAttemptAt: utcTimeOf('When it is tried again; null when it is not').nullable(),
  attempts: z.array(attempt).describe('Attempts, oldest first.'),
});

export const deliveryQuery = z.object({ ...pageQuery, state: deliveryState.optional() });

export const deliveryReplay = input('DeliveryReplay', 'Nothing has to be said.', {});

export type AlertDelivery = z.infer<typeof alertDelivery>;
