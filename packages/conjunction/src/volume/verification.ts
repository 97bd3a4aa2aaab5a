import { NEAR_EARTH_PERIOD_S } from './defaults.ts';
import type { ScreeningVolume } from './volume.ts';

const KM = 1000;
const box = (radialKm: number, alongKm: number, crossKm: number): ScreeningVolume => ({
  shape: 'box',
  radialM: radialKm * KM,
  alongTrackM: alongKm * KM,
  crossTrackM: crossKm * KM,
});

/** By perigee altitude up to so many metres, near-circular, below a period of 225 minutes. */
const LOW_ORBITS: readonly (readonly [perigeeM: number, volume: ScreeningVolume])[] = [
  [500 * KM, box(0.4, 44, 51)],
  [750 * KM, box(0.4, 25, 25)],
  [1200 * KM, box(0.4, 12, 12)],
  [2000 * KM, box(0.4, 2, 2)],
];
const GEOSYNCHRONOUS_PERIOD_S = [1300 * 60, 1800 * 60] as const;
const GEOSYNCHRONOUS_BELOW_RAD = (35 * Math.PI) / 180;
const NEAR_CIRCULAR_BELOW = 0.25;

/** What the table of the volumes asks of an orbit. */
export interface RegimeOrbit {
  readonly perigeeAltitudeM: number;
  readonly periodS: number;
  readonly eccentricity: number;
  readonly inclinationRad: number;
}

/**
 * The box that the public verification set screens a primary with; half sizes in the axes of the primary. Whether one object
 * is in the box of another says nothing of the other way round.
 *
 * Source  Dataset for Conjunction Assessment Verification (AerospaceIVVDataset_20251009a): eight volumes
 * Trap    the ellipsoids of `screeningVolumes` have the same figures in low orbit; a box reaches farther in its corners
 */
export function verificationVolume(orbit: RegimeOrbit): ScreeningVolume {
  const { perigeeAltitudeM, periodS, eccentricity, inclinationRad } = orbit;
  if (eccentricity >= 1) return box(20, 50, 20);
  const isNearCircular = eccentricity < NEAR_CIRCULAR_BELOW;
  const [shortest, longest] = GEOSYNCHRONOUS_PERIOD_S;
  const isGeosynchronous = periodS >= shortest && periodS <= longest && inclinationRad < GEOSYNCHRONOUS_BELOW_RAD;
  if (isNearCircular && isGeosynchronous) return box(10, 10, 10);
  if (periodS >= NEAR_EARTH_PERIOD_S) return box(20, 20, 20);
  const low = isNearCircular ? LOW_ORBITS.find(([perigeeM]) => perigeeAltitudeM <= perigeeM) : undefined;
  return low?.[1] ?? box(2, 25, 25);
}
