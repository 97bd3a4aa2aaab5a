import { expect, it } from 'vitest';
import { countdownUnits, formatCountdown } from './countdown.ts';

const tca = Date.UTC(2026, 10, 22, 21, 48, 8);
const before = (days: number, clock: number) => tca - (days * 86_400 + clock) * 1000;

it('writes days, hours and minutes with a true minus sign', () => {
  expect(formatCountdown(tca, before(1, 6 * 3600 + 20 * 60 + 11))).toBe('T\u22121d 06:20');
});

it('leaves the days out under a day', () => {
  expect(formatCountdown(tca, before(0, 18 * 3600 + 20 * 60))).toBe('T\u221218:20');
  expect(formatCountdown(tca, before(0, 34 * 60 + 59))).toBe('T\u221200:34');
});

it('changes the sign after the event', () => {
  expect(formatCountdown(tca, tca)).toBe('T\u221200:00');
  expect(formatCountdown(tca, tca + 5 * 60_000)).toBe('T+00:05');
  expect(formatCountdown(tca, tca + 86_400_000)).toBe('T+1d 00:00');
});

it('gives the units that the short form leaves out', () => {
  expect(countdownUnits(tca, before(0, 34 * 60 + 59))).toBe('34\u00a0min');
  expect(countdownUnits(tca, before(1, 6 * 3600 + 20 * 60))).toBe('1\u00a0d 6\u00a0h');
});

it('returns no countdown without a time', () => {
  expect(formatCountdown(Number.NaN, tca)).toBe('\u2013');
});
