import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PacedReports } from './live-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Simulates a page with the given drawing time. */
function slowPage(drawMs: number) {
  let now = 0;
  const drawn: (readonly number[])[] = [];
  const reports = new PacedReports<number>((report) => {
    drawn.push(report);
    now += drawMs;
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (ms: number) => {
    for (let step = 0; step < ms; step += 10) {
      now += 10;
      vi.advanceTimersByTime(10);
    }
  };
  return { drawn, reports, pass };
}

it('draws the first report at once', () => {
  const { drawn, reports } = slowPage(1);
  reports.add(1);
  expect(drawn).toEqual([[1]]);
});

it('leaves the page to itself for four times as long as drawing took, and hands on together what came meanwhile', () => {
  const { drawn, reports, pass } = slowPage(200);
  reports.add(0);
  for (let report = 1; report <= 20; report++) {
    pass(100);
    reports.add(report);
  }
  expect(drawn.length).toBe(3);
  expect(drawn.flat()).toEqual(drawn.flat().map((_, place) => place));
});

it('loses nothing: what waits is drawn when it is asked for, and once', () => {
  const { drawn, reports, pass } = slowPage(50);
  reports.add(1);
  reports.add(2);
  reports.flush();
  pass(1000);
  reports.flush();
  expect(drawn).toEqual([[1], [2]]);
});

it('draws nothing after its end', () => {
  const { drawn, reports, pass } = slowPage(50);
  reports.add(1);
  reports.add(2);
  reports.end();
  pass(1000);
  expect(drawn).toEqual([[1]]);
});
