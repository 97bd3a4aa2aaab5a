import {
  type CalibrationPoint,
  type Sensor,
  type SensorBody,
  type SensorCalibration,
  sensor,
  sensorBody,
} from '@keepout/contract/odt/sensor';
import { SPECIAL_SENSOR_TYPE } from '@keepout/contract/odt/sensor-types';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import type { Sensor as PlainSensor } from '@keepout/operations/sensor/sensor';
import { sensorOfBody } from '@keepout/operations/sensor/sensor-of-body';
import type { CalibrationRow, SensorContent, SensorRow } from './store.ts';

/** A sensor as its users see it. */
export function presentSensor(row: SensorRow, calibration: CalibrationRow | undefined): Sensor {
  return {
    sensorId: row.id,
    ...bodyOfRow(row),
    ...fieldsOf(sensor, row),
    isOwn: row.operatorId !== null,
    calibration: calibration === undefined ? null : presentCalibration(calibration),
  };
}

/** Returns the same in the special mode, without distinction of types (V-05). */
export function presentSpecially(row: SensorRow, calibration: CalibrationRow | undefined): Sensor {
  return { ...presentSensor(row, calibration), sensorType: SPECIAL_SENSOR_TYPE };
}

/** Returns the content by the owner, in wire form. */
export const bodyOfRow = ({ code, name, sensorType, content }: SensorContent): SensorBody => ({
  sensorCode: code,
  groundSensorName: name,
  sensorType,
  ...content,
});

/** In SI units, as all questions and orders have it. */
export const sensorOfRow = (row: SensorRow): PlainSensor => sensorOfBody(row.id, bodyOfRow(row));

/** Returns the content of a body, in stored form. */
export function contentOfSensor(body: SensorBody): SensorContent {
  const { sensorCode: code, groundSensorName: name, sensorType, ...content } = fieldsOf(sensorBody, body);
  return { code, name, sensorType, content };
}

function presentCalibration(row: CalibrationRow): SensorCalibration {
  const { tracks, points, angleSigmaArcsec: angleSigma, rangeSigmaM: rangeSigma, timeBiasS: timeBias } = row;
  return {
    tracks,
    points,
    angleSigma,
    rangeSigma,
    timeBias,
    from: row.measuredFrom,
    to: row.at,
  };
}

export function presentCalibrationPoint(row: CalibrationRow): CalibrationPoint {
  const { tracks, angleSigmaArcsec: angleSigma, rangeSigmaM: rangeSigma, timeBiasS: timeBias } = row;
  return { at: row.at, tracks, angleSigma, rangeSigma, timeBias };
}
