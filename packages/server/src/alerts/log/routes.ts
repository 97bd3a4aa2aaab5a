import { LOG } from '@keepout/contract/alerts/endpoints/log';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { replay } from './replay.ts';
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
