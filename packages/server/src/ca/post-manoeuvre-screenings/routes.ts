import { POST_MANOEUVRE_SCREENINGS } from '@keepout/contract/ca/endpoints/post-manoeuvre-screenings';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentPostScreening } from './present.ts';
import { orderPostScreening, ownPostScreening } from './service.ts';
import { countPostScreenings, listPostScreenings, POST_SCREENING_ORDER } from './store.ts';

export function registerPostManoeuvreScreenings(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, POST_MANOEUVRE_SCREENINGS.createPostManoeuvreScreening, async (request, reply) => {
    const row = await orderPostScreening(context, callerOf(request), request.body);
    return reply
      .code(202)
      .header(
        'location',
        urlOf(POST_MANOEUVRE_SCREENINGS.getPostManoeuvreScreening, { postManoeuvreScreeningId: row.id }),
      )
      .send(await presentPostScreening(context, row));
  });

  serve(app, POST_MANOEUVRE_SCREENINGS.listPostManoeuvreScreenings, async (request, reply) => {
    const { operatorId } = callerOf(request);
    const { 'conjunction-id': conjunctionId, 'manoeuvre-id': manoeuvreId } = request.query;
    const filter = { conjunctionId, manoeuvreId };
    const [{ rows, next }, total] = await Promise.all([
      listPostScreenings(db, operatorId, filter, pageOf(request.query, POST_SCREENING_ORDER)),
      countPostScreenings(db, operatorId, filter),
    ]);
    tellPage(request, reply, POST_SCREENING_ORDER, { total, next });
    return await Promise.all(rows.map((row) => presentPostScreening(context, row)));
  });

  serve(app, POST_MANOEUVRE_SCREENINGS.getPostManoeuvreScreening, async (request) => {
    const row = await ownPostScreening(context, callerOf(request).operatorId, request.params.postManoeuvreScreeningId);
    return await presentPostScreening(context, row);
  });
}
