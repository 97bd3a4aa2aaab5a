import type { MeanElements } from '@keepout/astro/nouns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOOK_UP_LIMITS, openLookUps } from './look-ups.ts';

describe('look-ups in the public catalogue', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const patient = new AbortController().signal;
  const source = (answer: (noradId: number) => Promise<MeanElements | undefined>) => {
    const numbers: number[] = [];
    const find = async (noradId: number) => {
      numbers.push(noradId);
      return answer(noradId);
    };
    return { asked: numbers, find };
  };

  it('keep what the catalogue does not have as well, for two hours', async () => {
    const outside = source(async () => undefined);
    const lookUps = openLookUps(outside);
    await lookUps.find(5, patient);
    await lookUps.find(5, patient);
    expect(outside.asked).toEqual([5]);
    vi.advanceTimersByTime(LOOK_UP_LIMITS.keptMs + 1);
    expect(lookUps.isAtHand(5)).toBe(false);
    await lookUps.find(5, patient);
    expect(outside.asked).toEqual([5, 5]);
  });

  it('end with the share of the hour, and begin again with the next', async () => {
    const outside = source(async () => undefined);
    const lookUps = openLookUps(outside, { ...LOOK_UP_LIMITS, perHour: 2 });
    await lookUps.find(1, patient);
    await lookUps.find(2, patient);
    expect(lookUps.isOpen()).toBe(false);
    await expect(lookUps.find(3, patient)).rejects.toThrow('left alone');
    vi.advanceTimersByTime(3_600_001);
    await lookUps.find(3, patient);
    expect(outside.asked).toEqual([1, 2, 3]);
  });

  it('forget the oldest answer when there are too many', async () => {
    const lookUps = openLookUps(
      source(async () => undefined),
      { ...LOOK_UP_LIMITS, mostKept: 2 },
    );
    for (const noradId of [1, 2, 3]) await lookUps.find(noradId, patient);
    expect([1, 2, 3].map((noradId) => lookUps.isAtHand(noradId))).toEqual([false, true, true]);
  });

  it('are not begun for a caller who has gone, and his going is no failure of the catalogue', async () => {
    let answer: (() => void) | undefined;
    const outside = source(() => new Promise((done) => (answer = () => done(undefined))));
    const lookUps = openLookUps(outside, { ...LOOK_UP_LIMITS, atOnce: 1, failures: 1 });
    const caller = new AbortController();
    const first = lookUps.find(1, caller.signal);
    const second = lookUps.find(2, caller.signal);
    caller.abort();
    answer?.();
    await first;
    await expect(second).rejects.toThrow();
    expect(outside.asked).toEqual([1]);
    expect(lookUps.isOpen()).toBe(true);
  });
});
