import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { expect, it } from 'vitest';
import { basisFixture } from '../../../mock-api/manoeuvre-fixture.ts';
import { planFixture } from '../../../mock-api/manoeuvre-plan-fixture.ts';
import { fleetIntervals } from './fleet-intervals.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const iso = (hours: number) => new Date(NOW_MS + hours * 3_600_000).toISOString();
const words = {
  burn: ({ state }: ManoeuvrePlan) => `burn ${state}`,
  contact: (station: string, elevationDeg: number) => `${station} ${elevationDeg}`,
  noBurn: (reason: string) => reason,
};
const plan = (id: string, state: ManoeuvrePlan['state']): ManoeuvrePlan => {
  const manoeuvre = { manoeuvreType: 'IMPULSIVE', ignitionEpoch: iso(5), deltaVReferenceFrame: 'RTN' } as const;
  const basis = basisFixture('C1', 'IMPULSIVE', NOW_MS);
  return { ...planFixture(id, { ...manoeuvre, deltaVVector: [0, 0.04, 0] }, basis, NOW_MS), state };
};
const nothing = { plans: undefined, contacts: undefined, noBurn: undefined };

it('R-27 burns are told apart by whether they are approved, and abandoned ones are not flown', () => {
  const plans = [plan('a', 'DRAFT'), plan('b', 'PROPOSED'), plan('c', 'COMMITTED'), plan('d', 'ABANDONED')];
  const own = fleetIntervals(['aurora-1'], { ...nothing, plans }, words).get('aurora-1');
  expect(own?.map(({ id, kind }) => [id, kind])).toEqual([
    ['a', 'open-burn'],
    ['b', 'open-burn'],
    ['c', 'burn'],
  ]);
  // An impulsive burn has zero duration; its bar has the minimum length.
  expect(own?.map(({ startMs, endMs }) => [startMs - NOW_MS, endMs - startMs])[0]).toEqual([5 * 3_600_000, 60_000]);
});

it('R-27 contacts belong to their satellite, times without burns to every one', () => {
  const contact = {
    stationId: 's',
    stationName: 'Kiruna',
    canCommand: true,
    canConfirm: true,
    maxElevation: 41,
    start: iso(1),
    culmination: iso(1.1),
    end: iso(1.2),
  };
  const contacts = [
    {
      ...({ satelliteId: 'one', satelliteName: 'ONE', orbitSource: 'ELEMENTS', noOrbitReason: null } as const),
      coveredUntil: null,
      contacts: [contact],
    },
  ];
  const noBurn = [{ start: iso(10), end: iso(20), reason: 'Campaign' }];
  const intervals = fleetIntervals(['one', 'two'], { plans: undefined, contacts, noBurn }, words);
  expect(intervals.get('one')?.map(({ kind, label }) => [kind, label])).toEqual([
    ['no-burn', 'Campaign'],
    ['contact', 'Kiruna 41'],
  ]);
  expect(intervals.get('two')?.map(({ kind }) => kind)).toEqual(['no-burn']);
});
