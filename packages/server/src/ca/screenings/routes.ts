import { SCREENINGS } from '@keepout/contract/ca/endpoints/screenings';
import { satelliteNames } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, orNotFound } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { conjunctionLists } from '../conjunctions/service.ts';
import { waitingBefore } from './admission.ts';
import { presentListedScreening, presentScreening, type ScreeningSurroundings } from './present.ts';
import { cancelScreening, requestScreening } from './service.ts';
import { findScreening, SCREENING_ORDER, type ScreeningRow, screeningList } from './store.ts';

export function registerScreenings(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const answerConjunctions = conjunctionLists(context);
  const surroundingsOf = async (rows: readonly ScreeningRow[]): Promise<ScreeningSurroundings> => {
    const queued = rows.filter((row) => row.state === 'QUEUED').map((row) => row.id);
    const [names, screeningsAhead] = await Promise.all([
      satelliteNames(db, [...new Set(rows.flatMap((row) => row.satelliteIds))]),
      waitingBefore(db, rows[0]?.operatorId ?? '', queued),
    ]);
    return { names, screeningsAhead: screeningsAhead, nowMs: Date.now() };
  };
  const present = async (row: ScreeningRow) => presentScreening(row, await surroundingsOf([row]));

  serveList(app, SCREENINGS.listScreenings, SCREENING_ORDER, async (request, page) => {
    const { 'satellite-id': satelliteId, 'oem-id': ephemerisId, state } = request.query;
    const { operatorId } = callerOf(request);
    const filter = { satelliteId, ephemerisId, state };
    const { rows, ...facts } = await readListPage(screeningList(db, operatorId, filter), page);
    const surroundings = await surroundingsOf(rows);
    return { rows: rows.map((row) => presentListedScreening(row, surroundings)), ...facts };
  });

  serve(app, SCREENINGS.createScreening, async (request) => {
    const row = await requestScreening(context, callerOf(request), request.body);
    return await present(row);
  });

  serve(app, SCREENINGS.getScreening, async (request) => {
    const row = await findScreening(db, callerOf(request).operatorId, request.params.screeningId);
    if (row === undefined) throw notFound('The screening');
    return await present(row);
  });

  serve(app, SCREENINGS.cancelScreening, async (request) => {
    await cancelScreening(context, callerOf(request), request.params.screeningId);
  });

  serve(app, SCREENINGS.listScreeningConjunctions, async (request, reply) => {
    const { operatorId } = callerOf(request);
    const { screeningId } = request.params;
    const row = await orNotFound(findScreening(db, operatorId, screeningId), 'The screening');
    return await answerConjunctions(request, reply, { screeningId }, request.query, row.volume);
  });
}
