import { z } from 'zod';
import { record } from '../platform/described.ts';
import { metres, noradId, queryNumberIn, seconds, text, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { vector } from './bodies.ts';
import { STATE_NUMBERS } from './fields.ts';

const degrees = (what: string) => z.number().describe(`${what}, deg.`);

/** Keplerian elements of a closed orbit around the Earth, and what follows from them. */
export const orbitalElements = record(
  'OrbitalElements',
  'Keplerian elements of a closed orbit, with derived figures.',
  {
    semiMajorAxis: metres('Semi-major axis'),
    eccentricity: z.number().min(0).lt(1).describe('Osculating eccentricity, without unit.'),
    inclination: degrees('Inclination'),
    raan: degrees('Right ascension of the ascending node; 0 for an equatorial orbit'),
    argumentOfPerigee: degrees('Argument of perigee; 0 for a circular orbit'),
    trueAnomaly: degrees('True anomaly'),
    meanAnomaly: degrees('Mean anomaly'),
    period: seconds('Period'),
    meanMotion: z.number().describe('Revolutions a day.'),
    perigeeHeight: metres('Lowest point above 6378.137 km'),
    apogeeHeight: metres('Highest point above 6378.137 km'),
  },
);

export const orbitState = record('OrbitState', 'Position and velocity in an inertial frame.', {
  position: vector('Position from the centre of the Earth', 'm'),
  velocity: vector('Velocity', 'm/s'),
});

const component = (what: string, axis: keyof typeof STATE_NUMBERS) =>
  queryNumberIn(STATE_NUMBERS[axis]).describe(`${what}, ${STATE_NUMBERS[axis].unit}.`);

/** A state in the address of a call; elements are in the frame that it is in. */
export const stateQuery = z.object({
  x: component('First component of the position, in any inertial frame', 'x'),
  y: component('Second component of the position', 'y'),
  z: component('Third component of the position', 'z'),
  vx: component('First component of the velocity', 'vx'),
  vy: component('Second component of the velocity', 'vy'),
  vz: component('Third component of the velocity', 'vz'),
});

const angle = (what: string, least: number, most: number) =>
  z.coerce.number().min(least).max(most).describe(`${what}, deg.`);

export const elementsQuery = z.object({
  'semi-major-axis': z.coerce.number().min(1e6).max(1e9).describe('Semi-major axis, m.'),
  eccentricity: z.coerce.number().min(0).max(0.999).describe('Eccentricity of the orbit, without unit; 0 is a circle.'),
  inclination: angle('Inclination', 0, 180),
  raan: angle('Right ascension of the ascending node', -360, 360),
  'argument-of-perigee': angle('Argument of perigee', -360, 360),
  'mean-anomaly': angle('Mean anomaly', -360, 360),
});

/** An object of the catalogue at a time. */
export const objectInOrbit = record(
  'ObjectInOrbit',
  'Where an object of the catalogue is, and its osculating elements.',
  {
    noradId,
    name: text('Name in the catalogue.'),
    time: utcTimeOf('When'),
    elementsEpoch: utcTimeOf('Epoch of the element set'),
    source: text('Where the catalogue is from.'),
    state: orbitState.describe('Position and velocity by SGP4, EME2000.'),
    elements: orbitalElements.describe('Osculating elements of that state, EME2000.'),
    latitude: degrees('Geodetic latitude of the point below it, north positive'),
    longitude: degrees('Longitude of the point below it, east positive'),
    altitude: metres('Height above the ellipsoid'),
    isSunlit: z.boolean().describe('The complete disc of the Sun is visible from it: it is outside of the penumbra.'),
  },
);

export const objectQuery = z.object({ time: timeInput('When; now without it').optional() });

export type OrbitalElements = z.infer<typeof orbitalElements>;
export type OrbitState = z.infer<typeof orbitState>;
export type ObjectInOrbit = z.infer<typeof objectInOrbit>;
