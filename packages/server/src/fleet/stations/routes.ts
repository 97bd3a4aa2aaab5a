import { STATIONS } from '@keepout/contract/ca/endpoints/stations';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentStation } from './present.ts';
import { changeStation, createStation, removeStation } from './service.ts';
import { countStations, findStation, pageStations, STATION_ORDER } from './store.ts';

export function registerStations(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, STATIONS.listStations, async (request, reply) => {
    const { operatorId } = callerOf(request);
    const [{ rows, next }, total] = await Promise.all([
      pageStations(db, operatorId, pageOf(request.query, STATION_ORDER)),
      countStations(db, operatorId),
    ]);
    tellPage(request, reply, STATION_ORDER, { total, next });
    return rows.map(presentStation);
  });

  serve(app, STATIONS.getStation, async (request, reply) => {
    const row = await findStation(db, callerOf(request).operatorId, request.params.stationId);
    if (row === undefined) throw notFound('The station');
    return reply.header('etag', `"${row.version}"`).send(presentStation(row));
  });

  serve(app, STATIONS.createStation, async (request, reply) => {
    const row = await createStation(context, callerOf(request), request.body);
    return reply
      .code(201)
      .header('etag', `"${row.version}"`)
      .header('location', urlOf(STATIONS.getStation, { stationId: row.id }))
      .send(presentStation(row));
  });

  serve(app, STATIONS.changeStation, async (request, reply) => {
    const { stationId } = request.params;
    const expected = expectedVersion(request.headers);
    const row = await changeStation(context, callerOf(request), stationId, request.body, expected);
    return reply.header('etag', `"${row.version}"`).send(presentStation(row));
  });

  serve(app, STATIONS.deleteStation, async (request, reply) => {
    await removeStation(context, callerOf(request), request.params.stationId);
    return reply.code(204).send(null);
  });
}
