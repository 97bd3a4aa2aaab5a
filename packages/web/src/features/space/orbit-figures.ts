import { EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import type { MeanElements } from '@keepout/astro/nouns';

const DAY_S = 86_400;
const DAY_MIN = 1440;

/** Period of mean elements, min. */
export const periodMinOf = ({ meanMotionRevPerDay }: Pick<MeanElements, 'meanMotionRevPerDay'>): number =>
  DAY_MIN / meanMotionRevPerDay;

/** Lowest and highest point of a Kepler orbit with the mean motion and eccentricity, km above the equator's radius. */
export function heightsOf({
  meanMotionRevPerDay,
  eccentricity,
}: Pick<MeanElements, 'meanMotionRevPerDay' | 'eccentricity'>): {
  readonly perigeeKm: number;
  readonly apogeeKm: number;
} {
  const rate = (2 * Math.PI * meanMotionRevPerDay) / DAY_S;
  const axisM = Math.cbrt(MU_EARTH / rate ** 2);
  return {
    perigeeKm: (axisM * (1 - eccentricity) - EARTH_RADIUS_M) / 1000,
    apogeeKm: (axisM * (1 + eccentricity) - EARTH_RADIUS_M) / 1000,
  };
}
