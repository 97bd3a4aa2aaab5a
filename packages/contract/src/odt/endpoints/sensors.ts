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
    summary: 'Sensors that take orders: of the network, and your own; by type descending, then by code',
    description:
      'Test, future and retired sensors are left out. With `all=true`, accounts for demonstrations and tests see every sensor, each as OPTICAL_PASSIVE.',
    query: sensorQuery,
    answers: { 200: z.array(sensor) },
  },
  getSensor: {
    call: 'GET /sensors/{sensorId}',
    summary: 'One sensor of any type, with its ETag',
    params,
    answers: { 200: sensor },
  },
  listSensorCalibration: {
    call: 'GET /sensors/{sensorId}/calibration',
    summary: 'Calibration history of a sensor from its residuals, oldest first',
    params,
    query: z.object(wholeListQuery),
    answers: { 200: z.array(calibrationPoint) },
  },
  createSensor: {
    call: 'POST /sensors',
    summary: "Add a sensor of your own; administrators of the installation's operator add sensors of the network",
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
    summary: 'Replace the sensor that the body names by its sensorId; If-Match guards against overwriting',
    description: 'What was got can be sent back. Of what cannot be changed, equal values pass and others are refused.',
    headers: ifMatchHeaders,
    body: sensorChange,
    answers: { 200: sensor },
    commonData: 'BY_RECORD',
    problems: [...CHANGES, 'not-found'],
  },
  changeSensor: {
    call: 'PUT /sensors/{sensorId}',
    summary: 'Replace a sensor; If-Match guards against overwriting a change made meanwhile',
    params,
    headers: ifMatchHeaders,
    body: sensorChange,
    answers: { 200: sensor },
    commonData: 'BY_RECORD',
    problems: CHANGES,
  },
  removeSensor: {
    call: 'DELETE /sensors',
    summary: 'Remove a sensor on which nothing is planned',
    query: sensorRemoval,
    answers: { 204: z.null() },
    commonData: 'BY_RECORD',
    problems: ['sensor-in-use', 'sensor-not-own', 'not-found'],
  },
  deleteSensor: {
    call: 'DELETE /sensors/{sensorId}',
    summary: 'Remove a sensor on which nothing is planned',
    params,
    answers: { 204: z.null() },
    commonData: 'BY_RECORD',
    problems: ['sensor-in-use', 'sensor-not-own'],
  },
});
