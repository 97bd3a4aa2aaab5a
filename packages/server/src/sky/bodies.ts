import { rotationBetween } from '@keepout/astro/frames/rotation';
import { moonPosition } from '@keepout/astro/moon/position';
import type { Vec3 } from '@keepout/astro/nouns';
import { SUN_RADIUS_M, sunPosition } from '@keepout/astro/sun/position';
import type { BodyInTheSky, SkyBody } from '@keepout/contract/sky/bodies';
import { lookAngles } from '@keepout/tracking/look-angles';
import type { Site } from '@keepout/tracking/site';
import { RAD_PER_DEG, wrapTwoPi } from '@keepout/units/angle';
import { PLANETS, type Planet, planetPosition } from './planets.ts';

const LIGHT_MPS = 299_792_458;
/** Mean radius of the Moon, m. IAU 2015 working group on cartographic coordinates. */
const MOON_RADIUS_M = 1_737_400;

/** Where the light of a body that arrives at the epoch left it: two turns are a metre off for the Sun. */
function seen(position: (epochTaiS: number) => Vec3, epochTaiS: number): Vec3 {
  let lightS = 0;
  for (let turn = 0; turn < 2; turn++) lightS = Math.hypot(...position(epochTaiS - lightS)) / LIGHT_MPS;
  return position(epochTaiS - lightS);
}

/**
 * Sun, Moon and planets from the centre of the Earth, and over the horizon of a site.
 *
 * Method   VSOP87D and ELP-2000/82 (astro), planets by `planetPosition`; light time, no aberration (20 arcsec), no refraction
 * Frame    EME2000; azimuth and elevation by the horizon of the site, UT1 taken as UTC (15 arcsec)
 */
export function bodiesAt(epochTaiS: number, site: Site | undefined): BodyInTheSky[] {
  const sun = seen(sunPosition, epochTaiS);
  const body = (name: SkyBody, position: Vec3, radiusM: number): BodyInTheSky => {
    const distanceM = Math.hypot(...position);
    const [x, y, z] = position;
    return {
      body: name,
      position: { x, y, z },
      rightAscension: wrapTwoPi(Math.atan2(y, x)) / RAD_PER_DEG,
      declination: Math.asin(z / distanceM) / RAD_PER_DEG,
      distance: distanceM,
      lightTime: distanceM / LIGHT_MPS,
      elongation: name === 'SUN' ? 0 : angle(position, sun) / RAD_PER_DEG,
      illuminated: name === 'SUN' ? 1 : litShare(position, sun),
      angularDiameter: (2 * Math.asin(radiusM / distanceM)) / RAD_PER_DEG,
      ...horizon(position, epochTaiS, site),
    };
  };
  return [
    body('SUN', sun, SUN_RADIUS_M),
    body('MOON', seen(moonPosition, epochTaiS), MOON_RADIUS_M),
    ...Object.entries(PLANETS).map(([name, { radiusM }]) =>
      body(name as Planet, planetPosition(name as Planet, epochTaiS), radiusM),
    ),
  ];
}

function angle(a: Vec3, b: Vec3): number {
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  return Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}

/** Share of a disc that is lit: (1 + cos of the angle between Sun and Earth, seen from the body) / 2. */
function litShare(position: Vec3, sun: Vec3): number {
  const toEarth: Vec3 = [-position[0], -position[1], -position[2]];
  const toSun: Vec3 = [sun[0] - position[0], sun[1] - position[1], sun[2] - position[2]];
  return (1 + Math.cos(angle(toEarth, toSun))) / 2;
}

function horizon(position: Vec3, epochTaiS: number, site: Site | undefined) {
  if (site === undefined) return { azimuth: null, elevation: null };
  const turn = rotationBetween('EME2000', 'ITRF', epochTaiS);
  const along = (row: number) => turn[row]! * position[0] + turn[row + 1]! * position[1] + turn[row + 2]! * position[2];
  const { azimuthRad, elevationRad } = lookAngles(site, [along(0), along(3), along(6), 0, 0, 0]);
  return { azimuth: azimuthRad / RAD_PER_DEG, elevation: elevationRad / RAD_PER_DEG };
}
