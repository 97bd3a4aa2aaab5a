import { utcJulianDate } from '@keepout/astro/epoch';
import type { OrbitPopulation } from './orbit-sampler.ts';
import { wrapDegrees } from './orbit-sampler.ts';

/**
 * The Sun's right ascension and the sidereal angle of Greenwich, good to a few hundredths of a degree.
 *
 * Source   Astronomical Almanac, low-precision Sun; IAU 1982 sidereal time, linear terms
 */
export function skyAt(epochTaiS: number): OrbitPopulation {
  const { day, fraction } = utcJulianDate(epochTaiS);
  const daysSinceJ2000 = day - 2_451_545 + fraction;
  const anomalyRad = ((357.528 + 0.9856003 * daysSinceJ2000) * Math.PI) / 180;
  const meanLongitudeDeg = 280.46 + 0.9856474 * daysSinceJ2000;
  const longitudeRad =
    ((meanLongitudeDeg + 1.915 * Math.sin(anomalyRad) + 0.02 * Math.sin(2 * anomalyRad)) * Math.PI) / 180;
  const obliquityRad = (23.439 * Math.PI) / 180;
  const rightAscensionRad = Math.atan2(Math.cos(obliquityRad) * Math.sin(longitudeRad), Math.cos(longitudeRad));
  return {
    sunRightAscensionDeg: wrapDegrees((rightAscensionRad * 180) / Math.PI),
    greenwichSiderealDeg: wrapDegrees(280.46061837 + 360.98564736629 * daysSinceJ2000),
  };
}
