import { RECORDED } from '@keepout/contract/recorded';
import type { BodyInTheSky, SkyBody } from '@keepout/contract/sky/bodies';
import type { SpaceWeather } from '@keepout/contract/sky/space-weather';

import { DAY_MS, inHours, iso, now } from './clock.ts';
import { fixtureSatellite } from './fleet.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';

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

/** A Sun that turns in 27 days, a storm every 40, observed up to yesterday. */
function weatherFixture(from: string): SpaceWeather {
  const today = Math.floor(Date.parse(now()) / DAY_MS);
  const first = Math.floor(Date.parse(from) / DAY_MS);
  const dayOf = (day: number) => iso(day * DAY_MS).slice(0, 10);
  const days = Array.from({ length: Math.max(0, today + 46 - first) }, (_, index) => {
    const day = first + index;
    return {
      day: dayOf(day),
      f107: 150 + 25 * Math.sin(day / 4.3),
      f107Mean: 150 + 8 * Math.sin(day / 60),
      ap: day % 40 === 7 ? 63 : 8 + (day % 5),
      source: day < today ? ('OBSERVED' as const) : ('PREDICTED' as const),
    };
  });
  const [firstDay, lastDay, lastObservedDay] = [dayOf(today - 9000), dayOf(today + 45), dayOf(today - 1)];
  return { table: { fileName: 'SW-All.csv', loadedAt: inHours(-5), firstDay, lastDay, lastObservedDay }, days };
}

/** Sky positions and elements: figures of one day, whatever time is asked for. */
export const skyHandlers = ({ statistics }: Scenario): readonly Handler[] => [
  on('getSkyBodies', ({ query: { latitude, longitude, time = now() } }) => {
    const site =
      latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude), altitude: 0 };
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
    return { time, site, bodies };
  }),
  on('getSpaceWeather', ({ query: { from = now() } }) =>
    statistics === 'none' ? { table: null, days: [] } : weatherFixture(from),
  ),
  on('getOrbitalElements', ({ query }) =>
    Number(query['vy']) > 11_000
      ? mockProblem('orbit-not-closed', 'The state vector is on an escape orbit or a straight fall.')
      : RECORDED.getOrbitalElements,
  ),
  on('getObjectInOrbit', ({ params }) => {
    const { noradId, name } = fixtureSatellite('aurora-2');
    const elements = RECORDED.getOrbitalElements;
    if (params.noradId !== String(noradId)) return undefined;
    return { ...RECORDED.getObjectInOrbit, noradId, name, time: now(), elementsEpoch: now(), elements };
  }),
];
