import type { Vec3 } from '@keepout/astro/nouns';
import type { OrbitRegime } from '../covariance/estimated.ts';

/** Along-track deviation of a tracked object as messages state it a day before closest approach, m. */
const ALONG_TRACK_M: Readonly<Record<OrbitRegime, number>> = {
  'perigee-below-400-km': 1000,
  'perigee-400-600-km': 500,
  'perigee-600-900-km': 200,
  'perigee-above-900-km': 150,
  'deep-space': 500,
};
const ACROSS_M = 30;
/** The operator's own orbit comes from its navigation. */
const OWN_ACROSS_M = 10;
const OWN_SHARE = 0.2;

/**
 * One-sigma errors, m, in RTN that a message is expected to state when a manoeuvre is decided on.
 *
 * Method   radial and cross-track 30 m, along-track 150 to 1000 m a day before, growing as days^1.5: the order of what
 *          conjunction data messages say one and two days ahead (docs/models/annual-statistics). The own satellite: 10 m
 *          and 20 % along-track
 * Assumes  screening by tracking data, not by element sets, whose errors are several times as large
 */
export function decisionSigma(regime: OrbitRegime, days: number, isOwn: boolean): Vec3 {
  const along = ALONG_TRACK_M[regime] * days ** 1.5;
  return isOwn ? [OWN_ACROSS_M, OWN_SHARE * along, OWN_ACROSS_M] : [ACROSS_M, along, ACROSS_M];
}
