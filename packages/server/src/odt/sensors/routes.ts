import {
  calibrationPoint,
  sensor,
  sensorBody,
  sensorChange,
  sensorCreation,
  sensorQuery,
  sensorRemoval,
} from '@keepout/contract/odt/sensor';
import { idOf } from '@keepout/contract/platform/primitives';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { presentCalibrationPoint, presentSensor, presentSpecially } from './present.ts';
import { changeSensor, createSensor, removeSensor } from './service.ts';
import { isSpecialUser } from './special-user.ts';
import {
  calibrationHistory,
  countSensors,
  findSensor,
  newestCalibrations,
  pageSensors,
  SENSOR_ORDER,
  type SensorRow,
} from './store.ts';

const tags = ['sensors'];
const params = z.object({ sensorId: idOf('the sensor') });
const CHANGES = ['sensor-exists', 'sensor-not-own', 'version-changed', 'read-only-field', 'window-empty'] as const;

/** A-11, V-05. */
export function registerSensors(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const send = async (reply: FastifyReply, row: SensorRow) => {
    const calibration = (await newestCalibrations(db, [row.id])).get(row.id);
    return reply.header('etag', `"${row.version}"`).send(presentSensor(row, calibration));
  };

  app.route({
    method: 'GET',
    url: '/sensors',
    schema: {
      operationId: 'listSensors',
      summary: 'Sensors that take orders: of the network, and your own; by type descending, then by code',
      description:
        'Test, future and retired sensors are left out. With `all=true`, accounts for demonstrations and tests see every sensor, each as OPTICAL_PASSIVE.',
      tags,
      querystring: sensorQuery,
      response: { 200: z.array(sensor) },
    },
    handler: async (request, reply) => {
      const { operatorId, userName } = principalOf(request);
      const { all, 'sensor-type': sensorType } = request.query;
      const isSpecial = all === 'true' && isSpecialUser(userName, context.settings.specialUsers);
      const filter = { operatorId, isSpecial, sensorType };
      const [{ rows, next }, total] = await Promise.all([
        pageSensors(db, filter, pageOf(request.query, SENSOR_ORDER)),
        countSensors(db, filter),
      ]);
      const calibrations = await newestCalibrations(
        db,
        rows.map(({ id }) => id),
      );
      tellPage(request, reply, SENSOR_ORDER, { total, next });
      const present = isSpecial ? presentSpecially : presentSensor;
      return rows.map((row) => present(row, calibrations.get(row.id)));
    },
  });

  app.route({
    method: 'GET',
    url: '/sensors/:sensorId',
    schema: {
      operationId: 'getSensor',
      summary: 'One sensor, of whatever type, with its ETag',
      tags,
      params,
      response: { 200: sensor },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const row = await findSensor(db, principalOf(request).operatorId, request.params.sensorId);
      if (row === undefined) throw notFound('The sensor');
      return await send(reply, row);
    },
  });

  app.route({
    method: 'GET',
    url: '/sensors/:sensorId/calibration',
    schema: {
      operationId: 'listSensorCalibration',
      summary: 'What the residuals of a sensor said of it, oldest first',
      tags,
      params,
      response: { 200: z.array(calibrationPoint) },
    },
    handler: async (request, reply) => {
      const { sensorId } = request.params;
      const row = await findSensor(db, principalOf(request).operatorId, sensorId);
      if (row === undefined) throw notFound('The sensor');
      const history = await calibrationHistory(db, sensorId);
      return reply.header('x-total-count', String(history.length)).send(history.map(presentCalibrationPoint));
    },
  });

  app.route({
    method: 'POST',
    url: '/sensors',
    schema: {
      operationId: 'createSensor',
      summary: 'Add a sensor of your own; those who run the tracking add sensors of the network',
      tags,
      querystring: sensorCreation,
      body: sensorBody,
      response: { 201: sensor },
    },
    config: { adds: ['records'], tells: ['ETag', 'Location'], problems: CHANGES.slice(0, 2).concat('window-empty') },
    handler: async (request, reply) => {
      const isOfNetwork = request.query.network === 'true';
      const row = await createSensor(context, principalOf(request), request.body, isOfNetwork);
      return await send(reply.code(201).header('location', `/api/v1/odt/sensors/${row.id}`), row);
    },
  });

  app.route({
    method: 'PUT',
    url: '/sensors',
    schema: {
      operationId: 'replaceSensor',
      summary: 'Replace the sensor that the body names by its sensorId; If-Match guards against overwriting',
      description:
        'What was got can be sent back. Of what cannot be changed, equal values pass and others are refused.',
      tags,
      headers: ifMatchHeaders,
      body: sensorChange,
      response: { 200: sensor },
    },
    config: { tells: ['ETag'], problems: [...CHANGES, 'not-found'] },
    handler: async (request, reply) => {
      const { sensorId } = request.body;
      if (sensorId === undefined) throw sensorNotNamed();
      const expected = expectedVersion(request.headers);
      return await send(reply, await changeSensor(context, principalOf(request), sensorId, request.body, expected));
    },
  });

  app.route({
    method: 'PUT',
    url: '/sensors/:sensorId',
    schema: {
      operationId: 'changeSensor',
      summary: 'Replace a sensor; If-Match guards against overwriting a change made meanwhile',
      tags,
      params,
      headers: ifMatchHeaders,
      body: sensorChange,
      response: { 200: sensor },
    },
    config: { tells: ['ETag'], problems: CHANGES },
    handler: async (request, reply) => {
      const { sensorId } = request.params;
      const expected = expectedVersion(request.headers);
      return await send(reply, await changeSensor(context, principalOf(request), sensorId, request.body, expected));
    },
  });

  const remove = { summary: 'Remove a sensor on which nothing is planned', tags, response: { 204: z.null() } };
  app.route({
    method: 'DELETE',
    url: '/sensors',
    schema: { ...remove, operationId: 'removeSensor', querystring: sensorRemoval },
    config: { problems: ['sensor-in-use', 'sensor-not-own', 'not-found'] },
    handler: async (request, reply) => {
      await removeSensor(context, principalOf(request), request.query['sensor-id']);
      return reply.code(204).send(null);
    },
  });
  app.route({
    method: 'DELETE',
    url: '/sensors/:sensorId',
    schema: { ...remove, operationId: 'deleteSensor', params },
    config: { problems: ['sensor-in-use', 'sensor-not-own'] },
    handler: async (request, reply) => {
      await removeSensor(context, principalOf(request), request.params.sensorId);
      return reply.code(204).send(null);
    },
  });
}

function sensorNotNamed() {
  const message = 'The body does not name the sensor: send its sensorId.';
  return refused('invalid-request', {
    detail: message,
    errors: [{ code: 'invalid-request', pointer: '#/sensorId', message }],
  });
}
