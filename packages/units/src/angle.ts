/** Radians in one degree. */
export const RAD_PER_DEG: number = Math.PI / 180;
/** Radians in one arcsecond (3600 arcseconds a degree). */
export const RAD_PER_ARCSEC: number = Math.PI / 648_000;
/** Radians in a full turn. */
export const TWO_PI: number = 2 * Math.PI;

/** Wraps an angle to [0, 2 pi). @param angleRad number rad */
export function wrapTwoPi(angleRad: number): number {
  const wrapped = angleRad % TWO_PI;
  return wrapped < 0 ? wrapped + TWO_PI : wrapped;
}

/** Wraps an angle to [-pi, pi). @param angleRad number rad */
export function wrapPi(angleRad: number): number {
  return wrapTwoPi(angleRad + Math.PI) - Math.PI;
}
