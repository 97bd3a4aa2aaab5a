import { expect, it } from 'vitest';
import recorded from '../../../../contract/src/ca/recorded-examples.json' with { type: 'json' };
import { candidateSetCsv } from './candidate-set.ts';

it('hands the whole ranked set over as one table: no burn first, then each candidate in its rank with hot, cold and missed', () => {
  const set = recorded.ManoeuvreCandidates as unknown as Parameters<typeof candidateSetCsv>[0];
  const [head, noBurn, ...rows] = candidateSetCsv(set)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const at = (name: string) => head!.findIndex((title) => title.startsWith(name));
  expect(rows).toHaveLength(set.candidates.length);
  expect(noBurn!.slice(0, 2)).toEqual(['0', 'no burn']);
  expect(Number(noBurn![at('totalProbability')])).toBe(set.totalProbabilityBefore);
  const { figures, totalProbability, mahalanobisDistance, branches } = set.candidates[0]!.result;
  const [first] = rows;
  expect(first![0]).toBe('1');
  expect(Number(first![at('deltaVT')])).toBe(figures.deltaVVector[1]);
  expect(Number(first![at('totalProbability')])).toBe(totalProbability);
  expect(Number(first![at('mahalanobisDistance')])).toBe(mahalanobisDistance);
  const hot = branches.find(({ branch }) => branch === 'HOT')!;
  expect(Number(first![at('totalProbabilityHot')])).toBe(hot.totalProbability);
});
