import type { MeanElements } from '@keepout/astro/nouns';

/** Coarse classes of orbits by perigee, apogee and period. */
export type OrbitRegime = 'LEO' | 'LEO-MEO' | 'GTO' | 'HEO' | 'MEO' | 'GEO' | 'OTHER';

/** Class of an element set, for counts and tables. Heights above 6378.135 km, two-body semi-major axis. */
export function regimeOf({ meanMotionRevPerDay, eccentricity, inclinationDeg }: MeanElements): OrbitRegime {
  const semiMajorKm = (398600.8 / ((meanMotionRevPerDay * 2 * Math.PI) / 86_400) ** 2) ** (1 / 3);
  const perigeeKm = semiMajorKm * (1 - eccentricity) - 6378.135;
  const apogeeKm = semiMajorKm * (1 + eccentricity) - 6378.135;
  if (apogeeKm < 2_000) return 'LEO';
  if (perigeeKm < 2_000 && apogeeKm > 30_000 && apogeeKm < 45_000 && inclinationDeg < 40) return 'GTO';
  if (perigeeKm < 2_000 && apogeeKm > 30_000) return 'HEO';
  if (perigeeKm < 2_000) return 'LEO-MEO';
  if (Math.abs(semiMajorKm - 42_164) < 300 && eccentricity < 0.05) return 'GEO';
  if (semiMajorKm < 35_000 && eccentricity < 0.1) return 'MEO';
  return 'OTHER';
}

/** Numbers that no generated object has: reserved for the demo fleet and the objects of its encounters. */
export const RESERVED_NUMBERS = { first: 99_000, last: 99_999 } as const;
