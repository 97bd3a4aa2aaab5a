import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { expect, it } from 'vitest';
import { pollEvery, withProgress } from './use-screenings.ts';

const run = { state: 'RUNNING', progress: { percent: 10, blocksDone: 1, blocksTotal: 10, remainingSeconds: 90 } };

it('S-01 nothing is polled while the event stream stands', () => {
  expect(pollEvery(true, [{ state: 'RUNNING' }])).toBe(false);
});

it('S-01 unfinished runs are asked for every 5 s while it does not', () => {
  expect(pollEvery(false, [{ state: 'COMPLETED' }, { state: 'QUEUED' }])).toBe(5_000);
  expect(pollEvery(false, [{ state: 'COMPLETED' }, { state: 'FAILED' }])).toBe(false);
  expect(pollEvery(false, undefined)).toBe(false);
});

it('S-01 an event moves state and bar, and leaves the rest of the record', () => {
  const moved = withProgress(run as Screening, { state: 'RUNNING', percent: 50, remainingSeconds: 50 });
  expect(moved.progress).toEqual({ percent: 50, blocksDone: 1, blocksTotal: 10, remainingSeconds: 50 });
});
