import { EARTH_FLATTENING, EARTH_RADIUS_M } from '@keepout/astro/constants';
import type { Vec3 } from '@keepout/astro/nouns';
import { SUN_RADIUS_M } from '@keepout/astro/sun/position';

/** How much of the Sun an object must see to be called lit. */
export type ShadowLimit = 'umbra' | 'penumbra';

/**
 * How far the Sun's disc stands clear of the Earth's limb, rad, seen from an object; positive is lit.
 *
 * Method   the tangent to the WGS-84 ellipsoid in the plane of object, Sun and geocentre, found where the ellipsoid is a
 *          sphere; compared with the Sun's angular radius: conical umbra and penumbra; docs/models/passes
 * Assumes  no atmosphere
 * Frame    ITRF, or any frame whose z axis is the pole
 *
 * @param object   ArrayLike(3)   m
 * @param sunM     Vec3           m
 * @param limit    umbra: lit until the last sliver is gone; penumbra: lit while the whole disc shows
 */
export function sunClearance(object: ArrayLike<number>, sunM: Vec3, limit: ShadowLimit): number {
  const x = object[0]!;
  const y = object[1]!;
  const z = object[2]!;
  const toSunX = sunM[0] - x;
  const toSunY = sunM[1] - y;
  const toSunZ = sunM[2] - z;
  const sunDistance = Math.hypot(toSunX, toSunY, toSunZ);
  const distance = Math.hypot(x, y, z);
  const cosSun = -(x * toSunX + y * toSunY + z * toSunZ) / (distance * sunDistance);
  const fromCentre = Math.acos(Math.min(1, Math.max(-1, cosSun)));
  const sunRadius = Math.asin(SUN_RADIUS_M / sunDistance);
  const clear = fromCentre - limbAngle(x, y, z, toSunX, toSunY, toSunZ, distance);
  return limit === 'umbra' ? clear + sunRadius : clear - sunRadius;
}

/** Angle between the geocentre and the limb on the Sun's side, seen from the object. */
function limbAngle(x: number, y: number, z: number, sx: number, sy: number, sz: number, distance: number): number {
  const stretch = 1 / (1 - EARTH_FLATTENING);
  const zs = z * stretch;
  const scaled = Math.hypot(x, y, zs);
  const sinLimb = Math.min(1, EARTH_RADIUS_M / scaled);
  const cosLimb = Math.sqrt(1 - sinLimb * sinLimb);
  const downX = -x / scaled;
  const downY = -y / scaled;
  const downZ = -zs / scaled;
  // The Sun's direction without its part along the vertical, in the space where the Earth is round.
  const along = downX * sx + downY * sy + downZ * sz * stretch;
  const acrossX = sx - along * downX;
  const acrossY = sy - along * downY;
  const acrossZ = sz * stretch - along * downZ;
  const across = Math.hypot(acrossX, acrossY, acrossZ);
  if (across === 0) return Math.asin(sinLimb);
  const limbX = cosLimb * downX + (sinLimb * acrossX) / across;
  const limbY = cosLimb * downY + (sinLimb * acrossY) / across;
  const limbZ = (cosLimb * downZ + (sinLimb * acrossZ) / across) / stretch;
  const cos = -(limbX * x + limbY * y + limbZ * z) / (distance * Math.hypot(limbX, limbY, limbZ));
  return Math.acos(Math.min(1, Math.max(-1, cos)));
}
