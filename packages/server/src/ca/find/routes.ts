import { conjunction } from '@keepout/contract/ca/conjunction';
import { findQuery } from '@keepout/contract/ca/find';
import { z } from 'zod';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { givenTime } from '../../platform/http/given-time.ts';
import type { App } from '../../platform/http/http.ts';
import { offsetOf, tellPage } from '../../platform/http/paging.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { presentConjunctions } from '../conjunctions/service.ts';
import { type ConjunctionFilter, countConjunctions, listConjunctions } from '../conjunctions/store.ts';

type Query = z.infer<typeof findQuery>;

/** The direct search: one question over every conjunction on record, past and future. */
export function registerFind(app: App, context: ServerContext): void {
  const db = context.database.orm;

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
      response: { 200: z.array(conjunction) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const filter = filterOf(request.query);
      const { satelliteId } = filter;
      if (satelliteId !== undefined && (await findSatellite(db, operatorId, satelliteId)) === undefined) {
        throw notFound('The satellite');
      }
      const [rows, total] = await Promise.all([
        listConjunctions(db, operatorId, filter),
        countConjunctions(db, operatorId, filter),
      ]);
      tellPage(request, reply, { offset: filter.offset ?? 0, count: rows.length, total });
      return await presentConjunctions(db, operatorId, rows);
    },
  });
}

function filterOf(query: Query): ConjunctionFilter {
  const fromTaiS = query.start === undefined ? undefined : givenTime(query.start, '?start');
  const toTaiS = query.end === undefined ? undefined : givenTime(query.end, '?end');
  if (fromTaiS !== undefined && toTaiS !== undefined && toTaiS < fromTaiS) {
    throw atFault('end', 'window-empty', `The end ${query.end} is before the start ${query.start}.`);
  }
  return {
    satelliteId: query['satellite-id'],
    object: query.object,
    fromTaiS,
    toTaiS,
    maxMissM: query['max-miss-distance'],
    minProbability: query['min-probability'],
    screeningType: query['screening-type'],
    limit: query.limit,
    offset: offsetOf(query.cursor),
  };
}

function atFault(field: 'start' | 'end', code: 'window-empty', message: string) {
  return refused(code, { detail: message, errors: [{ pointer: `?${field}`, code, message }] });
}
