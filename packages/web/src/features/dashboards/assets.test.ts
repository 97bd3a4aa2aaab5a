import type { EphemerisSummary } from '@keepout/contract/ca/ephemeris';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { expect, it } from 'vitest';
import { testEvent, testNowMs } from '../../nouns/conjunction/test-event.ts';
import { sortRows } from '../../ui/row-sort.ts';
import { assetsOf, assetValue } from './assets.ts';
import { fleetRows } from './fleet-rows.ts';

const satellite = (satelliteId: string, propulsion: object = { type: 'NONE' }) =>
  ({ satelliteId, name: satelliteId.toUpperCase(), noradId: 1, configuration: { propulsion } }) as Satellite;
const file = {
  oemFileId: 'f',
  satelliteId: 's1',
  designation: 'OPERATIONAL',
  uploadedAt: new Date(testNowMs - 7_200_000).toISOString(),
  stopTime: new Date(testNowMs + 86_400_000).toISOString(),
} as EphemerisSummary;
const ACT = { kind: 'ACT' as const, reasons: [], decideBy: null };
const events = [
  testEvent('calm', { satelliteId: 's1', tca: '2026-11-20T09:00:00.000Z' }),
  testEvent('worst', { satelliteId: 's1', tca: '2026-11-21T09:00:00.000Z', riskLevel: 'CRITICAL', verdict: ACT }),
];

it('R-27 a satellite shows its worst event, counts to the TCA of that one, and how its orbit is known', () => {
  const tanked = satellite('s1', { type: 'IMPULSIVE', propellantMass: 12.5 });
  const [first, second] = assetsOf({ satellites: [tanked, satellite('s2')], events, files: [file] }, testNowMs);
  expect(first).toMatchObject({
    worst: { id: 'worst' },
    risks: { LOW: 1, CRITICAL: 1 },
    eventCount: 2,
    ageS: 7_200,
    coverageS: 86_400,
    propellantKg: 12.5,
  });
  expect(assetValue(first!, 'tca')).toBe(Date.UTC(2026, 10, 21, 9));
  expect(second).toMatchObject({ eventCount: 0, risks: {} });
  expect([second?.worst, second?.file, second?.propellantKg]).toEqual([undefined, undefined, undefined]);
});

it('R-27 satellites without a figure stand last in either direction', () => {
  const assets = assetsOf({ satellites: [satellite('s2'), satellite('s1')], events, files: [] }, testNowMs);
  for (const isDescending of [true, false]) {
    const sorted = sortRows(assets, { column: 'worst', isDescending }, assetValue);
    expect(sorted.map((asset) => asset.satellite.satelliteId)).toEqual(['s1', 's2']);
  }
});

it('R-27 the fleet is drawn by the nearest approach, with burns where plans have some', () => {
  const burn = { id: 'b', kind: 'burn' as const, startMs: 1, endMs: 2, label: 'burn' };
  const rows = fleetRows([satellite('s0'), satellite('s1')], events, new Map([['s0', [burn]]]));
  expect(rows.map(({ id, marks, intervals }) => [id, marks.length, intervals.length])).toEqual([
    ['s1', 2, 0],
    ['s0', 0, 1],
  ]);
});
