import { SATELLITES } from '@keepout/contract/ca/endpoints/satellites';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { countHistory, HISTORY_ORDER, pageHistory, presentEvent } from './history.ts';
import { presentSatellite } from './present.ts';
import { changeSatellite, createSatellite, removeSatellite } from './service.ts';
import { countSatellites, findOperatorOf, findSatellite, pageSatellites, SATELLITE_ORDER } from './store.ts';

export function registerSatellites(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, SATELLITES.listSatellites, async (request, reply) => {
    const { 'satellite-id': satelliteId, 'cospar-id': cosparId, name } = request.query;
    const { operatorId } = callerOf(request);
    const filter = { satelliteId, cosparId, name };
    const [{ rows, next }, total] = await Promise.all([
      pageSatellites(db, operatorId, filter, pageOf(request.query, SATELLITE_ORDER)),
      countSatellites(db, operatorId, filter),
    ]);
    tellPage(request, reply, SATELLITE_ORDER, { total, next });
    return rows.map(presentSatellite);
  });

  serve(app, SATELLITES.getSatellite, async (request, reply) => {
    const row = await findSatellite(db, callerOf(request).operatorId, request.params.satelliteId);
    if (row === undefined) throw notFound('The satellite');
    return reply.header('etag', `"${row.version}"`).send(presentSatellite(row));
  });

  serve(app, SATELLITES.createSatellite, async (request, reply) => {
    const row = await createSatellite(context, callerOf(request), request.body);
    return reply
      .code(201)
      .header('etag', `"${row.version}"`)
      .header('location', urlOf(SATELLITES.getSatellite, { satelliteId: row.id }))
      .send(presentSatellite(row));
  });

  serve(app, SATELLITES.changeSatellite, async (request, reply) => {
    const expected = expectedVersion(request.headers);
    const row = await changeSatellite(context, callerOf(request), request.body, expected);
    return reply.header('etag', `"${row.version}"`).send(presentSatellite(row));
  });

  serve(app, SATELLITES.deleteSatellite, async (request, reply) => {
    await removeSatellite(context, callerOf(request), request.params.satelliteId);
    return reply.code(204).send(null);
  });

  serve(app, SATELLITES.listSatelliteHistory, async (request, reply) => {
    const { operatorId } = callerOf(request);
    const { satelliteId } = request.params;
    if ((await findSatellite(db, operatorId, satelliteId)) === undefined) throw notFound('The satellite');
    const [{ rows, next }, total] = await Promise.all([
      pageHistory(db, operatorId, satelliteId, pageOf(request.query, HISTORY_ORDER)),
      countHistory(db, operatorId, satelliteId),
    ]);
    tellPage(request, reply, HISTORY_ORDER, { total, next });
    return rows.map(presentEvent);
  });

  serve(app, SATELLITES.getSatelliteOperator, async (request) => {
    const found = await findOperatorOf(db, request.params.noradId, callerOf(request).operatorId);
    if (found === undefined) throw notFound(`An operator of object ${request.params.noradId}`);
    const { contact, ...rest } = found;
    return { noradId: request.params.noradId, ...rest, ...(contact !== null && { contact }) };
  });
}
