import { SENSORS } from '@keepout/contract/odt/endpoints/sensors';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion } from '../../platform/http/if-match.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
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

/** A-11, V-05. */
export function registerSensors(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const send = async (reply: FastifyReply, row: SensorRow) => {
    const calibration = (await newestCalibrations(db, [row.id])).get(row.id);
    return reply.header('etag', `"${row.version}"`).send(presentSensor(row, calibration));
  };

  serve(app, SENSORS.listSensors, async (request, reply) => {
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
  });

  serve(app, SENSORS.getSensor, async (request, reply) => {
    const row = await findSensor(db, principalOf(request).operatorId, request.params.sensorId);
    if (row === undefined) throw notFound('The sensor');
    return await send(reply, row);
  });

  serve(app, SENSORS.listSensorCalibration, async (request, reply) => {
    const { sensorId } = request.params;
    const row = await findSensor(db, principalOf(request).operatorId, sensorId);
    if (row === undefined) throw notFound('The sensor');
    const history = await calibrationHistory(db, sensorId);
    return reply.header('x-total-count', String(history.length)).send(history.map(presentCalibrationPoint));
  });

  serve(app, SENSORS.createSensor, async (request, reply) => {
    const isOfNetwork = request.query.network === 'true';
    const row = await createSensor(context, principalOf(request), request.body, isOfNetwork);
    return await send(reply.code(201).header('location', urlOf(SENSORS.getSensor, { sensorId: row.id })), row);
  });

  serve(app, SENSORS.replaceSensor, async (request, reply) => {
    const { sensorId } = request.body;
    if (sensorId === undefined) throw sensorNotNamed();
    const expected = expectedVersion(request.headers);
    return await send(reply, await changeSensor(context, principalOf(request), sensorId, request.body, expected));
  });

  serve(app, SENSORS.changeSensor, async (request, reply) => {
    const { sensorId } = request.params;
    const expected = expectedVersion(request.headers);
    return await send(reply, await changeSensor(context, principalOf(request), sensorId, request.body, expected));
  });

  serve(app, SENSORS.removeSensor, async (request, reply) => {
    await removeSensor(context, principalOf(request), request.query['sensor-id']);
    return reply.code(204).send(null);
  });
  serve(app, SENSORS.deleteSensor, async (request, reply) => {
    await removeSensor(context, principalOf(request), request.params.sensorId);
    return reply.code(204).send(null);
  });
}

function sensorNotNamed() {
  const message = 'The body does not name the sensor: send its sensorId.';
  return refused('invalid-request', {
    detail: message,
    errors: [{ code: 'invalid-request', pointer: '#/sensorId', message }],
  });
}
