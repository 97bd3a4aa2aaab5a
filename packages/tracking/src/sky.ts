import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import { moonPosition } from '@keepout/astro/moon/position';
import type { Vec3 } from '@keepout/astro/nouns';
import { sunPosition } from '@keepout/astro/sun/position';

/** Positions of Sun and Moon relative to the rotating Earth: ITRF, m, geometric. */
export interface Sky {
  sun(epochTaiS: number): Vec3;
  moon(epochTaiS: number): Vec3;
}

/** Between nodes the Moon leaves a straight line by 0.07 arcsec, the Sun by a negligible angle. */
const NODE_S = 600;

/**
 * Sun and Moon for many questions near each other in time.
 *
 * Method   theories at nodes every 600 s, straight lines in EME2000 between them, then the turn to ITRF
 * Assumes  no light time, no aberration (20 arcsec of the Sun)
 *
 * Checked  conformance/passes/sky.json (Moon 15 arcsec, Sun 1 arcsec)          Cost  1.5 microseconds near a node known
 */
export function skyOverEarth(eop?: EarthOrientation): Sky {
  const rotation = new Float64Array(9);
  const body = (position: (epochTaiS: number) => Vec3): ((epochTaiS: number) => Vec3) => {
    const nodes = new Map<number, Vec3>();
    const node = (k: number): Vec3 => {
      const cachedDirection = nodes.get(k);
      if (cachedDirection !== undefined) return cachedDirection;
      const direction = position(k * NODE_S);
      nodes.set(k, direction);
      return direction;
    };
    return (epochTaiS) => {
      const k = Math.floor(epochTaiS / NODE_S);
      const a = node(k);
      const b = node(k + 1);
      const share = epochTaiS / NODE_S - k;
      const between: Vec3 = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]), a[2] + share * (b[2] - a[2])];
      return turned(rotationBetween('EME2000', 'ITRF', epochTaiS, eop, rotation), between);
    };
  };
  return { sun: body(sunPosition), moon: body(moonPosition) };
}

/** The geometric Sun in ITRF, m. */
export function sunInItrf(epochTaiS: number, eop?: EarthOrientation): Vec3 {
  return turned(rotationBetween('EME2000', 'ITRF', epochTaiS, eop), sunPosition(epochTaiS));
}

/** Angle between two directions from a place, rad. */
export function angleBetween(from: ArrayLike<number>, first: ArrayLike<number>, second: ArrayLike<number>): number {
  const ax = first[0]! - from[0]!;
  const ay = first[1]! - from[1]!;
  const az = first[2]! - from[2]!;
  const bx = second[0]! - from[0]!;
  const by = second[1]! - from[1]!;
  const bz = second[2]! - from[2]!;
  // By the tangent: sharp near zero and near a half turn, where the cosine is not.
  const across = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return Math.atan2(across, ax * bx + ay * by + az * bz);
}

/**
 * Lit share of the Moon's disc, 0 to 1.
 *
 * Method   (1 + cos i) / 2 with i the angle Sun, Moon, site; Meeus 1998, chapter 48
 */
export function moonIllumination(from: ArrayLike<number>, sunM: Vec3, moonM: Vec3): number {
  return (1 + Math.cos(angleBetween(moonM, sunM, from))) / 2;
}

function turned(m: Float64Array, [x, y, z]: Vec3): Vec3 {
  return [m[0]! * x + m[1]! * y + m[2]! * z, m[3]! * x + m[4]! * y + m[5]! * z, m[6]! * x + m[7]! * y + m[8]! * z];
}
