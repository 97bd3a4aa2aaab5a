import { z } from 'zod';
import { alertDelivery, deliveryQuery, deliveryReplay } from '../../alerts/delivery.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ deliveryId: idOf('the message') });

export const LOG = endpoints('alerts', ['deliveries'], {
  listDeliveries: {
    call: 'GET /deliveries',
    summary: 'Messages to you, newest first, with every attempt',
    description: 'Addresses are listed without their secret part.',
    query: deliveryQuery,
    answers: { 200: z.array(alertDelivery) },
  },
  listOutbox: {
    call: 'GET /outbox',
    summary: 'Stored mails of your organisation in an installation without a mail relay',
    description: 'In the developer area only: elsewhere nobody reads the mail of others, and it answers 404.',
    query: deliveryQuery.omit({ state: true }),
    answers: { 200: z.array(alertDelivery) },
  },
  replayDelivery: {
    call: 'PUT /deliveries/{deliveryId}/replay',
    summary: 'Hand a message over once more: the same words, the same id',
    params,
    body: deliveryReplay,
    answers: { 200: alertDelivery },
    problems: ['delivery-underway', 'place-off'],
  },
});
