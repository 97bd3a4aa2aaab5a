import { SENSORS } from '@keepout/contract/odt/endpoints/sensors';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, orNotFound, refusedAt } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { presentCalibrationPoint, presentSensor, presentSpecially } from './present.ts';
import { changeSensor, createSensor, removeSensor } from './service.ts';
import {
  calibrationHistory,
  findSensor,
  newestCalibrations,
  SENSOR_ORDER,
  type SensorRow,
  sensorList,
} from './store.ts';

/** A-11, V-05. */
export function registerSensors(app: App, context: ServerContext): void {
  const db = context.database.orm;
  const present = async (row: SensorRow) => presentSensor(row, (await newestCalibrations(db, [row.id])).get(row.id));

  serveList(app, SENSORS.listSensors, SENSOR_ORDER, async (request, page) => {
    const { operatorId, userName } = principalOf(request);
    const { all, 'sensor-type': sensorType } = request.query;
    const isSpecial = all === 'true' && isSpecialUser(userName, context.settings.specialUsers);
    const filter = { operatorId, isSpecial, sensorType };
    const { rows, ...facts } = await readListPage(sensorList(db, filter), page);
    const calibrations = await newestCalibrations(
      db,
      rows.map(({ id }) => id),
    );
    const presentListed = isSpecial ? presentSpecially : presentSensor;
    return { rows: rows.map((row) => presentListed(row, calibrations.get(row.id))), ...facts };
  });

  serve(app, SENSORS.getSensor, async (request) => {
    const row = await findSensor(db, principalOf(request).operatorId, request.params.sensorId);
    if (row === undefined) throw notFound('The sensor');
    return await present(row);
  });

  serve(app, SENSORS.listSensorCalibration, async (request) => {
    const { sensorId } = request.params;
    await orNotFound(findSensor(db, principalOf(request).operatorId, sensorId), 'The sensor');
    const history = await calibrationHistory(db, sensorId);
    return history.map(presentCalibrationPoint);
  });

  serve(app, SENSORS.createSensor, async (request) => {
    const isOfNetwork = request.query.network === 'true';
    return await present(await createSensor(context, principalOf(request), request.body, isOfNetwork));
  });

  serve(app, SENSORS.replaceSensor, async (request, _reply, expected) => {
    const { sensorId } = request.body;
    if (sensorId === undefined) throw sensorNotNamed();
    return await present(await changeSensor(context, principalOf(request), sensorId, request.body, expected));
  });

  serve(app, SENSORS.changeSensor, async (request, _reply, expected) => {
    const { sensorId } = request.params;
    return await present(await changeSensor(context, principalOf(request), sensorId, request.body, expected));
  });

  serve(app, SENSORS.removeSensor, async (request) => {
    await removeSensor(context, principalOf(request), request.query['sensor-id']);
  });
  serve(app, SENSORS.deleteSensor, async (request) => {
    await removeSensor(context, principalOf(request), request.params.sensorId);
  });
}

function sensorNotNamed() {
  return refusedAt('invalid-request', '#/sensorId', 'The body does not name the sensor: send its sensorId.');
}

/** Whether a user is one for demonstrations or tests (P-04): by the beginning of the name, or because the installation says so. */
function isSpecialUser(userName: string, configured: readonly string[]): boolean {
  return /^(demo|test)/i.test(userName) || configured.includes(userName);
}
