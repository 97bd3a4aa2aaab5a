import { expect, it } from 'vitest';
import { riskCountsByUrgency } from './risk-counts.ts';

const read = (risks: Parameters<typeof riskCountsByUrgency>[0]) =>
  riskCountsByUrgency(risks).map(({ risk, count }) => `${count} ${risk}`);

it('R-06 conjunctions are counted by risk, worst first, zeros included', () => {
  expect(read({ LOW: 7, CRITICAL: 1 } as never)).toEqual(['1 CRITICAL', '0 HIGH', '0 MEDIUM', '7 LOW']);
});

it('R-06 the unassessed ones stand last, when there are any', () => {
  expect(read({ UNKNOWN: 2 } as never).at(-1)).toBe('2 UNKNOWN');
  expect(read({ UNKNOWN: 0 } as never)).toHaveLength(4);
});
