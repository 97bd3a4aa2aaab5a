import { conjunctionSummary } from '@keepout/contract/ca/conjunction';
import { findQuery } from '@keepout/contract/ca/find';
import { z } from 'zod';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { givenWindow } from '../../platform/http/given-time.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { conjunctionLists } from '../conjunctions/service.ts';

/** The direct search: one question over every conjunction on record, past and future. */
export function registerFind(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const answer = conjunctionLists(context);

  app.route({
    method: 'GET',
    url: '/find',
    schema: {
      operationId: 'findConjunctions',
      summary: 'Search the conjunctions on record, sorted by TCA',
      description:
        'All conditions must hold; without any, everything on record is listed. The body is a plain list; ' +
        'X-Total-Count and Link carry the paging. Events of candidate ephemerides are not searched.',
      tags: ['conjunctions'],
      querystring: findQuery,
      response: { 200: z.array(conjunctionSummary), 304: z.null() },
    },
    config: { tells: ['ETag'], problems: ['time-invalid', 'window-empty', 'not-found'] },
    handler: async (request, reply) => {
      const { query } = request;
      const filter = {
        satelliteId: query['satellite-id'],
        object: query.object,
        ...givenWindow(query),
        maxMissM: query['max-miss-distance'],
        minProbability: query['min-probability'],
        screeningType: query['screening-type'],
      };
      const { satelliteId } = filter;
      const { operatorId } = callerOf(request);
      if (satelliteId !== undefined && (await findSatellite(db, operatorId, satelliteId)) === undefined) {
        throw notFound('The satellite');
      }
      return await answer(request, reply, filter, query);
    },
  });
}
