import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeServerEvent } from './server-events.ts';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('S-01 forty pieces of news in a second ask twice: at once, and when the pace is over', () => {
  const run = vi.fn();
  const ask = throttle(run, 2_000);
  for (let count = 0; count < 40; count++) {
    ask();
    vi.advanceTimersByTime(25);
  }
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  ask();
  expect(run).toHaveBeenCalledTimes(3);
});

it('S-01 what a screening finds event by event makes the lists dirty at a pace, each kind of news by itself', () => {
  const queries = new QueryClient();
  const dirty = vi.spyOn(queries, 'invalidateQueries');
  const tell = (data: string) => takeServerEvent({ event: 'message', data, id: undefined }, queries);
  for (let count = 0; count < 40; count++) tell('{"type":"conjunctions","screeningId":"S1"}');
  tell('{"type":"satellites"}');
  expect(dirty).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(dirty).toHaveBeenCalledTimes(3);
});
