import { PLACES } from '@keepout/contract/alerts/endpoints/places';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { findDelivery } from '../log/store.ts';
import { changeOwnPlace, listPlaces, rotateSecret, sendTest } from './service.ts';

export function registerPlaces(app: App, context: ServerContext): void {
  serve(app, PLACES.listAlertPlaces, async (request) => {
    return await listPlaces(context, principalOf(request));
  });

  serve(app, PLACES.changeAlertPlace, async (request) => {
    await changeOwnPlace(context, principalOf(request), request.params.placeId, request.body);
  });

  serve(app, PLACES.sendTestAlert, async (request) => {
    const principal = principalOf(request);
    const id = await sendTest(context, principal, request.params.placeId, request.body.language);
    return (await findDelivery(context, principal, id))!;
  });

  serve(
    app,
    PLACES.rotatePlaceSecret,
    async (request) => await rotateSecret(context, principalOf(request), request.params.placeId),
  );
}
