import { FIND } from '@keepout/contract/ca/endpoints/find';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { conjunctionConditions } from '../conjunctions/conditions.ts';
import { conjunctionLists } from '../conjunctions/service.ts';

/** Registers the search over all stored conjunctions, past and upcoming. */
export function registerFind(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const answer = conjunctionLists(context);

  serve(app, FIND.findConjunctions, async (request, reply) => {
    const { query } = request;
    const filter = conjunctionConditions(query);
    const { satelliteId } = filter;
    const { operatorId } = callerOf(request);
    if (satelliteId !== undefined && (await findSatellite(db, operatorId, satelliteId)) === undefined) {
      throw notFound('The satellite');
    }
    return await answer(request, reply, filter, query);
  });
}
