import type { Site } from '../site.ts';

/** One direction of an optical track: reception time, EME2000. */
export interface AngularObservation {
  readonly receptionTaiS: number;
  /** [0, 2 pi). */
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
}

/** Directions of one unknown object seen from one site, in the order of time. */
export interface Track {
  readonly site: Site;
  readonly observations: readonly AngularObservation[];
}

/**
 * Angle between two directions.
 *
 * Method   haversine: exact for small angles, where the arc cosine is not
 */
export function angularDistance(
  a: { readonly rightAscensionRad: number; readonly declinationRad: number },
  b: { readonly rightAscensionRad: number; readonly declinationRad: number },
): number {
  const declination = Math.sin((a.declinationRad - b.declinationRad) / 2);
  const ascension = Math.sin((a.rightAscensionRad - b.rightAscensionRad) / 2);
  const half = declination ** 2 + Math.cos(a.declinationRad) * Math.cos(b.declinationRad) * ascension ** 2;
  return 2 * Math.asin(Math.sqrt(Math.min(1, half)));
}
