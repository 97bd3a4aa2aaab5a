import { expect, it } from 'vitest';
import { tallyOf } from './tally.ts';

const message = (riskLevel: string, pc: number | null) => ({ figures: { riskLevel, pc } });

it('a screening comes to its levels and its worst probability, as far as it is known', () => {
  expect(tallyOf([message('LOW', 1e-9), message('HIGH', 2e-4), message('LOW', null)])).toEqual({
    conjunctionCount: 3,
    risks: { LOW: 2, HIGH: 1 },
    worstProbability: 2e-4,
  });
  expect(tallyOf([message('UNKNOWN', null)]).worstProbability).toBeNull();
  expect(tallyOf([])).toEqual({ conjunctionCount: 0, risks: {}, worstProbability: null });
});
