import { expect, it } from 'vitest';
import { formatDistance, formatLengthTick, formatMetres, lengthUnit } from './length.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('a distance takes the unit that reads best', () => {
  const distances = [0.352, 5, 376.34, 1860, 7421, 12_412, -443.2, 35_786_000, null];
  expect(distances.map((m) => plain(formatDistance(m)))).toEqual([
    '0.352 m',
    '5.00 m',
    '376.3 m',
    '1,860 m',
    '7,421 m',
    '12.41 km',
    '\u2212443.2 m',
    '35,786 km',
    '\u2013',
  ]);
});

it('a distance too small for its decimals is below the least, and none is none', () => {
  expect([4.94e-324, -1e-9, 0].map((m) => plain(formatDistance(m)))).toEqual(['<0.001 m', '<0.001 m', '0.000 m']);
});

it('in a column metres have a decimal below a hundred', () => {
  expect([0, -60.44, 99.94, 480.2, -12_345.6, null].map(formatMetres)).toEqual([
    '0.0',
    '\u221260.4',
    '99.9',
    '480',
    '\u221212,346',
    '\u2013',
  ]);
});

it('an axis is in kilometres from five on, its ticks are round', () => {
  expect([4999, 5000].map((extent) => lengthUnit(extent).symbol)).toEqual(['m', 'km']);
  expect([0.1, 100, 10_000].map(formatLengthTick)).toEqual(['0.1 m', '100 m', '10 km']);
});
