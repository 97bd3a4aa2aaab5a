import { expect, it } from 'vitest';
import { sensorType } from './enums.ts';
import { hasField, LISTED_SENSOR_TYPES, OPEN_SENSOR_TYPES, SENSOR_TYPES, sensorTypeFor } from './sensor-types.ts';

it('V-05 every type has its facts, and lists are by type, the last letter first', () => {
  expect(Object.keys(SENSOR_TYPES).toSorted()).toEqual(sensorType.options.toSorted());
  expect(LISTED_SENSOR_TYPES).toEqual(OPEN_SENSOR_TYPES.toSorted().toReversed());
});

it('a field that one kind has alone is asked of it alone, any other of all', () => {
  const [telescope, radar] = [sensorTypeFor('ANGLES'), sensorTypeFor('RADAR')];
  expect([telescope, radar].map((type) => hasField(type, 'maxRange'))).toEqual([false, true]);
  expect([telescope, radar].map((type) => hasField(type, 'limitingMagnitude'))).toEqual([true, false]);
  expect([telescope, radar].map((type) => hasField(type, 'slewRate'))).toEqual([true, true]);
});
