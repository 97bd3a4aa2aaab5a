import { SATELLITES } from '@keepout/contract/ca/endpoints/satellites';
import type { SatelliteEvent } from '@keepout/contract/fleet/history';
import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { audit } from '../../platform/audit/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { columnOrder, readListPage, recordList } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { changeSatellite, createSatellite, type DeletionGuard, presentSatellite, removeSatellite } from './service.ts';
import { findOperatorOf, findSatellite, SATELLITE_ORDER, satelliteList } from './store.ts';

export function registerSatellites(app: App, context: ServerContext, refuseReferenced: DeletionGuard): void {
  const db = context.database.orm;

  serveList(app, SATELLITES.listSatellites, SATELLITE_ORDER, async (request, page) => {
    const { 'satellite-id': satelliteId, 'cospar-id': cosparId, name } = request.query;
    const { operatorId } = callerOf(request);
    const filter = { satelliteId, cosparId, name };
    return await readListPage(satelliteList(db, operatorId, filter), page, presentSatellite);
  });

  serve(app, SATELLITES.getSatellite, async (request) => {
    const row = await findSatellite(db, callerOf(request).operatorId, request.params.satelliteId);
    if (row === undefined) throw notFound('The satellite');
    return presentSatellite(row);
  });

  serve(app, SATELLITES.createSatellite, async (request) => {
    return presentSatellite(await createSatellite(context, callerOf(request), request.body));
  });

  serve(app, SATELLITES.changeSatellite, async (request, _reply, expected) => {
    return presentSatellite(await changeSatellite(context, callerOf(request), request.body, expected));
  });

  serve(app, SATELLITES.deleteSatellite, async (request) => {
    await removeSatellite(context, callerOf(request), request.params.satelliteId, refuseReferenced);
  });

  serveList(app, SATELLITES.listSatelliteHistory, HISTORY_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    const { satelliteId } = request.params;
    if ((await findSatellite(db, operatorId, satelliteId)) === undefined) throw notFound('The satellite');
    return await readListPage(historyList(db, operatorId, satelliteId), page, presentEvent);
  });

  serve(app, SATELLITES.getSatelliteOperator, async (request) => {
    const operator = await findOperatorOf(db, request.params.noradId, callerOf(request).operatorId);
    if (operator === undefined) throw notFound(`An operator of object ${request.params.noradId}`);
    const { contact, ...operatorFields } = operator;
    return { noradId: request.params.noradId, ...operatorFields, ...(contact !== null && { contact }) };
  });
}

/** The trail of a satellite is listed newest first. */
const HISTORY_ORDER = columnOrder('satellite-history', [audit.id], 'descending');

const historyList = (db: Queries, operatorId: string, satelliteId: string) =>
  recordList(
    db,
    HISTORY_ORDER,
    () => db.select().from(audit),
    and(eq(audit.operatorId, operatorId), eq(audit.recordType, 'satellite'), eq(audit.recordId, satelliteId)),
  );

function presentEvent({ at, actor, action, detail }: typeof audit.$inferSelect): SatelliteEvent {
  const { changes = [] } = detail as { readonly changes?: SatelliteEvent['changes'] };
  return { at, actor, action, changes };
}
