import { J2000_TAI_S } from '@keepout/astro/epoch';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/planets/planets.json' with { type: 'json' };
import { type Planet, planetPosition } from './bodies.ts';

const ONE_ARCMINUTE = 60;
const ARCSEC_PER_RAD = 206_264.8;
const J2000_JULIAN_DAY = 2_451_545;
/** The discs of the planets are told to four digits. */
const OF_ITS_DISTANCE = 2e-4;

it('K-04 the planets stand within an arcminute and 2e-4 of their distance of DE421', () => {
  const offsets: number[] = [];
  for (const { julianDateTt, planets } of reference.cases) {
    const epochTaiS = J2000_TAI_S + (julianDateTt - J2000_JULIAN_DAY) * 86_400;
    for (const [planet, { astrometricKm }] of Object.entries(planets)) {
      const ours = planetPosition(planet as Planet, epochTaiS);
      const [size, ourSize] = [1000 * Math.hypot(...astrometricKm), Math.hypot(...ours)];
      expect(Math.abs(ourSize / size - 1), planet).toBeLessThan(OF_ITS_DISTANCE);
      const apart = ours.map((value, axis) => value / ourSize - (1000 * (astrometricKm[axis] ?? 0)) / size);
      offsets.push(Math.hypot(...apart) * ARCSEC_PER_RAD);
    }
  }
  recordValidation({
    room: 'server',
    reference: 'planets, seven from 1950 to 2050',
    origin: 'JPL DE421 through jplephem 2.24',
    deviations: offsets,
    unit: 'arcsec',
    tolerance: ONE_ARCMINUTE,
    reason: 'the series is cut to an arcminute; what is pointed or lit needs a tenth of a degree',
  });
  expect(Math.max(...offsets)).toBeLessThan(ONE_ARCMINUTE);
});
