import { alertDelivery, deliveryQuery, deliveryReplay } from '@keepout/contract/alerts/delivery';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { replay } from './replay.ts';
import { DELIVERY_ORDER, findDelivery, pageDeliveries } from './store.ts';

const tags = ['deliveries'];
const params = z.object({ deliveryId: idOf('the message') });

export function registerDeliveryLog(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/deliveries',
    schema: {
      operationId: 'listDeliveries',
      summary: 'Messages to you, newest first, with every attempt',
      description: 'Addresses are told without what is secret in them.',
      tags,
      querystring: deliveryQuery,
      response: { 200: z.array(alertDelivery) },
    },
    handler: async (request, reply) => {
      const { operatorId, subject } = principalOf(request);
      const page = pageOf(request.query, DELIVERY_ORDER);
      const { rows, ...facts } = await pageDeliveries(
        context,
        { operatorId, subject, state: request.query.state },
        page,
      );
      tellPage(request, reply, DELIVERY_ORDER, facts);
      return rows;
    },
  });

  app.route({
    method: 'GET',
    url: '/outbox',
    schema: {
      operationId: 'listOutbox',
      summary: 'Mails of your organisation that were kept because the installation has no mail relay',
      description: 'In the developer area only: elsewhere nobody reads the mail of others, and it answers 404.',
      tags,
      querystring: deliveryQuery.omit({ state: true }),
      response: { 200: z.array(alertDelivery) },
    },
    handler: async (request, reply) => {
      if (!context.settings.dev) throw notFound('The outbox');
      const { operatorId } = principalOf(request);
      const page = pageOf(request.query, DELIVERY_ORDER);
      const { rows, ...facts } = await pageDeliveries(context, { operatorId, state: 'OUTBOX' }, page);
      tellPage(request, reply, DELIVERY_ORDER, facts);
      return rows;
    },
  });

  app.route({
    method: 'PUT',
    url: '/deliveries/:deliveryId/replay',
    schema: {
      operationId: 'replayDelivery',
      summary: 'Hand a message over once more: the same words, the same id',
      tags,
      params,
      body: deliveryReplay,
      response: { 200: alertDelivery },
    },
    config: { problems: ['delivery-underway', 'place-off'] },
    handler: async (request) => {
      const principal = principalOf(request);
      const { deliveryId } = request.params;
      await replay(context, principal, deliveryId);
      return (await findDelivery(context, principal, deliveryId))!;
    },
  });
}
