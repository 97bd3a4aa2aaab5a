import type { BodyInTheSky, SkyBodies } from './bodies.ts';
import type { ObjectInOrbit, OrbitalElements, OrbitState } from './elements.ts';

const moon: BodyInTheSky = {
  body: 'MOON',
  position: { x: 358_176_165.6, y: 87_824_342.7, z: 66_275_503.3 },
  rightAscension: 13.777,
  declination: 10.188,
  distance: 374_694_172.8,
  lightTime: 1.25,
  elongation: 137.666,
  illuminated: 0.87,
  angularDiameter: 0.531,
  azimuth: null,
  elevation: null,
};

const bodies: SkyBodies = { time: '2026-11-21T12:00:00.000Z', site: null, bodies: [moon] };

const ELEMENTS: OrbitalElements = {
  semiMajorAxis: 7_037_954.027,
  eccentricity: 0.005_392_764,
  inclination: 82.405_357,
  raan: 0,
  argumentOfPerigee: 0,
  trueAnomaly: 0,
  meanAnomaly: 0,
  period: 5875.984,
  meanMotion: 14.703_92,
  perigeeHeight: 621_863,
  apogeeHeight: 697_771.053,
};

const STATE: OrbitState = { position: { x: 7_000_000, y: 0, z: 0 }, velocity: { x: 0, y: 1000, z: 7500 } };

const object: ObjectInOrbit = {
  noradId: 5,
  name: 'VANGUARD 1',
  time: '2000-06-27T18:50:19.734Z',
  elementsEpoch: '2000-06-27T18:50:19.734Z',
  source: 'catalogue',
  state: STATE,
  elements: ELEMENTS,
  latitude: -8.1,
  longitude: 12.4,
  altitude: 622_000,
  isSunlit: true,
};

/** An example of each answer, by the name of its schema. */
export const SKY_EXAMPLES = {
  SkyBodies: bodies,
  OrbitalElements: ELEMENTS,
  OrbitState: STATE,
  ObjectInOrbit: object,
} satisfies Readonly<Record<string, object>>;
