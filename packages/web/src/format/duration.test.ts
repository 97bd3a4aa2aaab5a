import { expect, it } from 'vitest';
import { formatBurnTime, formatDuration, formatRunTime } from './duration.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('a duration names its two largest units', () => {
  expect([0, 42, 450, 4320, 273_600, -90].map((s) => plain(formatDuration(s)))).toEqual([
    '0 s',
    '42 s',
    '7 min 30 s',
    '1 h 12 min',
    '3 d 4 h',
    '\u22121 min 30 s',
  ]);
});

it('a run of less than ten seconds is told by the hundredth', () => {
  expect([Math.LOG10E, 9, 12.4, 204, null].map((s) => plain(formatRunTime(s)))).toEqual([
    '0.43 s',
    '9 s',
    '12 s',
    '3 min 24 s',
    '\u2013',
  ]);
});

it('no burn takes 0 s: 0.3 mm/s of 268 kg at 1 N takes 80.4 ms', () => {
  expect(formatBurnTime((268 * 3e-4) / 1)).toBe('0.0804\u00a0s');
  expect(formatBurnTime(0.268)).toBe('0.268\u00a0s');
  expect(formatBurnTime(26.8)).toBe('27\u00a0s');
  expect(formatBurnTime(0)).toBe('0\u00a0s');
});
