import { z } from 'zod';
import { record } from '../platform/described.ts';
import {
  metres,
  noradId,
  quantityText,
  queryNumberIn,
  seconds,
  text,
  timeInput,
  utcTimeOf,
} from '../platform/primitives.ts';
import { vector } from './bodies.ts';
import { STATE_NUMBERS } from './fields.ts';

const degrees = (label: string) => z.number().describe(quantityText(label, 'deg'));

/** Keplerian elements of a closed orbit around the Earth, with derived values. */
export const orbitalElements = record('OrbitalElements', 'Keplerian elements of a closed orbit, with derived values.', {
  semiMajorAxis: metres('Semi-major axis'),
  eccentricity: z.number().min(0).lt(1).describe('Osculating eccentricity, no unit.'),
  inclination: degrees('Inclination'),
  raan: degrees('Right ascension of the ascending node; 0 for an equatorial orbit'),
  argumentOfPerigee: degrees('Argument of perigee; 0 for a circular orbit'),
  trueAnomaly: degrees('True anomaly'),
  meanAnomaly: degrees('Mean anomaly'),
  period: seconds('Orbital period'),
  meanMotion: z.number().describe('Mean motion, rev/day.'),
  perigeeHeight: metres('Perigee altitude above a sphere of 6378.137 km'),
  apogeeHeight: metres('Apogee altitude above a sphere of 6378.137 km'),
});

export const orbitState = record('OrbitState', 'Position and velocity in an inertial frame.', {
  position: vector('Position from the centre of the Earth', 'm'),
  velocity: vector('Velocity', 'm/s'),
});

const component = (label: string, axis: keyof typeof STATE_NUMBERS) =>
  queryNumberIn(STATE_NUMBERS[axis]).describe(`${label}, ${STATE_NUMBERS[axis].unit}.`);

/** A state vector in a URL; the elements are in the same frame. */
export const stateQuery = z.object({
  x: component('First component of the position, in any inertial frame', 'x'),
  y: component('Second component of the position', 'y'),
  z: component('Third component of the position', 'z'),
  vx: component('First component of the velocity', 'vx'),
  vy: component('Second component of the velocity', 'vy'),
  vz: component('Third component of the velocity', 'vz'),
});

const angle = (label: string, least: number, maximum: number) =>
  z.coerce.number().min(least).max(maximum).describe(`${label}, deg.`);

export const elementsQuery = z.object({
  'semi-major-axis': z.coerce.number().min(1e6).max(1e9).describe('Semi-major axis, m.'),
  eccentricity: z.coerce.number().min(0).max(0.999).describe('Eccentricity of the orbit, no unit; 0 for a circle.'),
  inclination: angle('Inclination', 0, 180),
  raan: angle('Right ascension of the ascending node', -360, 360),
  'argument-of-perigee': angle('Argument of perigee', -360, 360),
  'mean-anomaly': angle('Mean anomaly', -360, 360),
});

/** An object of the catalogue at a time. */
export const objectInOrbit = record(
  'ObjectInOrbit',
  'Position of a catalogue object at a time, with its osculating elements.',
  {
    noradId,
    name: text('Name in the catalogue.'),
    time: utcTimeOf('Time of the position'),
    elementsEpoch: utcTimeOf('Epoch of the element set'),
    source: text('Source of the catalogue.'),
    state: orbitState.describe('Position and velocity by SGP4, EME2000.'),
    elements: orbitalElements.describe('Osculating elements of the state vector, EME2000.'),
    latitude: degrees('Geodetic latitude of the sub-satellite point, north positive'),
    longitude: degrees('Longitude of the sub-satellite point, east positive'),
    altitude: metres('Altitude above the ellipsoid (WGS 84)'),
    isSunlit: z
      .boolean()
      .describe('True if the object is outside the penumbra: the complete disc of the Sun is visible from it.'),
  },
);

export const objectQuery = z.object({ time: timeInput('Time of the position; default: now').optional() });

export type OrbitalElements = z.infer<typeof orbitalElements>;
export type OrbitState = z.infer<typeof orbitState>;
export type ObjectInOrbit = z.infer<typeof objectInOrbit>;
