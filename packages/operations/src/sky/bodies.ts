import { J2000_TAI_S } from '@keepout/astro/epoch';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import { moonPosition } from '@keepout/astro/moon/position';
import type { Vec3 } from '@keepout/astro/nouns';
import { ASTRONOMICAL_UNIT_M, SUN_RADIUS_M, sunPosition } from '@keepout/astro/sun/position';
import type { BodyInTheSky, SkyBody } from '@keepout/contract/sky/bodies';
import { lookAngles } from '@keepout/tracking/look-angles';
import type { Site } from '@keepout/tracking/site';
import { RAD_PER_DEG, wrapTwoPi } from '@keepout/units/angle';
import { AstroTime, Body, GeoVector } from 'astronomy-engine';

const LIGHT_MPS = 299_792_458;
/** Mean radius of the Moon, m. IAU 2015 working group on cartographic coordinates. */
const MOON_RADIUS_M = 1_737_400;

/** Where the light of a body that arrives at the epoch left it: two turns are a metre off for the Sun. */
function apparentPosition(position: (epochTaiS: number) => Vec3, epochTaiS: number): Vec3 {
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
  const sun = apparentPosition(sunPosition, epochTaiS);
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
    body('MOON', apparentPosition(moonPosition, epochTaiS), MOON_RADIUS_M),
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

const DAY_S = 86_400;

export type Planet = Exclude<SkyBody, 'SUN' | 'MOON'>;

/** The planets as the library calls them, and their mean radii, m (IAU 2015 working group on cartographic coordinates). */
const PLANETS: Readonly<Record<Planet, { readonly body: Body; readonly radiusM: number }>> = {
  MERCURY: { body: Body.Mercury, radiusM: 2_439_400 },
  VENUS: { body: Body.Venus, radiusM: 6_051_800 },
  MARS: { body: Body.Mars, radiusM: 3_389_500 },
  JUPITER: { body: Body.Jupiter, radiusM: 69_911_000 },
  SATURN: { body: Body.Saturn, radiusM: 58_232_000 },
  URANUS: { body: Body.Uranus, radiusM: 25_362_000 },
  NEPTUNE: { body: Body.Neptune, radiusM: 24_622_000 },
};

/**
 * Where the light of a planet that arrives at an epoch left it, from the centre of the Earth.
 *
 * Method   VSOP87, cut by astronomy-engine to an arcminute; light time, no aberration
 * Frame    EME2000
 *
 * @returns Vec3   m
 *
 * Checked  conformance/planets (JPL DE421, 1 arcmin)          Cost  30 microseconds
 */
export function planetPosition(planet: Planet, epochTaiS: number): Vec3 {
  const days = (epochTaiS - J2000_TAI_S) / DAY_S;
  const { x, y, z } = GeoVector(PLANETS[planet].body, AstroTime.FromTerrestrialTime(days), false);
  return [x * ASTRONOMICAL_UNIT_M, y * ASTRONOMICAL_UNIT_M, z * ASTRONOMICAL_UNIT_M];
}
