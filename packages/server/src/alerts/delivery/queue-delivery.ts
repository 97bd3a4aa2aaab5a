import type { AlertChannel } from '@keepout/contract/alerts/enums';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PlaceRow } from '../addresses/store.ts';
import { ALERT_IDS } from '../ids.ts';
import { type DeliveryJob, HOOK_QUEUE, MAIL_QUEUE } from '../queues.ts';
import { alertDeliveryTable } from '../tables.ts';
import type { MessageContent } from '../words/content.ts';

type Context = Pick<ServerContext, 'queue' | 'settings'>;

const queueOf = (channel: AlertChannel): string => (channel === 'EMAIL' ? MAIL_QUEUE : HOOK_QUEUE);

/**
 * Stores a message for a contact point with the job of its first attempt. Without a mail relay a mail stays in the outbox, where it can be
 * read. Returns the message's id.
 */
export async function queueDelivery(
  context: Context,
  tx: Transaction,
  { id: placeId, operatorId, subject, channel }: PlaceRow,
  content: MessageContent,
): Promise<string> {
  const id = ALERT_IDS.next('dlv');
  const isKept = channel === 'EMAIL' && context.settings.smtpUrl === undefined;
  const now = new Date().toISOString();
  await tx.insert(alertDeliveryTable).values({
    id,
    operatorId,
    subject,
    placeId,
    channel,
    purpose: content.purpose,
    content,
    state: isKept ? 'OUTBOX' : 'QUEUED',
    nextAttemptAt: isKept ? null : now,
    createdAt: now,
  });
  if (!isKept) await enqueueAttempt(context, tx, { id, channel, operatorId }, 1, 0);
  return id;
}

export async function enqueueAttempt(
  { queue }: Pick<ServerContext, 'queue'>,
  tx: Transaction,
  { id, channel, operatorId }: { readonly id: string; readonly channel: AlertChannel; readonly operatorId: string },
  attempt: number,
  afterS: number,
): Promise<void> {
  const job: DeliveryJob = { deliveryId: id, attempt };
  await queue.enqueue(queueOf(channel), job, { within: tx, afterS, operatorId });
}
