import { expect, it } from 'vitest';
import { fleetOf } from './fleet.ts';
import { testEvent } from './test-event.ts';

it('R-12 the strip of satellites begins with the worst and names the next TCA of each', () => {
  const fleet = fleetOf([
    testEvent('a', { satelliteId: 'S1', satelliteName: 'ZETA', riskLevel: 'HIGH', tca: '2026-11-22T00:00:00.000Z' }),
    testEvent('b', { satelliteId: 'S2', satelliteName: 'ALPHA', riskLevel: 'LOW' }),
    testEvent('c', { satelliteId: 'S1', satelliteName: 'ZETA', riskLevel: 'LOW', tca: '2026-11-21T00:00:00.000Z' }),
  ]);
  expect(fleet.map(({ name, count, level, next }) => [name, count, level, next?.id])).toEqual([
    ['ZETA', 2, 'serious', 'c'],
    ['ALPHA', 1, 'ok', 'b'],
  ]);
});
