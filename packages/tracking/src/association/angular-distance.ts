/** A direction of the sky. */
export interface Direction {
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
}

/**
 * Angle between two directions.
 *
 * Method   haversine: exact for small angles, where the arc cosine is not
 */
export function angularDistance(a: Direction, b: Direction): number {
  const declination = Math.sin((a.declinationRad - b.declinationRad) / 2);
  const ascension = Math.sin((a.rightAscensionRad - b.rightAscensionRad) / 2);
  const half = declination ** 2 + Math.cos(a.declinationRad) * Math.cos(b.declinationRad) * ascension ** 2;
  return 2 * Math.asin(Math.sqrt(Math.min(1, half)));
}
