import { expect, it } from 'vitest';
import { countdownText } from './Countdown.tsx';

const atMs = Date.UTC(2026, 10, 21, 4, 3, 2);

it('C-11 a time that has passed says so at once, on every countdown to it', () => {
  expect(countdownText(atMs, atMs, 'passed')).toBe('T\u221200:00');
  expect(countdownText(atMs, atMs + 1000, 'passed')).toBe('passed');
  expect(countdownText(atMs, atMs + 1000, undefined)).toBe('T+00:00');
});
