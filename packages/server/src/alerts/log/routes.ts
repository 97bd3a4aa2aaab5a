import { LOG } from '@keepout/contract/alerts/endpoints/log';
import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { findPlace, type PlaceOwner, refusedAsOff } from '../addresses/store.ts';
import { enqueueAttempt } from '../delivery/queue-delivery.ts';
import { alertDeliveryTable } from '../tables.ts';
import { DELIVERY_ORDER, findDelivery, pageDeliveries } from './store.ts';

export function registerDeliveryLog(app: App, context: ServerContext): void {
  serveList(app, LOG.listDeliveries, DELIVERY_ORDER, async (request, page) => {
    const { operatorId, subject } = principalOf(request);
    return await pageDeliveries(context, { operatorId, subject, state: request.query.state }, page);
  });

  serveList(app, LOG.listOutbox, DELIVERY_ORDER, async (request, page) => {
    if (!context.settings.dev) throw notFound('The outbox');
    const { operatorId } = principalOf(request);
    return await pageDeliveries(context, { operatorId, state: 'OUTBOX' }, page);
  });

  serve(app, LOG.replayDelivery, async (request) => {
    const principal = principalOf(request);
    const { deliveryId } = request.params;
    await replay(context, principal, deliveryId);
    return (await findDelivery(context, principal, deliveryId))!;
  });
}

/**
 * Sends a message again at its user's request: with the same text and id, so that a receiver can detect
 * a duplicate.
 */
async function replay(context: ServerContext, owner: PlaceOwner, deliveryId: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const [row] = await tx.select().from(alertDeliveryTable).where(eq(alertDeliveryTable.id, deliveryId)).for('update');
    if (row === undefined || row.subject !== owner.subject || row.operatorId !== owner.operatorId) {
      throw notFound('The message');
    }
    if (row.state === 'QUEUED') throw refused('delivery-underway', { detail: 'The message is still being delivered.' });
    const place = await findPlace(tx, owner, row.placeId);
    if (place?.offSince != null) throw refusedAsOff(place);
    const isKept = row.channel === 'EMAIL' && context.settings.smtpUrl === undefined;
    if (isKept) return;
    const nextAttemptAt = new Date().toISOString();
    await tx
      .update(alertDeliveryTable)
      .set({ state: 'QUEUED', sentAt: null, nextAttemptAt })
      .where(eq(alertDeliveryTable.id, deliveryId));
    await enqueueAttempt(context, tx, row, row.attempts + 1, 0);
  });
}
