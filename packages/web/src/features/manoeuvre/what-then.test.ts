import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import { expect, it } from 'vitest';
import { whatThen } from './first-choice.ts';

const candidate = (decideBy: string | null, totalProbability: number) => ({
  recommendedAs: [],
  roles: [],
  screening: null,
  result: { decideBy, figures: { ignitionEpoch: '2026-11-22T09:00:00Z' }, totalProbability, isInadequate: false },
});
const answer = (more: Partial<ManoeuvreCandidates> = {}) =>
  ({
    candidates: [candidate('2026-11-22T07:00:00Z', 4e-5), candidate('2026-11-22T08:30:00Z', 3e-5)],
    constraints: {
      tried: 90,
      feasible: 2,
      excludedByConstraint: [
        { constraint: 'ECLIPSE', count: 20 },
        { constraint: 'COMMAND_CONTACT', count: 60 },
        { constraint: 'PROPELLANT', count: 0 },
      ],
      limitingConstraint: null,
    },
    isInfeasible: false,
    totalProbabilityBefore: 2e-4,
    ...more,
  }) as unknown as ManoeuvreCandidates;

it('R-15 waits until the decision deadline of the latest candidate, relaxes what forbids most, and names the lowest total', () => {
  expect(whatThen(answer(), {})).toEqual({
    waitUntil: '2026-11-22T08:30:00Z',
    relax: [
      { constraint: 'COMMAND_CONTACT', count: 60 },
      { constraint: 'ECLIPSE', count: 20 },
    ],
    widen: [],
    leastBad: { place: 1, total: 3e-5, isScreened: false, before: 2e-4, newEvents: 0, newEstimatedEvents: 0 },
  });
});

it('R-15 gives the screened total, which includes new conjunctions, and counts new ones by covariance', () => {
  const newEvents = [{ isEstimated: false }, { isEstimated: true }, { isEstimated: true }];
  const screened = { ...candidate(null, 1e-5), screening: { totalProbability: 6e-5, newEvents } };
  expect(whatThen(answer({ candidates: [screened] as never }), {}).leastBad).toEqual({
    place: 0,
    total: 6e-5,
    isScreened: true,
    before: 2e-4,
    newEvents: 1,
    newEstimatedEvents: 2,
  });
});

it('R-15 without a pass waits until the begin; with no candidate at all there is nothing to wait for', () => {
  const alone = answer({ candidates: [candidate(null, 1e-5)] as never });
  expect(whatThen(alone, {}).waitUntil).toBe('2026-11-22T09:00:00Z');
  const beyond = answer({ candidates: [], isInfeasible: true });
  expect(whatThen(beyond, { maxDeltaV: 0.01 })).toMatchObject({
    waitUntil: undefined,
    widen: ['maxDeltaV'],
    leastBad: undefined,
  });
});
