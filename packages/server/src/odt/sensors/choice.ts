import type { MeasurementType } from '@keepout/contract/odt/enums';
import { SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import type { Queries } from '../../platform/database/database.ts';
import { refused } from '../../platform/http/problem.ts';
import { findSensorByCode, orderableSensors, type SensorRow } from './store.ts';

/**
 * Returns the sensors that an order may use: the listed ones, of any type, else all that accept orders; limited to those that measure
 * the requested quantities. A code that the operator may not see is refused.
 *
 * @param ownOnly   the operator's own sensors only
 */
export async function chosenSensors(
  db: Queries,
  operatorId: string,
  codes: readonly string[],
  measurementType: MeasurementType,
  ownOnly = false,
): Promise<readonly SensorRow[]> {
  const rows = codes.length === 0 ? await orderableSensors(db, operatorId) : await namedSensors(db, operatorId, codes);
  return rows.filter(
    (row) =>
      measures(row, measurementType) && row.sensorType !== 'RETIRED' && (!ownOnly || row.operatorId === operatorId),
  );
}

/** Those of the codes that are still there. */
export async function remainingSensors(
  db: Queries,
  operatorId: string,
  codes: readonly string[],
  measurementType: MeasurementType,
): Promise<readonly SensorRow[]> {
  if (codes.length === 0) return await chosenSensors(db, operatorId, codes, measurementType);
  const sensors = await Promise.all(codes.map((code) => findSensorByCode(db, operatorId, code)));
  return sensors.filter((row) => row !== undefined && measures(row, measurementType)) as SensorRow[];
}

async function namedSensors(db: Queries, operatorId: string, codes: readonly string[]): Promise<SensorRow[]> {
  const sensors = await Promise.all([...new Set(codes)].map((code) => findSensorByCode(db, operatorId, code)));
  const unknownCodes = codes.filter((code) => !sensors.some((row) => row?.code === code));
  if (unknownCodes.length === 0) return sensors.filter((row) => row !== undefined);
  const message = `Unknown sensor codes: ${unknownCodes.slice(0, 5).join(', ')}.`;
  const errors = unknownCodes.map((code) => ({
    code: 'sensor-unknown' as const,
    pointer: `#/sensorCodes/${codes.indexOf(code)}`,
    message: `The sensor ${code} does not exist.`,
  }));
  throw refused('sensor-unknown', { detail: message, errors });
}

function measures({ sensorType }: SensorRow, measurementType: MeasurementType): boolean {
  return measurementType === 'ANY' || SENSOR_TYPES[sensorType].measures === measurementType;
}
