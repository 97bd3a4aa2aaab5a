import { PLACES } from '@keepout/contract/alerts/endpoints/places';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { type ListOrder, tellPage } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { findDelivery } from '../log/store.ts';
import { changeOwnPlace, listPlaces, rotateSecret, sendTest } from './service.ts';

const ORDER: ListOrder = { name: 'places', key: ['text'] };

export function registerPlaces(app: App, context: ServerContext): void {
  serve(app, PLACES.listAlertPlaces, async (request, reply) => {
    const places = await listPlaces(context, principalOf(request));
    tellPage(request, reply, ORDER, { total: places.length, next: undefined });
    return places;
  });

  serve(app, PLACES.changeAlertPlace, async (request, reply) => {
    await changeOwnPlace(context, principalOf(request), request.params.placeId, request.body);
    return reply.code(204).send(null);
  });

  serve(app, PLACES.sendTestAlert, async (request, reply) => {
    const principal = principalOf(request);
    const id = await sendTest(context, principal, request.params.placeId, request.body.language);
    return reply.code(201).send((await findDelivery(context, principal, id))!);
  });

  serve(
    app,
    PLACES.rotatePlaceSecret,
    async (request) => await rotateSecret(context, principalOf(request), request.params.placeId),
  );
}
