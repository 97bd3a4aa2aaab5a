import { expect, it } from 'vitest';
import { countdownText } from './Countdown.tsx';

const atMs = Date.UTC(2026, 10, 21, 4, 3, 2);

it('C-11 two countdowns to one time never differ but for the seconds', () => {
  for (let nowMs = atMs - 86_400_000; nowMs < atMs; nowMs += 997_000) {
    const whole = countdownText(atMs, nowMs, 'second', 'passed');
    expect(whole.startsWith(countdownText(atMs, nowMs, 'minute', 'passed'))).toBe(true);
  }
});

it('C-11 a time that has passed says so at once, on every countdown to it', () => {
  expect(countdownText(atMs, atMs + 1000, 'second', 'passed')).toBe('passed');
  expect(countdownText(atMs, atMs + 1000, 'minute', 'passed')).toBe('passed');
  expect(countdownText(atMs, atMs + 1000, 'second', undefined)).toBe('T+00:00:01');
});
