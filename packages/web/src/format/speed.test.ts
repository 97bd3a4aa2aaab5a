import { expect, it } from 'vitest';
import { formatSpeed, formatSpeedKms } from './speed.ts';

it('a speed fits manoeuvres and encounters', () => {
  const speeds = [0.0021, 0.021, 7.5, 14_210, 0].map((mps) => formatSpeed(mps).replaceAll('\u00a0', ' '));
  expect(speeds).toEqual(['2.10 mm/s', '2.10 cm/s', '7.50 m/s', '14.21 km/s', '0.00 m/s']);
});

it('in a column a slow encounter keeps its digits', () => {
  expect([14_212, 100, 3.2, null].map(formatSpeedKms)).toEqual(['14.21', '0.10', '0.0032', '\u2013']);
});
