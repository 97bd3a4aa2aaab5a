import {
  postManoeuvreScreening,
  postManoeuvreScreeningBody,
  postManoeuvreScreeningQuery,
} from '@keepout/contract/ca/post-manoeuvre-screening';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { presentPostScreening } from './present.ts';
import { orderPostScreening, ownPostScreening } from './service.ts';
import { countPostScreenings, listPostScreenings, POST_SCREENING_ORDER } from './store.ts';

const tags = ['post-manoeuvre-screenings'];
const params = z.object({ postManoeuvreScreeningId: idOf('the screening') });

export function registerPostManoeuvreScreenings(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'POST',
    url: '/post-manoeuvre-screenings',
    schema: {
      operationId: 'createPostManoeuvreScreening',
      summary: 'Screen a plan, or a candidate ephemeris, against the catalogue and its own message',
      description:
        'The orbit of a plan is kept as a CANDIDATE ephemeris and screened like one. Answers 202; follow the Location or the event stream.',
      tags,
      body: postManoeuvreScreeningBody,
      response: { 202: postManoeuvreScreening },
    },
    config: {
      adds: ['screenings', 'records', 'storage'],
      tells: ['Location'],
      problems: ['subject-missing', 'ephemeris-not-candidate', 'plan-without-orbit', 'catalogue-missing', 'not-found'],
    },
    handler: async (request, reply) => {
      const row = await orderPostScreening(context, callerOf(request), request.body);
      return reply
        .code(202)
        .header('location', `/api/v1/ca/post-manoeuvre-screenings/${row.id}`)
        .send(await presentPostScreening(context, row));
    },
  });

  app.route({
    method: 'GET',
    url: '/post-manoeuvre-screenings',
    schema: {
      operationId: 'listPostManoeuvreScreenings',
      summary: 'Screenings of plans and candidates, newest first',
      tags,
      querystring: postManoeuvreScreeningQuery,
      response: { 200: z.array(postManoeuvreScreening) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const { 'conjunction-id': conjunctionId, 'manoeuvre-id': manoeuvreId } = request.query;
      const filter = { conjunctionId, manoeuvreId };
      const [{ rows, next }, total] = await Promise.all([
        listPostScreenings(db, operatorId, filter, pageOf(request.query, POST_SCREENING_ORDER)),
        countPostScreenings(db, operatorId, filter),
      ]);
      tellPage(request, reply, POST_SCREENING_ORDER, { total, next });
      return await Promise.all(rows.map((row) => presentPostScreening(context, row)));
    },
  });

  app.route({
    method: 'GET',
    url: '/post-manoeuvre-screenings/:postManoeuvreScreeningId',
    schema: {
      operationId: 'getPostManoeuvreScreening',
      summary: 'What a manoeuvre makes of every event: verdict, then new, worse, better, gone, unchanged',
      tags,
      params,
      response: { 200: postManoeuvreScreening },
    },
    handler: async (request) => {
      const row = await ownPostScreening(
        context,
        callerOf(request).operatorId,
        request.params.postManoeuvreScreeningId,
      );
      return await presentPostScreening(context, row);
    },
  });
}
