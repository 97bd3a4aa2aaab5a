import type { RequestSummary } from '@keepout/contract/odt/request';
import { expect, it } from 'vitest';
import { filterRequests, REQUEST_STATUSES } from './request-list.ts';

const SENSORS = [
  { sensorCode: 'TEI-07', sensorType: 'OPTICAL_PASSIVE' },
  { sensorCode: 'KIR-R1', sensorType: 'RADAR_ACTIVE' },
] as const;
const request = (id: string, part: object) =>
  ({
    observationRequestId: id,
    status: 'PENDING',
    measurementType: 'ANY',
    sensorCodes: [],
    note: '',
    target: { name: 'ENVISAT', noradId: 27386 },
    ...part,
  }) as unknown as RequestSummary;
const REQUESTS = [
  request('a', {}),
  request('b', { measurementType: 'ANGLES', status: 'COMPLETE' }),
  request('c', { sensorCodes: ['KIR-R1'], target: { name: 'SL-8 R/B', noradId: 14000 } }),
];
const NONE = { statuses: [], text: '', sensorType: undefined, measurementType: undefined };
const idsOf = (filter: object) =>
  filterRequests(REQUESTS, { ...NONE, ...filter }, SENSORS).map(({ observationRequestId }) => observationRequestId);

it('R-08 requests are found by status, target, measurement and the type of sensor that may be used', () => {
  expect(idsOf({})).toEqual(['a', 'b', 'c']);
  expect(idsOf({ statuses: ['COMPLETE', 'PARTIAL'] })).toEqual(['b']);
  expect(idsOf({ text: 'sl-8 14000' })).toEqual(['c']);
  expect(idsOf({ measurementType: 'ANGLES' })).toEqual(['b']);
  expect(idsOf({ sensorType: 'RADAR_ACTIVE' })).toEqual(['a', 'c']);
  expect(idsOf({ sensorType: 'OPTICAL_PASSIVE' })).toEqual(['a', 'b']);
});

it('S-05 every status of a request has its tile', () => {
  expect([...REQUEST_STATUSES].toSorted()).toEqual(
    [
      ...['APPROVED', 'CANCELLED', 'COMPLETE', 'INFEASIBLE', 'IN_PROGRESS', 'PARTIAL', 'PENDING'],
      'UNSUCCESSFUL',
    ].toSorted(),
  );
});
