import type { MeanElements } from '@keepout/astro/nouns';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { Screening } from '@keepout/contract/ca/screening';
import { testCrosser, testElements, testOem } from '@keepout/server/ca/test-oem';
import { storeCatalogue } from '@keepout/server/catalogue/load';
import type { Foundation } from '@keepout/server/hosting/foundation';
import type { Database } from '@keepout/server/platform/database/database';
import { testForm } from '@keepout/server/platform/http/test-form';
import { nowTaiS } from '@keepout/server/platform/now';
import type { TestPlatform } from '@keepout/server/test-platform';
import { type Route, route } from '@keepout/server/test-route';
import { expect } from 'vitest';
import { eventually } from './test-eventually.ts';

export const START_TAI_S: number = Math.floor(nowTaiS()) + 7200;
export const DAYS = 3;
const sentinel = testElements(START_TAI_S);
/** Three days of the operator's satellite. */
export const oem: string = testOem(sentinel, { startTaiS: START_TAI_S, count: DAYS * 1440 + 1, stepS: 60 });

/** A sky of crossing orbits. */
function sky(objects: number): MeanElements[] {
  const others = Array.from({ length: objects }, (_, index) =>
    testElements(START_TAI_S, {
      noradId: 91_000 + index,
      name: `OBJECT ${index}`,
      cosparId: '',
      meanMotionRevPerDay: 14.97 + index * 1e-5,
      inclinationDeg: 40 + (index % 100),
      raanDeg: (index * 137.5) % 360,
      meanAnomalyDeg: (index * 73.3) % 360,
      eccentricity: 0.0005,
    }),
  );
  return [sentinel, testCrosser(START_TAI_S), ...others];
}

/** Makes a sky of the satellite, one that meets it and so many others the catalogue in use; its id. */
export async function storeSky({ context }: Pick<Foundation, 'context'>, objects: number): Promise<string> {
  const { id } = await storeCatalogue(context, {
    format: 'omm-json',
    elements: sky(objects),
    rejectedCount: 0,
    faults: [],
    source: 'test sky',
    bytes: Buffer.from('test'),
  });
  return id;
}

/** What a process needs to reach the test's database. */
export function databaseUrl({ connection }: Pick<Database, 'connection'>): string {
  if (!('host' in connection)) throw new Error('the test database is reached by its socket');
  const { user, database, host, port } = connection;
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** An operator with one satellite, whose calls are answered by the test's own web server. */
export interface TestOperator {
  readonly satelliteId: string;
  get<T>(place: Route): Promise<T>;
  send(place: Route, body?: object): Promise<Screening>;
  /** Uploads the ephemeris; the id of the screening that this orders. */
  upload(): Promise<string>;
  ended(screeningId: string): Promise<Screening>;
}

export async function testOperator(platform: TestPlatform, operatorId: string, subject: string): Promise<TestOperator> {
  const headers = await platform.bearer({ operatorId, subject });
  const get = async <T>(place: Route): Promise<T> => (await platform.app.inject({ ...place, headers })).json() as T;
  const send = async <T>(place: Route, payload?: object): Promise<T> => {
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return (answer.body === '' ? undefined : answer.json()) as T;
  };
  const { satelliteId } = await send<{ satelliteId: string }>(route('createSatellite'), SATELLITE);
  return {
    satelliteId,
    get,
    send,
    upload: async () => {
      const form = testForm([{ name: 'days.oem', content: oem }]);
      const answer = await platform.app.inject({
        ...route('uploadEphemeris'),
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return (answer.json() as EphemerisUpload).accepted[0]!.screeningId!;
    },
    ended: async (id) => {
      await eventually(`screening ${id} has ended`, async () => {
        const { pool } = platform.context.database;
        const { rowCount } = await pool.query('select from screening where id = $1 and finished_at is not null', [id]);
        expect(rowCount).toBe(1);
      });
      return await get<Screening>(route('getScreening', { screeningId: id }));
    },
  };
}

export const SATELLITE = {
  name: 'SENTINEL A',
  cosparId: '2026-001A',
  noradId: 90000,
  configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'IMPULSIVE' } },
};

/** What does not depend on who asked and when. */
export function lasting(conjunction: Conjunction): object {
  const { object2, conjunctionData, totalMissDistance, probabilityOfCollision, maxProbability, relativePosition } =
    conjunction;
  const { relativeVelocity, verdict, messageCount, dilution } = conjunction;
  return {
    secondary: object2.noradId,
    ...conjunctionData,
    totalMissDistance,
    probabilityOfCollision,
    maxProbability,
    relativePosition,
    relativeVelocity,
    dilution,
    verdict: verdict.kind,
    messageCount,
  };
}
