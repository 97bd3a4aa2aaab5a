import { SCREENINGS } from '@keepout/contract/ca/endpoints/screenings';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { conjunctionLists } from '../conjunctions/service.ts';
import { waitingBefore } from './admission.ts';
import { presentListedScreening, presentScreening, type ScreeningSurroundings } from './present.ts';
import { cancelScreening, requestScreening } from './service.ts';
import {
  countScreenings,
  findScreening,
  listScreenings,
  SCREENING_ORDER,
  type ScreeningRow,
  satelliteNames,
} from './store.ts';

export function registerScreenings(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const answerConjunctions = conjunctionLists(context);
  const surroundingsOf = async (rows: readonly ScreeningRow[]): Promise<ScreeningSurroundings> => {
    const names = await satelliteNames(db, [...new Set(rows.flatMap((row) => row.satelliteIds))]);
    const [first] = rows;
    const queued = rows.filter((row) => row.state === 'QUEUED').map((row) => row.id);
    const waiting = first === undefined ? new Map() : await waitingBefore(db, first.operatorId, queued);
    return { names, waiting, nowMs: Date.now() };
  };
  const present = async (row: ScreeningRow) => presentScreening(row, await surroundingsOf([row]));

  serve(app, SCREENINGS.listScreenings, async (request, reply) => {
    const { 'satellite-id': satelliteId, 'oem-id': ephemerisId, state } = request.query;
    const { operatorId } = callerOf(request);
    const filter = { satelliteId, ephemerisId, state };
    const [{ rows, next }, total] = await Promise.all([
      listScreenings(db, operatorId, filter, pageOf(request.query, SCREENING_ORDER)),
      countScreenings(db, operatorId, filter),
    ]);
    tellPage(request, reply, SCREENING_ORDER, { total, next });
    const surroundings = await surroundingsOf(rows);
    return rows.map((row) => presentListedScreening(row, surroundings));
  });

  serve(app, SCREENINGS.createScreening, async (request, reply) => {
    const row = await requestScreening(context, callerOf(request), request.body);
    return reply
      .code(202)
      .header('location', urlOf(SCREENINGS.getScreening, { screeningId: row.id }))
      .send(await present(row));
  });

  serve(app, SCREENINGS.getScreening, async (request) => {
    const row = await findScreening(db, callerOf(request).operatorId, request.params.screeningId);
    if (row === undefined) throw notFound('The screening');
    return await present(row);
  });

  serve(app, SCREENINGS.cancelScreening, async (request, reply) => {
    await cancelScreening(context, callerOf(request), request.params.screeningId);
    return reply.code(204).send(null);
  });

  serve(app, SCREENINGS.listScreeningConjunctions, async (request, reply) => {
    const { operatorId } = callerOf(request);
    const { screeningId } = request.params;
    if ((await findScreening(db, operatorId, screeningId)) === undefined) throw notFound('The screening');
    return await answerConjunctions(request, reply, { screeningId }, request.query);
  });
}
