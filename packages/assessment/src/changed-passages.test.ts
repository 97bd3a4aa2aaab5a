import { addedPc } from '@keepout/conjunction/event/total-pc';
import { expect, it } from 'vitest';
import { addedOf, isNewAbove, type JudgedPassage, openChanges } from './changed-passages.ts';

const TCA_TAI_S = 848_000_000;
const passage = (object: number, pc: number, more: Partial<JudgedPassage> = {}): JudgedPassage => ({
  object,
  tcaTaiS: TCA_TAI_S,
  missDistanceM: 500,
  relativeSpeedMps: 14_000,
  pc,
  isEstimated: false,
  ...more,
});
const changes = (before: readonly JudgedPassage[], after: readonly JudgedPassage[], fromTaiS = 0) =>
  openChanges(before)(after, fromTaiS).map(({ object, pcBefore, pc }) => [object, digits(pcBefore), pc]);
const digits = (pc: number): number => Number(pc.toPrecision(12));

it('what gets better and what is gone is taken off as what gets worse is added', () => {
  const before = [passage(1, 4e-6), passage(2, 3e-6), passage(3, 1e-6)];
  const after = [passage(1, 1e-6), passage(3, 2e-6)];
  expect(changes(before, after)).toEqual([
    [1, 4e-6, 1e-6],
    [3, 1e-6, 2e-6],
    [2, 3e-6, 0],
  ]);
  expect(addedPc(openChanges(before)(after, 0))).toBeCloseTo(-5e-6, 10);
});

it('a passage before the first impulse is not gone', () => {
  expect(changes([passage(1, 4e-6)], [], TCA_TAI_S + 1)).toEqual([]);
  expect(changes([passage(1, 4e-6)], [], TCA_TAI_S)).toEqual([[1, 4e-6, 0]]);
});

it('a stay that is two after the burn is taken off once, and neither part is new', () => {
  const stay = passage(1, 4e-6, {
    intervalStartTaiS: TCA_TAI_S - 9000,
    intervalStopTaiS: TCA_TAI_S + 9000,
  });
  const parts = [passage(1, 3e-6, { tcaTaiS: TCA_TAI_S - 6000 }), passage(1, 2e-6, { tcaTaiS: TCA_TAI_S + 6000 })];
  const changed = openChanges([stay])(parts, 0);
  expect(changed.map((change) => [digits(change.pcBefore), change.pc, isNewAbove(change, 1e-6)])).toEqual([
    [4e-6, 3e-6, false],
    [0, 2e-6, false],
  ]);
  expect(addedPc(changed)).toBeCloseTo(1e-6, 11);
});

it('a new passage by estimated covariance is in the separate total', () => {
  const changed = openChanges([])([passage(1, 2e-6, { isEstimated: true }), passage(2, 5e-7)], 0);
  expect(changed.map((change) => [change.object, isNewAbove(change, 1e-7)])).toEqual([
    [1, true],
    [2, true],
  ]);
  const { mainPc, estimated } = addedOf(changed);
  expect(mainPc).toBeCloseTo(5e-7, 12);
  expect(estimated.netPc).toBeCloseTo(2e-6, 11);
  expect(estimated.largestPc).toBe(2e-6);
});
