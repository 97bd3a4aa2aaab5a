import type { SensorType } from '@keepout/contract/odt/enums';
import type { Sensor } from '@keepout/contract/odt/sensor';

const HIDDEN: readonly SensorType[] = ['TEST_OPTICAL', 'FUTURE', 'RETIRED'];

/**
 * V-05: test types, future and retired ones are hidden unless the special mode is on, where all types show as optical
 * passive; by type descending, then by code.
 */
export function shownSensors<S extends Pick<Sensor, 'sensorType' | 'sensorCode'>>(
  sensors: readonly S[],
  isSpecial: boolean,
): readonly S[] {
  return sensors
    .filter(({ sensorType }) => isSpecial || !HIDDEN.includes(sensorType))
    .map((sensor): S => (isSpecial ? { ...sensor, sensorType: 'OPTICAL_PASSIVE' } : sensor))
    .toSorted((a, b) => b.sensorType.localeCompare(a.sensorType) || a.sensorCode.localeCompare(b.sensorCode));
}
