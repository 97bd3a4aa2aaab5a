import { expect, it } from 'vitest';
import { formatArcseconds, formatBytes, formatDistance, formatDuration, formatSpeed } from './quantity.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('a distance takes the unit that reads best', () => {
  expect([0.352, 376.34, 1860, 12_412, -443.2, 35_786_000].map((m) => plain(formatDistance(m)))).toEqual([
    '0.352 m',
    '376.3 m',
    '1,860 m',
    '12.41 km',
    '\u2212443.2 m',
    '35,786 km',
  ]);
});

it('a speed fits manoeuvres and encounters', () => {
  expect([0.0021, 0.021, 7.5, 14_210, 0].map((mps) => plain(formatSpeed(mps)))).toEqual([
    '2.10 mm/s',
    '2.10 cm/s',
    '7.50 m/s',
    '14.21 km/s',
    '0.00 m/s',
  ]);
});

it('K-03 an association threshold is shown in arcseconds with four significant digits', () => {
  expect(formatArcseconds(Math.PI / 180 / 3600)).toBe('1.000\u2033');
  expect(formatArcseconds(0.01)).toBe('2063\u2033');
});

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

it('file sizes are decimal', () => {
  expect([312, 48_200, 2_400_000].map((b) => plain(formatBytes(b)))).toEqual(['312 B', '48.2 kB', '2.4 MB']);
});
