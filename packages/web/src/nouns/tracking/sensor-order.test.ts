import type { SensorType } from '@keepout/contract/odt/enums';
import { expect, it } from 'vitest';
import { shownSensors } from './sensor-order.ts';

const sensor = (sensorCode: string, sensorType: SensorType) => ({ sensorCode, sensorType });
const ALL = [
  sensor('TEI-07', 'OPTICAL_PASSIVE'),
  sensor('OLD-1', 'RETIRED'),
  sensor('KIR-R1', 'RADAR_ACTIVE'),
  sensor('NEXT-1', 'FUTURE'),
  sensor('CTO-11', 'OPTICAL_PASSIVE'),
  sensor('TST-1', 'TEST_OPTICAL'),
];
const codes = (isSpecial: boolean) => shownSensors(ALL, isSpecial).map(({ sensorCode }) => sensorCode);

it('V-05 test types, future and retired sensors are hidden; by type descending, then by code', () => {
  expect(codes(false)).toEqual(['KIR-R1', 'CTO-11', 'TEI-07']);
});

it('V-05 in the special mode every type is there and shows as optical passive', () => {
  expect(codes(true)).toEqual(['CTO-11', 'KIR-R1', 'NEXT-1', 'OLD-1', 'TEI-07', 'TST-1']);
  expect(new Set(shownSensors(ALL, true).map(({ sensorType }) => sensorType))).toEqual(new Set(['OPTICAL_PASSIVE']));
});
