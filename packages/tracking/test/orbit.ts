import { cartesianFromKeplerian } from '@keepout/astro/elements/keplerian';
import type { Ephemeris, FrameName } from '@keepout/astro/nouns';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';

/** Where the made-up orbits begin, TAI s. */
export const START = 8e8;
const DAYS = 10;

/** Two-body circle of given radius and inclination for ten days. In ITRF it is a path over an Earth that does not turn. */
export function orbit(radiusM: number, inclinationRad: number, frame: FrameName = 'TEME', raanRad = 0): Ephemeris {
  const seed = cartesianFromKeplerian({
    semiMajorAxisM: radiusM,
    eccentricity: 0,
    inclinationRad,
    raanRad,
    argPerigeeRad: 0,
    meanAnomalyRad: 0,
  });
  const stopTaiS = START + DAYS * 86_400;
  return {
    frame,
    startTaiS: START,
    stopTaiS,
    stateAt(t, out) {
      propagateTwoBody(seed, t - START, out);
      return t >= START && t <= stopTaiS;
    },
  };
}
