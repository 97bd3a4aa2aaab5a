import { expect, it } from 'vitest';
import { longestStepWithoutGap } from './usual-step.ts';

const steps = (...runs: readonly (readonly [step: number, count: number])[]) =>
  runs.flatMap(([step, count]) => Array.from({ length: count }, () => step));

it('takes the usual step of a table, not the step that most of its states have', () => {
  expect(longestStepWithoutGap(steps([240, 30], [2, 200], [240, 1], [2, 200], [240, 25]))).toBe(1200);
  // Steps in proportion to the dynamics of an eccentric orbit: 600 s at apogee, 10 s at perigee.
  const eccentric = Array.from({ length: 200 }, (_, k) => 305 + 295 * Math.cos(k / 10));
  expect(longestStepWithoutGap(eccentric)).toBeGreaterThan(2000);
});

it('does not take a gap for a usual step', () => {
  expect(longestStepWithoutGap(steps([60, 50], [2700, 1], [60, 50]))).toBe(300);
  expect(longestStepWithoutGap(steps([60, 50], [2700, 1], [60, 1], [2700, 1], [60, 50]))).toBe(300);
  expect(longestStepWithoutGap([60, 600])).toBe(Number.POSITIVE_INFINITY);
  expect(longestStepWithoutGap(steps([60, 3], [0, 1], [60, 3]))).toBe(300);
});
