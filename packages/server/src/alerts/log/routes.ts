import { LOG } from '@keepout/contract/alerts/endpoints/log';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { replay } from './replay.ts';
import { DELIVERY_ORDER, findDelivery, pageDeliveries } from './store.ts';

export function registerDeliveryLog(app: App, context: ServerContext): void {
  serve(app, LOG.listDeliveries, async (request, reply) => {
    const { operatorId, subject } = principalOf(request);
    const page = pageOf(request.query, DELIVERY_ORDER);
    const { rows, ...facts } = await pageDeliveries(context, { operatorId, subject, state: request.query.state }, page);
    tellPage(request, reply, DELIVERY_ORDER, facts);
    return rows;
  });

  serve(app, LOG.listOutbox, async (request, reply) => {
    if (!context.settings.dev) throw notFound('The outbox');
    const { operatorId } = principalOf(request);
    const page = pageOf(request.query, DELIVERY_ORDER);
    const { rows, ...facts } = await pageDeliveries(context, { operatorId, state: 'OUTBOX' }, page);
    tellPage(request, reply, DELIVERY_ORDER, facts);
    return rows;
  });

  serve(app, LOG.replayDelivery, async (request) => {
    const principal = principalOf(request);
    const { deliveryId } = request.params;
    await replay(context, principal, deliveryId);
    return (await findDelivery(context, principal, deliveryId))!;
  });
}
