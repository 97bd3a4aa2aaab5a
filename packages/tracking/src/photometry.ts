import type { ObjectType } from '@keepout/astro/nouns';
import { ASTRONOMICAL_UNIT_M } from '@keepout/astro/sun/position';

/** Assumed properties of an object for the prediction of its brightness and its echo. */
export interface TargetBody {
  readonly radiusM: number;
  /** Share of the light that it scatters (Bond albedo of a Lambert sphere), 0 to 1. */
  readonly diffuseAlbedo: number;
}

/** Sun at one astronomical unit, Johnson V in the Vega system. Willmer 2018, ApJS 236:47, table 3. */
const SUN_MAGNITUDE = -26.76;
/** Mean of the debris that telescopes and radar see both. Mulrooney, Matney, Barker 2008, IAC-08-A6.2.2. */
export const DEBRIS_ALBEDO = 0.175;
/** Radius by type for an unknown size, m: between a fragment and a large satellite. */
const RADIUS_BY_TYPE: Readonly<Record<ObjectType, number>> = {
  PAYLOAD: 0.6,
  'ROCKET BODY': 1.5,
  DEBRIS: 0.1,
  UNKNOWN: 0.3,
};
const SMALLEST_RADIUS_M = 0.02;
const LARGEST_RADIUS_M = 20;

/** Known data on an object's size. */
export interface KnownSize {
  readonly objectType?: ObjectType;
  /** Radar cross-section, m^2. */
  readonly rcsM2?: number;
  /** From its owner, before anything else. */
  readonly radiusM?: number;
}

/**
 * The sphere that stands for an object: its owner's radius, the disc of its radar cross-section, or the radius of its type.
 *
 * Assumes  an albedo of 0.175 for all, which is off by a factor of three for a single object: 1.2 mag
 */
export function targetBody({ objectType = 'UNKNOWN', rcsM2, radiusM }: KnownSize): TargetBody {
  const bySection = rcsM2 !== undefined && rcsM2 > 0 ? Math.sqrt(rcsM2 / Math.PI) : RADIUS_BY_TYPE[objectType];
  const bodyRadiusM = radiusM !== undefined && radiusM > 0 ? radiusM : bySection;
  return {
    radiusM: Math.min(Math.max(bodyRadiusM, SMALLEST_RADIUS_M), LARGEST_RADIUS_M),
    diffuseAlbedo: DEBRIS_ALBEDO,
  };
}

/**
 * Apparent V magnitude of a sunlit diffuse sphere.
 *
 * Method   Lambert sphere: E / E_sun = 2/3 a (r / R)^2 ((sin p + (pi - p) cos p) / pi); McCue, Williams, Morford 1971,
 *          Planet. Space Sci. 19:851; docs/models/passes
 * Assumes  no atmosphere (0.2 mag an air mass in V), no specular part, full sunlight
 *
 * @param phaseAngleRad   rad   Sun, object, site
 * @returns number   mag; Infinity seen against the dark side
 *
 * Checked  the sum over the sphere's surface, photometry.test.ts (0.0005 mag)
 */
export function diffuseSphereMagnitude(
  { radiusM, diffuseAlbedo }: TargetBody,
  rangeM: number,
  phaseAngleRad: number,
  sunDistanceM: number = ASTRONOMICAL_UNIT_M,
): number {
  const phase = (Math.sin(phaseAngleRad) + (Math.PI - phaseAngleRad) * Math.cos(phaseAngleRad)) / Math.PI;
  const share = (2 / 3) * diffuseAlbedo * (radiusM / rangeM) ** 2 * Math.max(phase, 0);
  return SUN_MAGNITUDE - 2.5 * Math.log10(share) + 5 * Math.log10(sunDistanceM / ASTRONOMICAL_UNIT_M);
}

/**
 * The range within which a radar sees an object, m.
 *
 * Method   radar equation: the fourth root of the cross-section over 1 m^2, here the disc of the sphere
 */
export function radarRange({ radiusM }: TargetBody, rangeOfOneSquareMetreM: number): number {
  return rangeOfOneSquareMetreM * (Math.PI * radiusM ** 2) ** 0.25;
}
