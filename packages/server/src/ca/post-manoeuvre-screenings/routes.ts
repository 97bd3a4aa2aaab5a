import { POST_MANOEUVRE_SCREENINGS } from '@keepout/contract/ca/endpoints/post-manoeuvre-screenings';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { presentPostScreening, presentPostScreenings } from './present.ts';
import { orderPostScreening, ownPostScreening } from './service.ts';
import { POST_SCREENING_ORDER, postScreeningList } from './store.ts';

export function registerPostManoeuvreScreenings(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, POST_MANOEUVRE_SCREENINGS.createPostManoeuvreScreening, async (request) => {
    const row = await orderPostScreening(context, callerOf(request), request.body);
    return await presentPostScreening(context, row);
  });

  serveList(app, POST_MANOEUVRE_SCREENINGS.listPostManoeuvreScreenings, POST_SCREENING_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    const { 'conjunction-id': conjunctionId, 'manoeuvre-id': manoeuvreId } = request.query;
    const filter = { conjunctionId, manoeuvreId };
    const { rows, ...facts } = await readListPage(postScreeningList(db, operatorId, filter), page);
    return { rows: await presentPostScreenings(context, operatorId, rows), ...facts };
  });

  serve(app, POST_MANOEUVRE_SCREENINGS.getPostManoeuvreScreening, async (request) => {
    const row = await ownPostScreening(context, callerOf(request).operatorId, request.params.postManoeuvreScreeningId);
    return await presentPostScreening(context, row);
  });
}
