import { expect, it } from 'vitest';
import { eventOf } from './event.ts';
import { testRecord } from './test-event.ts';

it('R-12 the previous Pc is that of the message created before the newest, whatever the order', () => {
  const step = (creationDate: string, probabilityOfCollision: number | null) => ({
    cdmId: creationDate,
    creationDate,
    tca: '2026-11-20T08:12:00.000Z',
    riskLevel: 'LOW' as const,
    probabilityOfCollision,
    maxProbability: null,
    totalMissDistance: 500,
    sigma: null,
  });
  const history = [
    step('2026-11-20T06:00:00Z', 3e-8),
    step('2026-11-18T06:00:00Z', 9e-8),
    step('2026-11-19T06:00:00Z', 1e-8),
  ];
  expect(eventOf(testRecord({ history })).previousPc).toBe(1e-8);
  expect(eventOf(testRecord({ history: history.slice(0, 1) })).previousPc).toBeUndefined();
});
