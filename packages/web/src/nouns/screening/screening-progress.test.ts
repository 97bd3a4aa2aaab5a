import { describe, expect, it } from 'vitest';
import { coarseSeconds, furthest, isEnded, progressAfter } from './screening-progress.ts';

const running = (percent: number) => ({ state: 'RUNNING', percent, remainingSeconds: 60 });

describe('S-01 the progress of a screening', () => {
  it('keeps the newest event of each run', () => {
    const event = { type: 'screening', screeningId: 'a', state: 'RUNNING', percent: 4, remainingSeconds: 9 } as const;
    const progress = progressAfter(progressAfter({}, event), { ...event, percent: 5 });
    expect(progress).toEqual({ a: { state: 'RUNNING', percent: 5, remainingSeconds: 9 } });
  });

  it('moves with the events while the record is older', () => {
    expect(furthest({ state: 'QUEUED', percent: 0, remainingSeconds: null }, running(3))).toEqual(running(3));
    expect(furthest(running(10), running(30))).toEqual(running(30));
  });

  it('never runs back when the record was read after the event', () => {
    expect(furthest(running(40), running(30))).toEqual(running(40));
    expect(furthest({ state: 'COMPLETED', percent: 100, remainingSeconds: 0 }, running(90)).state).toBe('COMPLETED');
  });

  it('shows the end as soon as the event tells it', () => {
    expect(furthest(running(80), { state: 'FAILED', percent: 80, remainingSeconds: null }).state).toBe('FAILED');
  });

  it('tells minutes in minutes', () => {
    expect([42, 89, 116, 121].map(coarseSeconds)).toEqual([42, 89, 120, 180]);
  });

  it('counts every state but waiting and running as an end', () => {
    expect(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'].map(isEnded)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
