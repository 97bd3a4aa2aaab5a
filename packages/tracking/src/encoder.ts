import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import type { Vec3 } from '@keepout/astro/nouns';
import { aberrated } from './aberration.ts';
import { siteState } from './direction.ts';
import { anglesOf } from './prediction.ts';
import { type RefractionConstants, unrefracted } from './refraction.ts';
import type { Site } from './site.ts';

/** Where an instrument is pointed. */
export interface Pointing {
  /** From north over east. */
  readonly azimuthRad: number;
  readonly elevationRad: number;
}

const NO_AIR: RefractionConstants = { a: 0, b: 0 };

/** The direction of the sky, without aberration and refraction, that an instrument was pointed at. */
export function directionOfPointing(
  site: Site,
  { azimuthRad, elevationRad }: Pointing,
  receptionTaiS: number,
  eop?: EarthOrientation,
  air: RefractionConstants = NO_AIR,
): readonly [rightAscensionRad: number, declinationRad: number] {
  const elevation = unrefracted(elevationRad, air);
  const flat = Math.cos(elevation);
  const [east, north, up] = [flat * Math.sin(azimuthRad), flat * Math.cos(azimuthRad), Math.sin(elevation)];
  const axis = (k: 0 | 1 | 2): number => east * site.east[k] + north * site.north[k] + up * site.up[k];
  const fixed: Vec3 = [axis(0), axis(1), axis(2)];
  const m = rotationBetween('ITRF', 'EME2000', receptionTaiS, eop);
  const [x, y, z] = siteState(site, receptionTaiS, eop).velocityMps;
  return anglesOf(aberrated([row(m, 0, fixed), row(m, 3, fixed), row(m, 6, fixed)], [-x, -y, -z]));
}

function row(m: Float64Array, at: number, v: Vec3): number {
  return m[at]! * v[0] + m[at + 1]! * v[1] + m[at + 2]! * v[2];
}

function _dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
