import { expect, it } from 'vitest';
import { diameterText, distanceText, hoursText } from './Bodies.tsx';

const words = { lunar: (count: string) => `${count} LD`, au: (count: string) => `${count} au` };

it('K-03 a distance near the Moon is told in lunar distances of 384,000 km, a far one in astronomical units', () => {
  expect(distanceText(384_000_000, words)).toBe('384,000\u00a0km · 1.000 LD');
  expect(distanceText(149_597_870_700, words)).toBe('149,597,871\u00a0km · 1.0000 au');
});

it('K-04 a right ascension reads in hours and minutes, and never 24 h', () => {
  expect(hoursText(236.579)).toBe('15h\u00a046.3m');
  expect(hoursText(13.777)).toBe('00h\u00a055.1m');
  expect(hoursText(359.9999)).toBe('00h\u00a000.0m');
});

it('K-03 a degree has 3600 arcseconds: the disc of a planet', () => {
  expect(diameterText(0.01266)).toBe('45.6\u2033');
  expect(diameterText(0.5394)).toBe('32.4\u2032');
});
