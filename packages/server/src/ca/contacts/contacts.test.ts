import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { parseUtc } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import type { SatelliteContacts } from '@keepout/contract/ca/contacts';
import { lookAngles } from '@keepout/tracking/look-angles';
import { siteAt } from '@keepout/tracking/site';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { keepEarthOrientation } from '../../earth-orientation/store.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type QueryOf, type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testElements } from '../test-oem.ts';

const TENERIFE = {
  name: 'Tenerife',
  latitude: 28.3,
  longitude: -16.5,
  altitude: 2393,
  minElevation: 10,
  canCommand: true,
  canConfirm: false,
};
/** Limits are told to the millisecond, in which a low orbit rises by less. */
const TEN_THOUSANDTH_OF_A_DEGREE = 1e-4;

describe('A-16 contacts of the fleet', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  const elements = testElements(Math.floor(nowTaiS()));
  const ask = async (query: QueryOf<'listContacts'> = {}, requestHeaders = headers) => {
    const answer = await platform.app.inject({
      ...route('listContacts', {}, query),
      headers: requestHeaders,
    });
    return { status: answer.statusCode, json: answer.json() as readonly SatelliteContacts[] };
  };
  const post = async (place: Route, payload: object) => {
    const answer = await platform.app.inject({ ...place, headers, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json() as { satelliteId: string };
  };

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    const configuration = { shape: 'CANNONBALL', propulsion: { type: 'NONE' } };
    await post(route('createSatellite'), {
      name: elements.name,
      cosparId: '',
      noradId: elements.noradId,
      configuration,
    });
    await post(route('createSatellite'), { name: 'Unseen', cosparId: '', noradId: 77_777, configuration });
  });
  afterAll(() => platform.close());

  it('without an orbit each satellite says why it has no contacts', async () => {
    const { json } = await ask();
    expect(json.map(({ orbitSource, contacts }) => [orbitSource, contacts])).toEqual([
      [null, []],
      [null, []],
    ]);
    expect(json[0]?.noOrbitReason).toContain('no catalogue is loaded');
  });

  it('passes of the catalogue orbit begin and end at the mask of the station and culminate above it', async () => {
    await storeTestCatalogue(platform.context, [elements]);
    await post(route('createStation'), TENERIFE);
    const [own, unseen] = (await ask({ days: 3 })).json;
    expect(unseen).toMatchObject({ orbitSource: null, contacts: [] });
    expect(own).toMatchObject({ orbitSource: 'ELEMENTS', coveredUntil: null, noOrbitReason: null });
    const contacts = own?.contacts ?? [];
    expect(contacts.length).toBeGreaterThan(6);
    const site = siteAt({
      latitudeRad: TENERIFE.latitude * RAD_PER_DEG,
      longitudeRad: TENERIFE.longitude * RAD_PER_DEG,
      heightM: TENERIFE.altitude,
    });
    const orbit = inFrame(sgp4Ephemeris(elements), 'ITRF');
    const elevationAt = (utc: string) => {
      const parsed = parseUtc(utc);
      const state = new Float64Array(6);
      if (!parsed.ok || !orbit.stateAt(parsed.value, state)) throw new Error(utc);
      return lookAngles(site, state).elevationRad / RAD_PER_DEG;
    };
    for (const { start, culmination, end, maxElevation, stationName, canConfirm } of contacts.slice(1)) {
      expect([stationName, canConfirm]).toEqual(['Tenerife', false]);
      expect(Math.abs(elevationAt(start) - 10)).toBeLessThan(TEN_THOUSANDTH_OF_A_DEGREE);
      expect(Math.abs(elevationAt(end) - 10)).toBeLessThan(TEN_THOUSANDTH_OF_A_DEGREE);
      expect(elevationAt(culmination)).toBeCloseTo(maxElevation, 4);
      expect(start < culmination && culmination < end).toBe(true);
    }
  });

  it('stations stand where the table of Earth orientation turns them', async () => {
    const without = (await ask()).json[0]!.contacts;
    const firstDay = Math.floor(nowTaiS() / SECONDS_PER_DAY) - 3;
    const values = Array.from({ length: 8 }, () => [0.5 - 37, 0, 0, 0, 0, 0]).flat();
    await keepEarthOrientation(platform.context.database, { firstDay, values }, 'eop.txt');
    const byTable = (await ask()).json[0]!.contacts;
    await keepEarthOrientation(platform.context.database, { firstDay, values: [] }, '');
    // The first may have begun before the window, which begins and ends later the second time; the last may be of that one alone.
    const before = without.map(({ culmination }) => Date.parse(culmination));
    const moves = byTable
      .slice(1, -1)
      .map(({ culmination }) => Math.min(...before.map((at) => Math.abs(Date.parse(culmination) - at))));
    expect(Math.max(...moves)).toBeGreaterThan(1);
    expect(Math.max(...moves)).toBeLessThan(2000);
  });

  it('one satellite can be asked for', async () => {
    const [own] = (await ask()).json;
    expect((await ask({ 'satellite-id': own!.satelliteId })).json).toHaveLength(1);
  });

  it('refuses a window that is none', async () => {
    expect((await ask({ days: 15 })).status).toBe(400);
    expect((await ask({ from: '2026-02-30T00:00:00Z' })).status).toBe(400);
  });
});
