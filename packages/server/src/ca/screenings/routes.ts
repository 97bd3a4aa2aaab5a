import { conjunctionSummary } from '@keepout/contract/ca/conjunction';
import { screening, screeningBody, screeningQuery, screeningSummary } from '@keepout/contract/ca/screening';
import { idOf, pageQuery } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
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

const tags = ['screenings'];
const params = z.object({ screeningId: idOf('the screening') });

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

  app.route({
    method: 'GET',
    url: '/screenings',
    schema: {
      operationId: 'listScreenings',
      summary: 'Screenings, newest first',
      tags,
      querystring: screeningQuery,
      response: { 200: z.array(screeningSummary) },
    },
    handler: async (request, reply) => {
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
    },
  });

  app.route({
    method: 'POST',
    url: '/screenings',
    schema: {
      operationId: 'createScreening',
      summary: 'Screen an ephemeris, a satellite or the fleet against the catalogue',
      description: 'Answers 202; follow the Location or the event stream for progress.',
      tags,
      body: screeningBody,
      response: { 202: screening },
    },
    config: {
      adds: ['screenings', 'records'],
      tells: ['Location'],
      problems: ['subject-missing', 'time-invalid', 'not-found'],
    },
    handler: async (request, reply) => {
      const row = await requestScreening(context, callerOf(request), request.body);
      return reply
        .code(202)
        .header('location', `/api/v1/ca/screenings/${row.id}`)
        .send(await present(row));
    },
  });

  app.route({
    method: 'GET',
    url: '/screenings/:screeningId',
    schema: {
      operationId: 'getScreening',
      summary: 'One screening with its progress',
      tags,
      params,
      response: { 200: screening },
    },
    handler: async (request) => {
      const row = await findScreening(db, callerOf(request).operatorId, request.params.screeningId);
      if (row === undefined) throw notFound('The screening');
      return await present(row);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/screenings/:screeningId',
    schema: {
      operationId: 'cancelScreening',
      summary: 'Cancel a screening that has not ended',
      tags,
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await cancelScreening(context, callerOf(request), request.params.screeningId);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: '/screenings/:screeningId/conjunctions',
    schema: {
      operationId: 'listScreeningConjunctions',
      summary: 'What the screening found, sorted by TCA',
      tags,
      params,
      querystring: z.object(pageQuery),
      response: { 200: z.array(conjunctionSummary), 304: z.null() },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const { screeningId } = request.params;
      if ((await findScreening(db, operatorId, screeningId)) === undefined) throw notFound('The screening');
      return await answerConjunctions(request, reply, { screeningId }, request.query);
    },
  });
}
