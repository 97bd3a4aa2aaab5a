import { expect, it } from 'vitest';
import { candidateTable } from './candidate-table.ts';
import recorded from './recorded-examples.json' with { type: 'json' };

it('tells how far a probability can be believed, and the cross-section of an attitude, which has no delta-v', () => {
  const set = recorded.ManoeuvreCandidates as unknown as Parameters<typeof candidateTable>[0];
  const [candidate] = set.candidates;
  const { figures, ...result } = candidate!.result;
  const belief = { confidence: 'BOUND' } as const;
  const events = result.events.map((event) => ({ ...event, ...belief }));
  const drag = { ...result, ...belief, events, figures: { ...figures, dragCrossSection: 0.19 } };
  const { columns, rows } = candidateTable({ ...set, candidates: [{ ...candidate!, result: drag }] });
  const [area, word] = ['dragCrossSection', 'confidence'].map((title) =>
    columns.findIndex(({ name }) => name === title),
  );
  expect(rows.map((row) => [row[area!], row[word!]])).toEqual([
    [null, 'BOUND'],
    [0.19, 'BOUND'],
  ]);
});

it('hands the whole ranked set over as one table: no burn first, then each candidate in its rank with hot, cold, late and missed', () => {
  const set = recorded.ManoeuvreCandidates as unknown as Parameters<typeof candidateTable>[0];
  const {
    columns,
    rows: [noBurn, ...rows],
  } = candidateTable(set);
  const at = (title: string) => columns.findIndex(({ name }) => name.startsWith(title));
  expect(rows).toHaveLength(set.candidates.length);
  expect(noBurn!.slice(0, 2)).toEqual([0, 'no burn']);
  expect(Number(noBurn![at('totalProbability')])).toBe(set.totalProbabilityBefore);
  const { figures, totalProbability, mahalanobisDistance, branches } = set.candidates[0]!.result;
  const [first] = rows;
  expect(first![0]).toBe(1);
  expect(Number(first![at('deltaVT')])).toBe(figures.deltaVVector[1]);
  expect(Number(first![at('totalProbability')])).toBe(totalProbability);
  expect(Number(first![at('mahalanobisDistance')])).toBe(mahalanobisDistance);
  const { newEvents, estimatedIncrease } = set.candidates[0]!.screening!;
  expect(first![at('newEventsEstimated')]).toBe(newEvents.filter(({ isEstimated }) => isEstimated).length);
  expect(first![at('estimatedIncrease')]).toBe(estimatedIncrease ?? null);
  const hot = branches.find(({ branch }) => branch === 'HOT')!;
  expect(Number(first![at('totalProbabilityHot')])).toBe(hot.totalProbability);
  // Of a search without a candidate nothing is known but the total.
  const [alone] = candidateTable({ ...set, candidates: [] }).rows;
  expect(alone!.filter((cell) => cell !== null)).toEqual([0, 'no burn', set.totalProbabilityBefore]);
});
