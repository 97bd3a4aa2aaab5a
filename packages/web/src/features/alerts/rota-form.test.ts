import { expect, it } from 'vitest';
import { moved, startText, startTime } from './rota-form.ts';

it('N-12 the beginning of the first turn is typed in UTC, to the minute', () => {
  expect(startText('2026-11-23T08:00:00Z')).toBe('2026-11-23 08:00');
  expect(startTime(' 2026-11-23 08:00 ')).toBe('2026-11-23T08:00:00Z');
  expect(['', '2026-11-23', '2026-02-30 08:00', '2026-11-23 25:00'].map(startTime)).toEqual(Array(4).fill(undefined));
});

it('N-12 whoever takes turns is moved by a place', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});
