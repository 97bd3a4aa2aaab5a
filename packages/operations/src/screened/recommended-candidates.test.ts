import { expect, it } from 'vitest';
import type { FoundCandidate } from '../plan/candidates.ts';
import {
  candidateRecommendations,
  candidateRoles,
  decisiveCount,
  isSound,
  recommendable,
  recommendations,
} from './recommended-candidates.ts';

const PC = 3e-6;
const TARGET = { totalPc: PC, avoidedPc: PC };
const adds = (netPc: number) => ({ netPc, largestPc: 0 });
const CLEAR = { newCount: 0, totalPc: 2e-6, estimated: adds(0), isInadequate: false };
const RAISING = { ...CLEAR, newCount: 1, totalPc: 2.8e-6 };
const SHORT = { ...CLEAR, totalPc: 5e-5 };
const BOTH = { ...CLEAR, newCount: 2, totalPc: 4e-5 };

it('R-15 stars go to what reaches the target and creates nothing new', () => {
  expect(recommendable([RAISING, CLEAR, SHORT], TARGET)).toEqual([CLEAR]);
});

it('R-15 nothing is starred where only what creates a new event reaches the target', () => {
  expect(recommendable([SHORT, RAISING, BOTH], TARGET)).toEqual([]);
});

it('R-15 what adds more by estimated covariance than the target of the avoided event has no star', () => {
  // A burn that creates 25 conjunctions by estimated covariance; other events make the target of the total large.
  const target = { totalPc: 5e-4, avoidedPc: PC };
  const creating = { ...CLEAR, totalPc: 8e-5, estimated: adds(1.98e-4) };
  const adding = { ...creating, estimated: adds(1e-6) };
  expect(recommendable([creating], target)).toEqual([]);
  expect(recommendable([creating, adding], target)).toEqual([adding]);
  expect(recommendable([{ ...SHORT, estimated: adds(4e-6) }], TARGET)).toEqual([]);
});

it('R-15 a new event takes a star by itself unless it is by estimated covariance', () => {
  expect(decisiveCount([{ isEstimated: true }, { isEstimated: false }, { isEstimated: true }])).toBe(1);
});

it('R-15 where nothing reaches the target, what creates nothing new is starred, and nothing else', () => {
  expect(recommendable([SHORT, BOTH], TARGET)).toEqual([SHORT]);
  expect(recommendable([BOTH], TARGET)).toEqual([]);
});

it('R-15 no star is given by a method that does not hold for the moved states, however small its number', () => {
  const unsound = { ...CLEAR, totalPc: 1e-12, isInadequate: true };
  expect(recommendable([unsound, CLEAR], TARGET)).toEqual([CLEAR]);
  expect(recommendable([unsound], TARGET)).toEqual([]);
});

it('R-15 a total that other events brought down is no star where the one to avoid stays above what is asked of it', () => {
  const isSoundAt = (plannedPc: number, executedPcs?: readonly number[], isFarthest = false): boolean => {
    const withExecution = executedPcs && { pcs: executedPcs, totalPc: executedPcs[0]! };
    const result = { isInadequate: false, events: [{ after: { pc: plannedPc } }], withExecution };
    return isSound({ result, isFarthest } as unknown as FoundCandidate, { avoidedPc: PC });
  };
  expect(isSoundAt(8.5e-6, [8.6e-6])).toBe(false);
  expect(isSoundAt(2.9e-6, [3.1e-6, 0])).toBe(false);
  expect(isSoundAt(2.9e-6, [3.1e-6, 0], true)).toBe(true);
  expect(isSoundAt(2.9e-6)).toBe(true);
});

it('R-15 each star has one owner, and nobody where there is nothing', () => {
  const cheap = { cost: 1, orbitsBeforeTca: 2, smaChangeM: 50 };
  const early = { cost: 2, orbitsBeforeTca: 9, smaChangeM: -5 };
  expect(recommendations([cheap, early])).toEqual([
    { star: 'CHEAPEST', of: cheap },
    { star: 'EARLIEST', of: early },
    { star: 'LEAST_ORBIT_CHANGE', of: early },
  ]);
  expect(recommendations([])).toEqual([]);
});

it("R-15 each role is somebody's, clear or not; whoever has the star keeps the role", () => {
  const candidate = (deltaVMps: number, orbitsBeforeTca: number, smaChangeM: number, isFarthest = false) => ({
    isFarthest,
    result: { figures: { deltaVMps, durationS: 0, orbitsBeforeTca, smaChangeM } },
  });
  const all = [candidate(1, 2, 50), candidate(2, 9, 5), candidate(3, 4, 7), candidate(9, 9, 900, true)];
  const of = (isWorthy: (place: number) => boolean) => candidateRoles(all, candidateRecommendations(all, isWorthy));
  expect(of(() => false)).toEqual([['CHEAPEST'], ['EARLIEST', 'LEAST_ORBIT_CHANGE'], [], ['FARTHEST']]);
  expect(of((place) => place === 2)).toEqual([[], [], ['CHEAPEST', 'EARLIEST', 'LEAST_ORBIT_CHANGE'], ['FARTHEST']]);
});
