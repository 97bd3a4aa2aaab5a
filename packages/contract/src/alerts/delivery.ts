import { z } from 'zod';
import { idOf, pageQuery, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { alertChannel, attemptOutcome, deliveryPurpose, deliveryState } from './enums.ts';

const attempt = z.object({
  number: z.int().meta({ description: 'From 1.' }),
  begunAt: utcTimeOf('When it began'),
  endedAt: utcTimeOf('When it was over; null where the process died before').nullable(),
  outcome: attemptOutcome,
  status: z.int().nullable().meta({ description: 'Status of the answer, of HTTP or SMTP; null without one.' }),
  detail: text('What the receiver said, or why there was no answer.'),
  detailSentences: sentencesOf('detail'),
});

export const alertDelivery = z
  .object({
    deliveryId: idOf('the message: its webhook-id, and the front of its Message-ID'),
    placeId: idOf('the place'),
    channel: alertChannel,
    address: text('Where, without what is secret in it.'),
    purpose: deliveryPurpose,
    state: deliveryState,
    title: text('Its subject.'),
    text: text('What it says.'),
    alertIds: z.array(idOf('the alert')).meta({ description: 'What it tells of.' }),
    createdAt: utcTimeOf('When it was made'),
    sentAt: utcTimeOf('When the receiver took it; null while it has not').nullable(),
    nextAttemptAt: utcTimeOf('When it is tried again; null when it is not').nullable(),
    attempts: z.array(attempt).meta({ description: 'What was tried, oldest first.' }),
  })
  .meta({ id: 'AlertDelivery', description: 'One message to one place.' });

export const deliveryQuery = z.object({ ...pageQuery, state: deliveryState.optional() });

export const deliveryReplay = z.strictObject({}).meta({ id: 'DeliveryReplay', description: 'Nothing has to be said.' });

export type AlertDelivery = z.infer<typeof alertDelivery>;
