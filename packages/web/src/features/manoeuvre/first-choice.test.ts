import type { ManoeuvreCandidate } from '@keepout/contract/ca/manoeuvre-search';
import { expect, it } from 'vitest';
import { countedTotal, firstChoice, isLastChance, leastBad } from './first-choice.ts';
import { sizeFor } from './map-rules.ts';

const LAST = '2026-11-22T12:00:00.000001Z';
const EARLY = '2026-11-22T08:00:00.000000Z';

interface Facts {
  readonly at?: string;
  readonly recommendedAs?: readonly string[];
  readonly roles?: readonly string[];
  readonly total?: number;
  readonly isInadequate?: boolean;
  readonly newEvents?: number;
  readonly deltaV?: number;
}

const candidate = ({
  at = EARLY,
  recommendedAs = [],
  roles = recommendedAs,
  total = 1e-6,
  deltaV = 0.01,
  ...rest
}: Facts) =>
  ({
    recommendedAs,
    roles,
    manoeuvre: { manoeuvreType: 'IMPULSIVE', ignitionEpoch: at, deltaVVector: [0, deltaV, 0] },
    result: { totalProbability: total / 2, isInadequate: rest.isInadequate ?? false },
    screening: {
      totalProbability: total / 2,
      totalProbabilityWithExecutionError: total,
      newEvents: Array.from({ length: rest.newEvents ?? 0 }, () => ({ isEstimated: false })),
    },
  }) as unknown as ManoeuvreCandidate;
const choice = (...all: readonly Facts[]) => firstChoice({ candidates: all.map(candidate), commitPoint: LAST });

it('R-15 the cheapest that has a star is chosen first, and never what begins at the last chance', () => {
  expect(choice({}, { recommendedAs: ['EARLIEST'] }, { recommendedAs: ['CHEAPEST'] })).toBe(2);
  expect(choice({ at: LAST, recommendedAs: ['CHEAPEST'] }, { recommendedAs: ['EARLIEST'] })).toBe(1);
  expect(choice({ at: LAST, recommendedAs: ['CHEAPEST'] })).toBeUndefined();
  // The candidate with the largest displacement does not reach the target and is never the default.
  expect(choice({ at: LAST, recommendedAs: ['CHEAPEST'] }, { recommendedAs: ['FARTHEST'] })).toBeUndefined();
  expect(choice()).toBeUndefined();
});

it('R-15 where nothing is clear the least bad is chosen first, but for the last chance', () => {
  expect(choice({ roles: ['CHEAPEST'], total: 3e-5 }, { total: 2e-5 }, { total: 9e-6, at: LAST })).toBe(1);
  expect(choice({ total: 3e-5, at: LAST }, { total: 4e-5 }, { total: 1e-9, isInadequate: true })).toBe(1);
});

it('R-15 least bad is what leaves least with its new events and the error of the burn, by figures that hold', () => {
  const all = [{ total: 3e-5 }, { total: 2e-5, newEvents: 2 }, { total: 2e-5, newEvents: 1 }].map(candidate);
  expect(leastBad(all)).toBe(2);
  expect(leastBad([...all, candidate({ total: 1e-12, isInadequate: true })])).toBe(2);
  expect(countedTotal(all[0]!)).toBe(3e-5);
  expect(countedTotal({ ...all[0]!, screening: null })).toBe(1.5e-5);
  expect(isLastChance(candidate({ at: LAST }), { commitPoint: null })).toBe(false);
});

it('R-15 the map has the size of its candidates, whether any of them is clear or none', () => {
  const basis = { manoeuvreType: 'IMPULSIVE', vehicle: { maxDeltaV: 0.5 } } as Parameters<typeof sizeFor>[0];
  const small = { deltaV: 0.004, roles: ['CHEAPEST'] };
  for (const recommendedAs of [[], ['FARTHEST']])
    expect(sizeFor(basis, [small, { deltaV: 0.5, recommendedAs, roles: ['FARTHEST'] }].map(candidate))).toBeCloseTo(
      0.0064,
      12,
    );
});
