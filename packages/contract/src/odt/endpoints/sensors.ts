import { z } from 'zod';
import {
  calibrationPoint,
  sensor,
  sensorBody,
  sensorChange,
  sensorCreation,
  sensorQuery,
  sensorRemoval,
} from '../../odt/sensor.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders, wholeListQuery } from '../../platform/primitives.ts';

const params = z.object({ sensorId: idOf('the sensor') });
const CHANGES = ['sensor-exists', 'sensor-not-own', 'read-only-field', 'window-empty'] as const;

export const SENSORS = endpoints('odt', ['sensors'], {
  listSensors: {
    call: 'GET /sensors',
    summary: 'Lists sensors that accept orders, of the network and your own; by type descending, then by code',
    description:
      'Excludes test, future and retired sensors. With `all=true`, accounts for demonstrations and tests see all sensors, each as OPTICAL_PASSIVE.',
    query: sensorQuery,
    answers: { 200: z.array(sensor) },
  },
  getSensor: {
    call: 'GET /sensors/{sensorId}',
    summary: 'Returns a sensor of any type with its ETag',
    params,
    answers: { 200: sensor },
  },
  listSensorCalibration: {
    call: 'GET /sensors/{sensorId}/calibration',
    summary: 'Returns the calibration history of a sensor from its residuals, oldest first',
    params,
    query: z.object(wholeListQuery),
    answers: { 200: z.array(calibrationPoint) },
  },
  createSensor: {
    call: 'POST /sensors',
    summary: 'Adds your own sensor; administrators of the operator of the installation add sensors of the network',
    query: sensorCreation,
    body: sensorBody,
    answers: { 201: sensor },
    adds: ['records'],
    readBy: 'getSensor',
    commonData: 'BY_RECORD',
    problems: CHANGES.slice(0, 2).concat('window-empty'),
  },
  replaceSensor: {
    call: 'PUT /sensors',
    summary: 'Replaces the sensor with the sensorId in the body; If-Match prevents overwriting a concurrent change',
    description: 'Read-only fields may be sent with their current value; other values are refused.',
    headers: ifMatchHeaders,
    body: sensorChange,
    answers: { 200: sensor },
    commonData: 'BY_RECORD',
    problems: [...CHANGES, 'not-found'],
  },
  changeSensor: {
    call: 'PUT /sensors/{sensorId}',
    summary: 'Replaces a sensor; If-Match prevents overwriting a concurrent change',
    params,
    headers: ifMatchHeaders,
    body: sensorChange,
    answers: { 200: sensor },
    commonData: 'BY_RECORD',
    problems: CHANGES,
  },
  removeSensor: {
    call: 'DELETE /sensors',
    summary: 'Removes a sensor without planned passes',
    query: sensorRemoval,
    answers: { 204: z.null() },
    commonData: 'BY_RECORD',
    problems: ['sensor-in-use', 'sensor-not-own', 'not-found'],
  },
  deleteSensor: {
    call: 'DELETE /sensors/{sensorId}',
    summary: 'Removes a sensor without planned passes',
    params,
    answers: { 204: z.null() },
    commonData: 'BY_RECORD',
    problems: ['sensor-in-use', 'sensor-not-own'],
  },
});
