import { z } from 'zod';
import { alertDelivery, deliveryQuery, deliveryReplay } from '../../alerts/delivery.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ deliveryId: idOf('the message') });

export const LOG = endpoints('alerts', ['deliveries'], {
  listDeliveries: {
    call: 'GET /deliveries',
    summary: 'Lists messages to you with all delivery attempts, newest first',
    description: 'Addresses are returned without their secret part.',
    query: deliveryQuery,
    answers: { 200: z.array(alertDelivery) },
  },
  listOutbox: {
    call: 'GET /outbox',
    summary: 'Lists the stored mails of your organisation in an installation without a mail relay',
    description: 'Available only in a development installation; otherwise returns 404.',
    query: deliveryQuery.omit({ state: true }),
    answers: { 200: z.array(alertDelivery) },
  },
  replayDelivery: {
    call: 'PUT /deliveries/{deliveryId}/replay',
    summary: 'Sends a message again with the same text and the same id',
    params,
    body: deliveryReplay,
    answers: { 200: alertDelivery },
    problems: ['delivery-underway', 'place-off'],
  },
});
