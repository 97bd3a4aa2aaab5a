import { z } from 'zod';
import { STATION_NUMBERS } from '../fleet/fields.ts';
import { part, partOrNull, record } from '../platform/described.ts';
import { metres, quantityText, queryNumberIn, ratio, seconds, timeInput, utcTimeOf } from '../platform/primitives.ts';

export const skyBody = z
  .enum(['SUN', 'MOON', 'MERCURY', 'VENUS', 'MARS', 'JUPITER', 'SATURN', 'URANUS', 'NEPTUNE'])
  .meta({ id: 'SkyBody', description: 'A body of the solar system.' });

const degrees = (label: string) => z.number().describe(quantityText(label, 'deg'));

export const vector = (label: string, unit: string) =>
  part(`${label}, ${unit}.`, {
    x: z.number().describe(`x component, ${unit}.`),
    y: z.number().describe(`y component, ${unit}.`),
    z: z.number().describe(`z component, ${unit}.`),
  });

/** Position of a body of the solar system in the sky. */
export const bodyInTheSky = record('BodyInTheSky', 'Position of a body of the solar system in the sky.', {
  body: skyBody,
  position: vector('Position from the centre of the Earth at the time of light emission, EME2000', 'm'),
  rightAscension: degrees('Right ascension, EME2000, 0 to 360'),
  declination: degrees('Declination, EME2000'),
  distance: metres('Distance from the centre of the Earth'),
  lightTime: seconds('Light time'),
  elongation: degrees('Angle between body and Sun, seen from the centre of the Earth'),
  illuminated: ratio('Illuminated fraction of the disc, 0 to 1; 1 for the Sun'),
  angularDiameter: degrees('Angular diameter of the disc'),
  azimuth: degrees('Azimuth from north over east at the site; null without a site').nullable(),
  elevation: degrees('Elevation above the horizon of the site, without refraction; null without a site').nullable(),
});

export const skyBodies = record('SkyBodies', 'Sun, Moon and planets at a time.', {
  time: utcTimeOf('Time of the positions'),
  site: partOrNull('Site of azimuth and elevation; null without one.', {
    latitude: degrees('Geodetic latitude, north positive'),
    longitude: degrees('Longitude, east positive'),
    altitude: metres('Altitude above the ellipsoid (WGS 84)'),
  }),
  bodies: z.array(bodyInTheSky).describe('Sun, Moon and planets, in this order.'),
});

const coordinate = (label: string, name: keyof typeof STATION_NUMBERS) =>
  queryNumberIn(STATION_NUMBERS[name]).describe(label);

export const skyBodiesQuery = z.object({
  time: timeInput('Time of the positions; default: now').optional(),
  latitude: coordinate('Geodetic latitude of the site (WGS 84), deg; with longitude.', 'latitude').optional(),
  longitude: coordinate('Longitude of the site (WGS 84), deg, east positive; with latitude.', 'longitude').optional(),
  altitude: coordinate('Altitude of the site above the ellipsoid (WGS 84), m.', 'altitude').default(0),
});

export type SkyBody = z.infer<typeof skyBody>;
export type BodyInTheSky = z.infer<typeof bodyInTheSky>;
export type SkyBodies = z.infer<typeof skyBodies>;
