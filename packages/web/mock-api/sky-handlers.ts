import type { BodyInTheSky, SkyBody } from '@keepout/contract/sky/bodies';
import type { ObjectInOrbit, OrbitalElements } from '@keepout/contract/sky/elements';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';

const AU_M = 149_597_870_700;
/** Right ascension, declination, distance in au, elongation, lit share, diameter: 2026-11-21. */
const PLACES: Readonly<Record<SkyBody, readonly [number, number, number, number, number, number]>> = {
  SUN: [236.579, -19.89, 0.9879, 0, 1, 0.5394],
  MOON: [13.777, 10.188, 0.0025047, 137.666, 0.87, 0.5313],
  MERCURY: [217.706, -12.374, 1.0134, 19.605, 0.621, 0.001844],
  VENUS: [201.781, -9.223, 0.3661, 35.242, 0.194, 0.01266],
  MARS: [148.2, 14.6, 1.2, 87.1, 0.9, 0.0022],
  JUPITER: [151.9, 12.9, 5.19, 82.3, 0.99, 0.0105],
  SATURN: [10.4, 1.9, 8.75, 132.5, 1, 0.0053],
  URANUS: [61.2, 20.6, 18.47, 176.9, 1, 0.00104],
  NEPTUNE: [0.9, -1.2, 29.34, 123.4, 1, 0.00063],
};

const ELEMENTS: OrbitalElements = {
  semiMajorAxis: 7_037_954.027,
  eccentricity: 0.005392764,
  inclination: 82.405357,
  raan: 0,
  argumentOfPerigee: 0,
  trueAnomaly: 0,
  meanAnomaly: 0,
  period: 5875.984,
  meanMotion: 14.70392,
  perigeeHeight: 621_863,
  apogeeHeight: 697_771,
};

/** Sky positions and elements: figures of one day, whatever time is asked for. */
export const skyHandlers: readonly Handler[] = [
  on('getSkyBodies', (request) => {
    const query = new URL(request.url).searchParams;
    const [latitude, longitude] = [query.get('latitude'), query.get('longitude')];
    const site = latitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude), altitude: 0 };
    const bodies = Object.entries(PLACES).map(([body, place], at): BodyInTheSky => {
      const [rightAscension, declination, distanceAu, elongation, illuminated, angularDiameter] = place;
      const distance = distanceAu * AU_M;
      return {
        body: body as SkyBody,
        position: { x: distance, y: 0, z: 0 },
        rightAscension,
        declination,
        distance,
        lightTime: distanceAu * 499,
        elongation,
        illuminated,
        angularDiameter,
        ...(site ? { azimuth: 40 * at, elevation: 60 - 12 * at } : { azimuth: null, elevation: null }),
      };
    });
    return Response.json({ time: query.get('time') ?? new Date().toISOString(), site, bodies });
  }),
  on('getOrbitalElements', (request) => {
    const isAway = Number(new URL(request.url).searchParams.get('vy')) > 11_000;
    const detail = 'The state leaves the Earth, or falls straight to it.';
    return isAway ? mockProblem({ status: 422, code: 'orbit-not-closed', detail }) : Response.json(ELEMENTS);
  }),
  on('getObjectInOrbit', (_request, [number = '']) => {
    if (number !== '58210') return mockProblem({ status: 404, code: 'not-found', detail: 'It was not found.' });
    const time = new Date().toISOString();
    const vector = { x: 7_000_000, y: 0, z: 0 };
    return Response.json({
      noradId: 58_210,
      name: 'AURORA-2',
      time,
      elementsEpoch: time,
      source: 'mock',
      elements: ELEMENTS,
      state: { position: vector, velocity: vector },
      latitude: 12.3,
      longitude: -45.6,
      altitude: 701_000,
      isSunlit: true,
    } satisfies ObjectInOrbit);
  }),
];
