import {
  groundStation,
  groundStationBody,
  groundStationChange,
  groundStationQuery,
} from '@keepout/contract/fleet/station';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { presentStation } from './present.ts';
import { changeStation, createStation, removeStation } from './service.ts';
import { countStations, findStation, pageStations, STATION_ORDER } from './store.ts';

const tags = ['stations'];
const params = z.object({ stationId: idOf('the station') });

export function registerStations(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'GET',
    url: '/stations',
    schema: {
      operationId: 'listStations',
      summary: 'Your ground stations, sorted by name',
      tags,
      querystring: groundStationQuery,
      response: { 200: z.array(groundStation) },
    },
    handler: async (request, reply) => {
      const { operatorId } = callerOf(request);
      const [{ rows, next }, total] = await Promise.all([
        pageStations(db, operatorId, pageOf(request.query, STATION_ORDER)),
        countStations(db, operatorId),
      ]);
      tellPage(request, reply, STATION_ORDER, { total, next });
      return rows.map(presentStation);
    },
  });

  app.route({
    method: 'GET',
    url: '/stations/:stationId',
    schema: {
      operationId: 'getStation',
      summary: 'One ground station, with its ETag',
      tags,
      params,
      response: { 200: groundStation },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const row = await findStation(db, callerOf(request).operatorId, request.params.stationId);
      if (row === undefined) throw notFound('The station');
      return reply.header('etag', `"${row.version}"`).send(presentStation(row));
    },
  });

  app.route({
    method: 'POST',
    url: '/stations',
    schema: {
      operationId: 'createStation',
      summary: 'Add a ground station',
      tags,
      body: groundStationBody,
      response: { 201: groundStation },
    },
    config: { adds: ['records'], tells: ['ETag', 'Location'], problems: ['station-exists'] },
    handler: async (request, reply) => {
      const row = await createStation(context, callerOf(request), request.body);
      return reply
        .code(201)
        .header('etag', `"${row.version}"`)
        .header('location', `/api/v1/ca/stations/${row.id}`)
        .send(presentStation(row));
    },
  });

  app.route({
    method: 'PUT',
    url: '/stations/:stationId',
    schema: {
      operationId: 'changeStation',
      summary: 'Replace a ground station; If-Match guards against overwriting a change made meanwhile',
      tags,
      params,
      headers: ifMatchHeaders,
      body: groundStationChange,
      response: { 200: groundStation },
    },
    config: { tells: ['ETag'], problems: ['station-exists', 'version-changed', 'read-only-field'] },
    handler: async (request, reply) => {
      const { stationId } = request.params;
      const expected = expectedVersion(request.headers);
      const row = await changeStation(context, callerOf(request), stationId, request.body, expected);
      return reply.header('etag', `"${row.version}"`).send(presentStation(row));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/stations/:stationId',
    schema: {
      operationId: 'deleteStation',
      summary: 'Remove a ground station',
      tags,
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await removeStation(context, callerOf(request), request.params.stationId);
      return reply.code(204).send(null);
    },
  });
}
