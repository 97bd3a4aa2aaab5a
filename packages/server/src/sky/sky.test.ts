import type { MeanElements } from '@keepout/astro/nouns';
import type { Problem } from '@keepout/contract/platform/problem';
import type { SkyBodies } from '@keepout/contract/sky/bodies';
import type { ObjectInOrbit, OrbitalElements, OrbitState } from '@keepout/contract/sky/elements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../catalogue/load.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { sky } from './module.ts';

/** Object 5 of the verification set of SGP4 (Vallado et al. 2006). */
const VANGUARD: MeanElements = {
  noradId: 5,
  name: 'VANGUARD 1',
  cosparId: '1958-002B',
  classification: 'U',
  objectType: 'PAYLOAD',
  epochUtc: '2000-06-27T18:50:19.733568Z',
  epochTaiS: 15_447_051.733568,
  elementSetNo: 475,
  revAtEpoch: 41366,
  meanMotionRevPerDay: 10.82419157,
  eccentricity: 0.1859667,
  inclinationDeg: 34.2682,
  raanDeg: 348.7242,
  argPerigeeDeg: 331.7664,
  meanAnomalyDeg: 19.3264,
  bstar: 2.8098e-5,
  meanMotionDot: 2.3e-7,
  meanMotionDdot: 0,
  ephemerisType: 0,
};

describe('K-04 Sun, Moon, planets and orbital elements by documented calls', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([sky], { worker: false });
  });
  afterAll(() => platform.close());

  async function get<T>(place: Route, facts?: Parameters<TestPlatform['bearer']>[0]) {
    const headers = await platform.bearer(facts);
    const answer = await platform.app.inject({ ...place, headers });
    return { status: answer.statusCode, json: answer.json() as T & Problem };
  }

  it('tell Sun, Moon and planets at a time', async () => {
    const { json } = await get<SkyBodies>(route('getSkyBodies', {}, { time: '2026-11-21T12:00:00Z' }));
    expect(json.bodies.map(({ body }) => body)).toEqual([
      ...['SUN', 'MOON', 'MERCURY', 'VENUS', 'MARS', 'JUPITER', 'SATURN', 'URANUS', 'NEPTUNE'],
    ]);
    const [sun, moon] = json.bodies;
    expect(sun).toMatchObject({ elongation: 0, illuminated: 1, azimuth: null });
    expect(sun?.lightTime).toBeCloseTo(493, 0);
    // Full on 24 November 2026: three days before it waxes, 0.87 of it lit.
    expect(moon?.illuminated).toBeCloseTo(0.87, 2);
  });

  it('tell where they stand over the horizon of a site', async () => {
    // At Greenwich, 12:00 UTC in November: the Sun is near the meridian, at 90 - 51.48 - 19.89 deg, 14 min past it.
    const { json } = await get<SkyBodies>(
      route('getSkyBodies', {}, { time: '2026-11-21T12:00:00Z', latitude: '51.48', longitude: 0 }),
    );
    const sun = json.bodies[0];
    expect(sun?.elevation).toBeCloseTo(18.5, 0);
    expect(sun?.azimuth).toBeGreaterThan(181);
    expect(sun?.azimuth).toBeLessThan(186);
    expect((await get(route('getSkyBodies', {}, { latitude: 51 }))).json).toMatchObject({
      status: 422,
      code: 'site-incomplete',
    });
    expect((await get(route('getSkyBodies', {}, { time: '2026-02-30T00:00:00Z' }))).json).toMatchObject({
      code: 'time-invalid',
    });
  });

  it('turn a state into elements and elements into a state', async () => {
    const { json: elements } = await get<OrbitalElements>(
      route('getOrbitalElements', {}, { x: 7_000_000, y: 0, z: 0, vx: 0, vy: 1000, vz: 7500 }),
    );
    expect(elements.inclination).toBeCloseTo(82.405, 3);
    expect(elements.perigeeHeight).toBeCloseTo(621_863, 0);
    const back = {
      'semi-major-axis': elements.semiMajorAxis,
      eccentricity: elements.eccentricity,
      inclination: elements.inclination,
      raan: elements.raan,
      'argument-of-perigee': elements.argumentOfPerigee,
      'mean-anomaly': elements.meanAnomaly,
    };
    const { json: state } = await get<OrbitState>(route('getOrbitState', {}, back));
    expect(state.position.x).toBeCloseTo(7_000_000, 3);
    expect(state.velocity.z).toBeCloseTo(7500, 6);
    const away = await get(route('getOrbitalElements', {}, { x: 7_000_000, y: 0, z: 0, vx: 0, vy: 12_000, vz: 0 }));
    expect(away.json).toMatchObject({ status: 422, code: 'orbit-not-closed' });
  });

  it('tell where an object of the catalogue is, until its elements say nothing any more', async () => {
    expect((await get(route('getObjectInOrbit', { noradId: 5 }))).json).toMatchObject({ status: 404 });
    await storeCatalogue(platform.context, {
      format: 'tle',
      rejectedCount: 0,
      faults: [],
      source: 'verification set',
      bytes: Buffer.from('test'),
      elements: [VANGUARD, { ...VANGUARD, noradId: 6, meanMotionRevPerDay: 16.4, eccentricity: 0.001, bstar: 0.01 }],
    });
    const { json } = await get<ObjectInOrbit>(
      route('getObjectInOrbit', { noradId: 5 }, { time: '2000-06-27T18:50:19.733568Z' }),
    );
    // The verification set of SGP4: 7022.465 km, -1400.083 km, 0.040 km in TEME at the epoch.
    const { x, y, z } = json.state.position;
    expect(Math.hypot(x, y, z)).toBeCloseTo(Math.hypot(7_022_465.293, -1_400_082.968, 39.952), 0);
    expect(json.elements.inclination).toBeCloseTo(34.25, 1);
    expect(json.altitude).toBeCloseTo(Math.hypot(7_022_465, 1_400_083) - 6_378_137, -3);
    expect(json.latitude).toBeCloseTo(0, 1);
    expect((await get(route('getObjectInOrbit', { noradId: 7 }))).json).toMatchObject({ status: 404 });
    // Low and light: it has come down within a month.
    const down = await get(route('getObjectInOrbit', { noradId: 6 }, { time: '2000-07-27T00:00:00Z' }));
    expect(down.json).toMatchObject({ status: 422, code: 'no-state-at-time' });
  });

  it('are for whoever may use a service', async () => {
    expect((await get(route('getSkyBodies'), { roles: { 'on-demand-tracking': ['user'] } })).status).toBe(200);
    expect((await get(route('getSkyBodies'), { roles: { payments: ['user'] } })).json).toMatchObject({ status: 403 });
  });
});
