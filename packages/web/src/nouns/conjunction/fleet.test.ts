import type { Verdict } from '@keepout/contract/ca/conjunction';
import { expect, it } from 'vitest';
import { fleetOf } from './fleet.ts';
import { testEvent } from './test-event.ts';

it('R-12 the strip of satellites begins with the worst and pairs the worst mark of each with the countdown of that event', () => {
  const said = (kind: Verdict['kind']): Verdict => ({ kind, reasons: [], decideBy: null });
  const fleet = fleetOf([
    testEvent('a', { satelliteId: 'S1', satelliteName: 'ZETA', verdict: said('ACT'), tca: '2026-11-22T00:00:00.000Z' }),
    testEvent('b', { satelliteId: 'S2', satelliteName: 'ALPHA', riskLevel: 'LOW' }),
    testEvent('c', { satelliteId: 'S1', satelliteName: 'ZETA', riskLevel: 'LOW', tca: '2026-11-21T00:00:00.000Z' }),
    testEvent('d', { satelliteId: 'S3', satelliteName: 'BETA', riskLevel: 'CRITICAL', verdict: said('WATCH') }),
    testEvent('e', {
      satelliteId: 'S3',
      satelliteName: 'BETA',
      riskLevel: 'LOW',
      verdict: said('NO_CONCLUSION'),
      tca: '2026-11-23T00:00:00.000Z',
    }),
  ]);
  expect(fleet.map(({ name, count, level, worst }) => [name, count, level, worst?.id])).toEqual([
    ['ZETA', 2, 'critical', 'a'],
    ['BETA', 2, 'unclear', 'e'],
    ['ALPHA', 1, 'ok', 'b'],
  ]);
});
