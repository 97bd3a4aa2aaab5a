import { conjunction } from '@keepout/contract/ca/conjunction';
import { screening, screeningBody, screeningQuery } from '@keepout/contract/ca/screening';
import { id } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { presentConjunctions } from '../conjunctions/service.ts';
import { listConjunctions } from '../conjunctions/store.ts';
import { presentScreening } from './present.ts';
import { cancelScreening, requestScreening } from './service.ts';
import { findScreening, listScreenings, type ScreeningRow, satelliteNames } from './store.ts';

const tags = ['screenings'];
const params = z.object({ screeningId: id });

export function registerScreenings(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const present = async (rows: readonly ScreeningRow[]) => {
    const names = await satelliteNames(db, [...new Set(rows.flatMap((row) => row.satelliteIds))]);
    return rows.map((row) => presentScreening(row, names, Date.now()));
  };

  app.route({
    method: 'GET',
    url: '/screenings',
    schema: {
      operationId: 'listScreenings',
      summary: 'Screenings, newest first',
      tags,
      querystring: screeningQuery,
      response: { 200: z.array(screening) },
    },
    handler: async (request) => {
      const { 'satellite-id': satelliteId, 'oem-id': ephemerisId, state, limit } = request.query;
      const { operatorId } = callerOf(request);
      return await present(await listScreenings(db, operatorId, { satelliteId, ephemerisId, state, limit }));
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
    handler: async (request, reply) => {
      const row = await requestScreening(context, callerOf(request), request.body);
      const [answer] = await present([row]);
      if (answer === undefined) throw notFound('The screening');
      return reply.code(202).header('location', `/api/v1/ca/screenings/${row.id}`).send(answer);
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
      const [answer] = await present([row]);
      if (answer === undefined) throw notFound('The screening');
      return answer;
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
      response: { 200: z.array(conjunction) },
    },
    handler: async (request) => {
      const { operatorId } = callerOf(request);
      const { screeningId } = request.params;
      if ((await findScreening(db, operatorId, screeningId)) === undefined) throw notFound('The screening');
      return await presentConjunctions(db, operatorId, await listConjunctions(db, operatorId, { screeningId }));
    },
  });
}
