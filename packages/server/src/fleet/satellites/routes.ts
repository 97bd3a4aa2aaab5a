import { satelliteEvent, satelliteHistoryQuery } from '@keepout/contract/fleet/history';
import {
  satellite,
  satelliteBody,
  satelliteChange,
  satelliteOperator,
  satelliteQuery,
} from '@keepout/contract/fleet/satellite';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { countHistory, HISTORY_ORDER, pageHistory, presentEvent } from './history.ts';
import { presentSatellite } from './present.ts';
import { changeSatellite, createSatellite, removeSatellite } from './service.ts';
import { countSatellites, findOperatorOf, findSatellite, pageSatellites, SATELLITE_ORDER } from './store.ts';

const tags = ['satellites'];

export function registerSatellites(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'GET',
    url: '/satellites',
    schema: {
      operationId: 'listSatellites',
      summary: 'Your satellites, sorted by name',
      tags,
      querystring: satelliteQuery,
      response: { 200: z.array(satellite) },
    },
    handler: async (request, reply) => {
      const { 'satellite-id': satelliteId, 'cospar-id': cosparId, name } = request.query;
      const { operatorId } = callerOf(request);
      const filter = { satelliteId, cosparId, name };
      const [{ rows, next }, total] = await Promise.all([
        pageSatellites(db, operatorId, filter, pageOf(request.query, SATELLITE_ORDER)),
        countSatellites(db, operatorId, filter),
      ]);
      tellPage(request, reply, SATELLITE_ORDER, { total, next });
      return rows.map(presentSatellite);
    },
  });

  app.route({
    method: 'GET',
    url: '/satellites/:satelliteId',
    schema: {
      operationId: 'getSatellite',
      summary: 'One satellite, with its ETag',
      tags,
      params: z.object({ satelliteId: idOf('the satellite') }),
      response: { 200: satellite },
    },
    handler: async (request, reply) => {
      const row = await findSatellite(db, callerOf(request).operatorId, request.params.satelliteId);
      if (row === undefined) throw notFound('The satellite');
      return reply.header('etag', `"${row.version}"`).send(presentSatellite(row));
    },
  });

  app.route({
    method: 'POST',
    url: '/satellites',
    schema: {
      operationId: 'createSatellite',
      summary: 'Add a satellite to your fleet',
      tags,
      body: satelliteBody,
      response: { 201: satellite },
    },
    config: { adds: ['records'], tells: ['ETag', 'Location'], problems: ['satellite-exists'] },
    handler: async (request, reply) => {
      const row = await createSatellite(context, callerOf(request), request.body);
      return reply
        .code(201)
        .header('etag', `"${row.version}"`)
        .header('location', `/api/v1/ca/satellites/${row.id}`)
        .send(presentSatellite(row));
    },
  });

  app.route({
    method: 'PUT',
    url: '/satellites',
    schema: {
      operationId: 'changeSatellite',
      summary: 'Replace a satellite; If-Match guards against overwriting a change made meanwhile',
      description:
        'What was got can be sent back. Of what cannot be changed, equal values pass and others are refused (`read-only-field`).',
      tags,
      headers: ifMatchHeaders,
      body: satelliteChange,
      response: { 200: satellite },
    },
    config: { tells: ['ETag'], problems: ['satellite-exists', 'version-changed', 'read-only-field', 'not-found'] },
    handler: async (request, reply) => {
      const expected = expectedVersion(request.headers);
      const row = await changeSatellite(context, callerOf(request), request.body, expected);
      return reply.header('etag', `"${row.version}"`).send(presentSatellite(row));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/satellites/:satelliteId',
    schema: {
      operationId: 'deleteSatellite',
      summary: 'Remove a satellite with its ephemerides and conjunctions',
      tags,
      params: z.object({ satelliteId: idOf('the satellite') }),
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await removeSatellite(context, callerOf(request), request.params.satelliteId);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: '/satellites/:satelliteId/history',
    schema: {
      operationId: 'listSatelliteHistory',
      summary: 'Who changed what of a satellite, newest first',
      tags,
      params: z.object({ satelliteId: idOf('the satellite') }),
      querystring: satelliteHistoryQuery,
      response: { 200: z.array(satelliteEvent) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const { satelliteId } = request.params;
      if ((await findSatellite(db, operatorId, satelliteId)) === undefined) throw notFound('The satellite');
      const [{ rows, next }, total] = await Promise.all([
        pageHistory(db, operatorId, satelliteId, pageOf(request.query, HISTORY_ORDER)),
        countHistory(db, operatorId, satelliteId),
      ]);
      tellPage(request, reply, HISTORY_ORDER, { total, next });
      return rows.map(presentEvent);
    },
  });

  app.route({
    method: 'GET',
    url: '/satellites/operator/:noradId',
    schema: {
      operationId: 'getSatelliteOperator',
      summary: 'Who operates an object: a confirmed operator, or yourself where you claim the number',
      tags,
      params: z.object({
        noradId: z.coerce
          .number()
          .int()
          .min(0)
          .max(999_999_999)
          .meta({ description: 'Catalogue number, up to nine digits.' }),
      }),
      response: { 200: satelliteOperator },
    },
    handler: async (request) => {
      const found = await findOperatorOf(db, request.params.noradId, callerOf(request).operatorId);
      if (found === undefined) throw notFound(`An operator of object ${request.params.noradId}`);
      const { contact, ...rest } = found;
      return { noradId: request.params.noradId, ...rest, ...(contact !== null && { contact }) };
    },
  });
}
