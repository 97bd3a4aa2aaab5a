import { alertDelivery } from '@keepout/contract/alerts/delivery';
import { alertPlace, placeChange, placeSecret, placeTest, secretRotation } from '@keepout/contract/alerts/place';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { type ListOrder, tellPage } from '../../platform/http/paging.ts';
import { findDelivery } from '../log/store.ts';
import { changeOwnPlace, listPlaces, rotateSecret, sendTest } from './service.ts';

const tags = ['places'];
const params = z.object({ placeId: idOf('the place') });
const ORDER: ListOrder = { name: 'places', key: ['text'] };

export function registerPlaces(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/places',
    schema: {
      operationId: 'listAlertPlaces',
      summary: 'Where you are told: the addresses of your configurations, and whether they can be reached',
      tags,
      response: { 200: z.array(alertPlace) },
    },
    handler: async (request, reply) => {
      const places = await listPlaces(context, principalOf(request));
      tellPage(request, reply, ORDER, { total: places.length, next: undefined });
      return places;
    },
  });

  app.route({
    method: 'PUT',
    url: '/places/:placeId',
    schema: {
      operationId: 'changeAlertPlace',
      summary: 'Switch a place on again that was gone, or say in which language it is told',
      tags,
      params,
      body: placeChange,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await changeOwnPlace(context, principalOf(request), request.params.placeId, request.body);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/places/:placeId/test',
    schema: {
      operationId: 'sendTestAlert',
      summary: 'Send a test message to a place; the log tells what came of it',
      tags,
      params,
      body: placeTest,
      response: { 201: alertDelivery },
    },
    config: { problems: ['place-off'] },
    handler: async (request, reply) => {
      const principal = principalOf(request);
      const id = await sendTest(context, principal, request.params.placeId, request.body.language);
      return reply.code(201).send((await findDelivery(context, principal, id))!);
    },
  });

  app.route({
    method: 'PUT',
    url: '/places/:placeId/secret',
    schema: {
      operationId: 'rotatePlaceSecret',
      summary: 'A new key for the signatures of a webhook; it is told this once',
      description: 'For a day messages are signed with the key before as well, so that the receiver can change over.',
      tags,
      params,
      body: secretRotation,
      response: { 200: placeSecret },
    },
    config: { problems: ['place-unsigned'] },
    handler: async (request) => await rotateSecret(context, principalOf(request), request.params.placeId),
  });
}
