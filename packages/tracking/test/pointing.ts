import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import type { Vec3 } from '@keepout/astro/nouns';
import { dot } from '@keepout/astro/vector';
import { wrapTwoPi } from '@keepout/units/angle';
import { aberrated } from '../src/aberration.ts';
import { siteState } from '../src/direction.ts';
import type { Pointing } from '../src/encoder.ts';
import { unitDirection } from '../src/prediction.ts';
import { type RefractionConstants, unrefracted } from '../src/refraction.ts';
import type { Site } from '../src/site.ts';

/**
 * Where an instrument has to be pointed for a direction of the sky.
 *
 * Method   diurnal aberration, rotation of the Earth, refraction; docs/models/observation
 * Assumes  a mount along the WGS-84 normal: no deflection of the vertical
 * Frame    EME2000 to the horizon of the site
 *
 * Checked  conformance/observation, ERFA atio13 (0.1 arcsec)
 */
export function pointingOf(
  site: Site,
  rightAscensionRad: number,
  declinationRad: number,
  receptionTaiS: number,
  eop?: EarthOrientation,
  air: RefractionConstants = { a: 0, b: 0 },
): Pointing {
  const { velocityMps } = siteState(site, receptionTaiS, eop);
  const apparent = aberrated(unitDirection(rightAscensionRad, declinationRad), velocityMps);
  const m = rotationBetween('EME2000', 'ITRF', receptionTaiS, eop);
  const row = (at: number): number => m[at]! * apparent[0] + m[at + 1]! * apparent[1] + m[at + 2]! * apparent[2];
  const fixed: Vec3 = [row(0), row(3), row(6)];
  const [east, north, up] = [dot(site.east, fixed), dot(site.north, fixed), dot(site.up, fixed)];
  const elevationRad = refracted(Math.atan2(up, Math.hypot(east, north)), air);
  return { azimuthRad: wrapTwoPi(Math.atan2(east, north)), elevationRad };
}

/** The apparent elevation of an object at `elevationRad`. */
function refracted(elevationRad: number, constants: RefractionConstants): number {
  let seenRad = elevationRad;
  for (let turn = 0; turn < 6; turn++) seenRad = elevationRad + seenRad - unrefracted(seenRad, constants);
  return seenRad;
}
