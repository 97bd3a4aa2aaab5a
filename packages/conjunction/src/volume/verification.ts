import { NEAR_EARTH_PERIOD_S } from './defaults.ts';

/** A regime for which the public verification set has a box of its own. */
export type VerificationRegime = 'LEO1' | 'LEO2' | 'LEO3' | 'LEO4' | 'NEAR_EARTH' | 'DEEP_SPACE' | 'GEO' | 'UNBOUND';

/** By maximum perigee altitude, m, near-circular, below a period of 225 minutes. */
const LOW_ORBITS: readonly (readonly [perigeeM: number, regime: VerificationRegime])[] = [
  [500e3, 'LEO1'],
  [750e3, 'LEO2'],
  [1200e3, 'LEO3'],
  [2000e3, 'LEO4'],
];
const GEOSYNCHRONOUS_PERIOD_S = [1300 * 60, 1800 * 60] as const;
const GEOSYNCHRONOUS_BELOW_RAD = (35 * Math.PI) / 180;
const NEAR_CIRCULAR_BELOW = 0.25;

/** Inputs of the table of the volumes. */
export interface RegimeOrbit {
  readonly perigeeAltitudeM: number;
  readonly periodS: number;
  readonly eccentricity: number;
  readonly inclinationRad: number;
}

/**
 * Which box the public verification set screens a primary with; its sizes are those of `NAMED_VOLUMES`. Whether one object is in the box of
 * another does not imply the opposite.
 *
 * Source  Dataset for Conjunction Assessment Verification (AerospaceIVVDataset_20251009a): eight volumes
 * Trap    the ellipsoids of `screeningVolumes` have the same figures in low orbit; a box reaches farther in its corners
 */
export function verificationRegime(orbit: RegimeOrbit): VerificationRegime {
  const { perigeeAltitudeM, periodS, eccentricity, inclinationRad } = orbit;
  if (eccentricity >= 1) return 'UNBOUND';
  const isNearCircular = eccentricity < NEAR_CIRCULAR_BELOW;
  const [shortest, longest] = GEOSYNCHRONOUS_PERIOD_S;
  const isGeosynchronous = periodS >= shortest && periodS <= longest && inclinationRad < GEOSYNCHRONOUS_BELOW_RAD;
  if (isNearCircular && isGeosynchronous) return 'GEO';
  if (periodS >= NEAR_EARTH_PERIOD_S) return 'DEEP_SPACE';
  const low = isNearCircular ? LOW_ORBITS.find(([perigeeM]) => perigeeAltitudeM <= perigeeM) : undefined;
  return low?.[1] ?? 'NEAR_EARTH';
}
