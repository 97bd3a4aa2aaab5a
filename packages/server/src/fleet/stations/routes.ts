import { STATIONS } from '@keepout/contract/ca/endpoints/stations';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { recordChange } from '../../platform/records/change-record.ts';
import { presentStation } from './present.ts';
import { changeStation, createStation, removeStation } from './service.ts';
import { findStation, STATION_ORDER, stationList } from './store.ts';

export function registerStations(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serveList(app, STATIONS.listStations, STATION_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    return await readListPage(stationList(db, operatorId), page, presentStation);
  });

  serve(app, STATIONS.getStation, async (request) => {
    const row = await findStation(db, callerOf(request).operatorId, request.params.stationId);
    if (row === undefined) throw notFound('The station');
    return presentStation(row);
  });

  serve(app, STATIONS.createStation, async (request) => {
    return presentStation(await createStation(context, callerOf(request), request.body));
  });

  serve(app, STATIONS.changeStation, async (request, _reply, expected) => {
    return presentStation(await changeStation(context, recordChange(request, request.params.stationId, expected)));
  });

  serve(app, STATIONS.deleteStation, async (request) => {
    await removeStation(context, callerOf(request), request.params.stationId);
  });
}
