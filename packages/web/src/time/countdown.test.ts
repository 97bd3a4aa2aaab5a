import { expect, it } from 'vitest';
import { formatCountdown, formatCountdownMinutes } from './countdown.ts';

const tca = Date.UTC(2026, 10, 22, 21, 48, 8);
const before = (days: number, clock: number) => tca - (days * 86_400 + clock) * 1000;

it('a countdown reads T−2d 14:03:11 with a true minus sign', () => {
  expect(formatCountdown(tca, before(2, 14 * 3600 + 3 * 60 + 11))).toBe('T\u22122d 14:03:11');
});

it('under a day the days are left out', () => {
  expect(formatCountdown(tca, before(0, 14 * 3600 + 3 * 60 + 11))).toBe('T\u221214:03:11');
});

it('at the event it still counts down, after it the sign turns', () => {
  expect(formatCountdown(tca, tca)).toBe('T\u221200:00:00');
  expect(formatCountdown(tca, tca + 5_000)).toBe('T+00:00:05');
  expect(formatCountdown(tca, tca + 86_400_000)).toBe('T+1d 00:00:00');
});

it('by the minute the seconds are left out', () => {
  expect(formatCountdownMinutes(tca, before(2, 14 * 3600 + 3 * 60 + 11))).toBe('T\u22122d 14:03');
  expect(formatCountdownMinutes(tca, tca + 5_000)).toBe('T+00:00');
});

it('an event without a time has no countdown', () => {
  expect([formatCountdown, formatCountdownMinutes].map((format) => format(Number.NaN, tca))).toEqual([
    '\u2013',
    '\u2013',
  ]);
});
