import { gzipSync } from 'node:zlib';
import { writeTle } from '@keepout/ccsds/tle/write';
import type { CatalogueInfo, CatalogueUpload } from '@keepout/contract/ca/catalogue';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { Readiness } from '@keepout/contract/ca/readiness';
import type { Screening } from '@keepout/contract/ca/screening';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const HOUR_S = 3600;
const LIMIT_BYTES = 1_500_000;

function tle(...sets: Parameters<typeof testElements>[]): string {
  return sets.map((parts) => tleOf(testElements(...parts))).join('\n');
}

function tleOf(elements: ReturnType<typeof testElements>): string {
  const written = writeTle({ ...elements, name: '' });
  if (!written.ok) throw new Error(written.fault.code);
  return written.value.trim().split('\n').slice(-2).join('\n');
}

/** The satellite, the object that crosses its path, and others; elements as old as said. */
function sky(ageS: number): string {
  const others = Array.from(
    { length: 20 },
    (_, index): Parameters<typeof testElements> => [
      START_TAI_S - ageS,
      { noradId: 90_100 + index, raanDeg: index * 17, meanMotionRevPerDay: 13 },
    ],
  );
  return [tleOf(testElements(START_TAI_S)), tleOf(testCrosser(START_TAI_S)), tle(...others)].join('\n');
}

const MORE = tle([START_TAI_S, { noradId: 91_000, meanMotionRevPerDay: 12 }]);
/** The last sign of a set is a checksum. */
const wrongChecksum = (set: string) => `${set.slice(0, -1)}${(Number(set.at(-1)) + 1) % 10}`;

describe('a platform without a catalogue', () => {
  let platform: TestPlatform;
  let user: { authorization: string };
  let admin: { authorization: string };
  let satelliteId = '';

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { settings: { uploadLimitBytes: LIMIT_BYTES } });
    user = await platform.bearer({ roles: { 'collision-avoidance': ['user'] } });
    admin = await platform.bearer({ roles: { 'collision-avoidance': ['admin'] } });
  });
  afterAll(() => platform.close());

  const send = (content: string | Buffer, type = 'text/plain', headers: object = admin) =>
    platform.app.inject({
      ...route('uploadCatalogue'),
      headers: { ...headers, 'content-type': type },
      payload: content,
    });
  const get = async <T>(place: Route): Promise<T> =>
    (await platform.app.inject({ ...place, headers: user })).json() as T;
  const readiness = () => get<Readiness>(route('getReadiness'));

  it('says that nothing can be known, and why: no satellite, then no catalogue', async () => {
    expect(await readiness()).toMatchObject({ reason: 'NO_SATELLITE', satellites: 0, catalogue: null });
    const created = await platform.app.inject({
      ...route('createSatellite'),
      headers: user,
      payload: {
        name: 'SENTINEL A',
        cosparId: '2026-001A',
        noradId: 90000,
        configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'IMPULSIVE' } },
      },
    });
    satelliteId = (created.json() as { satelliteId: string }).satelliteId;
    expect(await readiness()).toMatchObject({ reason: 'NO_CATALOGUE', satellites: 1, lastScreening: null });
  });

  it('refuses a screening that is asked for, with the next step', async () => {
    const answer = await platform.app.inject({
      ...route('createScreening'),
      headers: user,
      payload: { satelliteId },
    });
    expect(answer.json()).toMatchObject({ status: 409, code: 'catalogue-missing' });
    expect((answer.json() as Problem).message).toMatch(/keepout catalogue load/);
  });

  it('keeps an ephemeris and lets its screening wait', async () => {
    const form = testForm([
      {
        name: 'day.oem',
        content: testOem(testElements(START_TAI_S), { startTaiS: START_TAI_S, count: 361, stepS: 60 }),
      },
    ]);
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...user, ...form.headers },
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const { screeningId } = (answer.json() as EphemerisUpload).accepted[0]!;
    await vi.waitFor(async () => {
      const screening = await get<Screening>(route('getScreening', { screeningId: screeningId! }));
      expect(screening).toMatchObject({ state: 'QUEUED', waitingFor: 'CATALOGUE', failure: null });
    }, PATIENT);
    expect(await readiness()).toMatchObject({
      reason: 'NO_CATALOGUE',
      pendingScreenings: 1,
      waitingScreenings: 1,
      lastScreening: { screeningId, waitingFor: 'CATALOGUE' },
      lastCompleted: null,
    });
    expect(await get<Conjunction[]>(route('listConjunctions'))).toEqual([]);
  });

  it('takes a catalogue from administrators alone', async () => {
    const answer = await send(sky(0), 'text/plain', user);
    expect(answer.json()).toMatchObject({ status: 403, code: 'role-missing' });
    expect((await platform.app.inject({ ...route('getCatalogue'), headers: user })).statusCode).toBe(404);
  });

  it.each<[string, string | Buffer, string, string]>([
    ['prose', 'No GP data found', 'text/plain', 'unknown-format'],
    ['a web page', '<html></html>', 'text/xml', 'wrong-root-element'],
    ['broken JSON', '[{"NORAD_CAT_ID": 5,', 'application/json', 'malformed-json'],
    ['a file that ends inside a set', sky(0).slice(0, -20), 'text/plain', 'truncated'],
    ['a damaged gzip', gzipSync(sky(0)).subarray(0, 60), 'application/gzip', 'not-text'],
    ['a gzip of 600,000 sets', gzipSync(`${MORE}\n`.repeat(600_000)), 'application/gzip', 'catalogue-too-long'],
    ['a gzip of 320 MB', gzipBomb(), 'application/gzip', 'too-large'],
  ])('refuses %s with its reason, and stays without', async (_, content, type, code) => {
    const answer = await send(content, type);
    expect(answer.json()).toMatchObject({ status: 422, code: 'catalogue-refused', errors: [{ code }] });
    expect((await readiness()).catalogue).toBeNull();
  });

  it('refuses nothing, too much and unknown types', async () => {
    expect((await send('')).json()).toMatchObject({ code: 'no-file' });
    expect((await send('x'.repeat(LIMIT_BYTES + 1))).json()).toMatchObject({ status: 413, code: 'file-too-large' });
    expect((await send(sky(0), 'image/png')).json()).toMatchObject({ status: 415, code: 'unsupported-media-type' });
    const empty = testForm([]);
    expect((await send(empty.payload, empty.headers['content-type'])).json()).toMatchObject({ status: 422 });
  });

  it('with its first catalogue begins what waited, and finds the encounters', async () => {
    const bad = `${wrongChecksum(tle([START_TAI_S, { noradId: 92_000 }]))}\n${sky(30 * HOUR_S)}\n${MORE}`;
    const form = testForm([{ name: 'gp.tle.gz', content: gzipSync(bad) }]);
    const answer = await send(form.payload, form.headers['content-type']);
    expect(answer.statusCode, answer.body).toBe(201);
    const { catalogue, isNew } = answer.json() as CatalogueUpload;
    expect(isNew).toBe(true);
    expect(catalogue).toMatchObject({ source: 'gp.tle.gz', format: 'tle', objects: 23, isStale: false });
    expect(catalogue.rejected).toBe(1);
    expect(catalogue.faults).toMatchObject([{ code: 'wrong-checksum', line: 2 }]);
    expect(catalogue.ageSeconds! / HOUR_S).toBeCloseTo(30, 0);
    await vi.waitFor(
      async () =>
        expect(await readiness()).toMatchObject({
          reason: null,
          pendingScreenings: 0,
          waitingScreenings: 0,
          catalogue: { catalogueId: catalogue.catalogueId, objects: 23 },
          lastCompleted: { catalogue: { catalogueId: catalogue.catalogueId } },
        }),
      PATIENT,
    );
    const conjunctions = await get<Conjunction[]>(route('listConjunctions'));
    expect(conjunctions.length).toBeGreaterThan(1);
    expect(new Set(conjunctions.map((conjunction) => conjunction.object2.name))).toEqual(new Set(['OBJECT 90001']));
  });

  it('takes the same content again as the same catalogue, in any notation and order', async () => {
    const before = await get<CatalogueInfo>(route('getCatalogue'));
    const again = await send(`${MORE}\r\n${sky(30 * HOUR_S).replaceAll('\n', '\r\n')}`);
    expect(again.statusCode, again.body).toBe(200);
    const { catalogue, isNew } = again.json() as CatalogueUpload;
    expect({ isNew, id: catalogue.catalogueId }).toEqual({ isNew: false, id: before.catalogueId });
    expect(catalogue.loadedAt > before.loadedAt).toBe(true);
  });

  it('keeps the catalogue in use when a file is refused, and says when one is stale', async () => {
    const before = await get<CatalogueInfo>(route('getCatalogue'));
    expect((await send(sky(0).slice(0, 300))).statusCode).toBe(422);
    expect((await get<CatalogueInfo>(route('getCatalogue'))).catalogueId).toBe(before.catalogueId);
    expect((await send(sky(100 * HOUR_S))).statusCode).toBe(201);
    expect(await get<CatalogueInfo>(route('getCatalogue'))).toMatchObject({ objects: 22, isStale: true });
    expect(await readiness()).toMatchObject({ reason: null, catalogue: { isStale: true } });
  });
});

/** As many members as fit into the limit; opened, they are past the limit of a catalogue. */
function gzipBomb(): Buffer {
  const member = gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
  return Buffer.concat([member, member, member, member, member]);
}
