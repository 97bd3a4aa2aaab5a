import type { Sensor } from '@keepout/contract/odt/sensor';
import { SENSOR_TYPES, SPECIAL_SENSOR_TYPE } from '@keepout/contract/odt/sensor-types';

/**
 * V-05: test types, future and retired ones are hidden unless the special mode is on, where all types show as optical
 * passive; by type descending, then by code.
 */
export function shownSensors<S extends Pick<Sensor, 'sensorType' | 'sensorCode'>>(
  sensors: readonly S[],
  isSpecial: boolean,
): readonly S[] {
  return sensors
    .filter(({ sensorType }) => isSpecial || SENSOR_TYPES[sensorType].isOpen)
    .map((sensor): S => (isSpecial ? { ...sensor, sensorType: SPECIAL_SENSOR_TYPE } : sensor))
    .toSorted((a, b) => b.sensorType.localeCompare(a.sensorType) || a.sensorCode.localeCompare(b.sensorCode));
}

/** Returns a short id for orders of one object: the first eight digits of a long identifier, a short one completely. */
export function requestNumber(id: string): string {
  return id.replace(/^[a-z]+-([0-9a-f]{8})-[0-9a-f-]{27}$/, '$1');
}
