import { expect, it } from 'vitest';
import { formatAge } from './countdown.ts';

const nowMs = Date.UTC(2026, 10, 22, 21, 48, 8);

it('an age takes the unit that reads best', () => {
  const ages = [12, 7 * 60, 3.4 * 3600, 2.1 * 86_400].map((seconds) => formatAge(nowMs - seconds * 1000, nowMs));
  expect(ages).toEqual(['12 s', '7 min', '3.4 h', '2.1 d']);
});

it('a time ahead of this clock is no age below zero', () => {
  expect(formatAge(nowMs + 900, nowMs)).toBe('0 s');
});
