import { outsideShadow, type ShadowEdge } from '@keepout/astro/force/sunlight';
import type { Vec3 } from '@keepout/astro/nouns';

/** How much of the Sun an object must see to be called lit. */
export type ShadowLimit = ShadowEdge;

/**
 * An object is lit for all observers when the complete disc of the Sun is visible from it. In the penumbra, ten seconds of a low orbit, it
 * fades, and its magnitude is nobody's; docs/decisions/0068
 */
export const LIT: ShadowLimit = 'penumbra';

const NORTH: Vec3 = [0, 0, 1];

/**
 * Angle of the Sun's disc from the Earth's limb, rad, seen from an object; positive is lit.
 *
 * Method   `outsideShadow`: the tangent to the WGS-84 ellipsoid, conical umbra and penumbra; docs/models/passes
 * Assumes  no atmosphere
 * Frame    ITRF, or any frame whose z axis is the pole
 *
 * @param object   ArrayLike(3)   m
 * @param sunM     Vec3           m
 * @param limit    umbra: lit until the last sliver is gone; penumbra: lit while the complete disc shows
 */
export function sunClearance(object: ArrayLike<number>, sunM: Vec3, limit: ShadowLimit): number {
  return outsideShadow(limit, object, sunM, NORTH);
}

/** Whether an object is lit. Frame ITRF, or any frame whose z axis is the pole. */
export function isLit(object: ArrayLike<number>, sunM: Vec3): boolean {
  return sunClearance(object, sunM, LIT) > 0;
}
