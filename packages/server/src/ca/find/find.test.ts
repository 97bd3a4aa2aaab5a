import { gunzipSync } from 'node:zlib';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAll } from '@keepout/conjunction/screening/screen';
import type { CatalogueElements } from '@keepout/contract/ca/catalogue';
import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeCatalogue } from '../../catalogue/load.ts';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { nextPage, type QueryOf, type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements } from '../test-oem.ts';

const DAY_S = 86_400;

describe('the direct search over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const elements: MeanElements[] = [
    testElements(startTaiS),
    testCrosser(startTaiS),
    { ...testCrosser(startTaiS), noradId: 123_456_789, name: 'PLANE_MATE 100%', cosparId: '2026-004D', raanDeg: 90.01 },
  ];
  const satelliteIds: string[] = [];
  let all: readonly ConjunctionSummary[] = [];
  const start = formatUtcZ(startTaiS);

  const get = async (place: Route, extraHeaders: Record<string, string> = headers) => {
    const answer = await platform.app.inject({ ...place, headers: extraHeaders });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, text: answer.body };
  };
  const find = async (query: QueryOf<'findConjunctions'> = {}, requestHeaders = headers) => {
    const answer = await get(route('findConjunctions', {}, query), requestHeaders);
    return { ...answer, json: JSON.parse(answer.text) as ConjunctionSummary[] & Problem };
  };
  const idsOf = async (query: QueryOf<'findConjunctions'>) =>
    (await find(query)).json.map((summary) => summary.conjunctionId);
  const tcaMsOf = (summary: ConjunctionSummary) => Date.parse(summary.conjunctionData.tca);
  const where = (holds: (summary: ConjunctionSummary) => boolean) =>
    all.filter(holds).map((summary) => summary.conjunctionId);

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
    const empty = await get(route('getCatalogueElements'));
    expect(empty.status).toBe(404);
    await storeTestCatalogue(platform.context, elements);
    const send = (place: Route, payload: object) => platform.app.inject({ ...place, headers, payload });
    for (const { name, cosparId, noradId } of [elements[0]!, elements[2]!]) {
      const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
      const created = await send(route('createSatellite'), { name, cosparId, noradId, configuration });
      expect(created.statusCode, created.body).toBe(201);
      const { satelliteId } = created.json() as { satelliteId: string };
      satelliteIds.push(satelliteId);
      const order = { satelliteId, days: 1, start, volume: { shape: 'SPHERE', r: 60_000 } };
      const { screeningId } = (await send(route('createScreening'), order)).json() as Screening;
      await vi.waitFor(
        async () => expect((await get(route('getScreening', { screeningId }))).text).toContain('"state":"COMPLETED"'),
        PATIENT,
      );
    }
    all = (await find()).json;
  });
  afterAll(() => platform.close());

  it('A-16 finds every event on record, of all satellites, by TCA', async () => {
    const { status, headers: answered } = await find();
    expect(status).toBe(200);
    expect(answered['x-total-count']).toBe(String(all.length));
    expect(new Set(all.map((summary) => summary.satelliteId))).toEqual(new Set(satelliteIds));
    expect(new Set(all.map((summary) => summary.object2.name))).toContain('PLANE_MATE 100%');
    expect(all.map((summary) => summary.conjunctionData.tca)).toEqual(
      all.map((summary) => summary.conjunctionData.tca).toSorted(),
    );
  });

  it('A-16 each condition of the search holds for what is found, and for nothing that is left out', async () => {
    const middle = all[Math.floor(all.length / 2)]!;
    const second = `${middle.conjunctionData.tca.slice(0, 19)}Z`;
    // Rows have six significant digits.
    const missM = middle.totalMissDistance * 1.00001;
    const pc = middle.probabilityOfCollision! / 1.00001;
    const isMate = (summary: ConjunctionSummary) => summary.object2.name === 'PLANE_MATE 100%';
    const cases: readonly [QueryOf<'findConjunctions'>, (summary: ConjunctionSummary) => boolean][] = [
      [{ 'satellite-id': satelliteIds[1] }, (summary) => summary.satelliteId === satelliteIds[1]],
      [{ object: 123_456_789 }, (summary) => summary.object2.noradId === 123_456_789],
      [{ object: '2026-004d' }, isMate],
      [{ object: 'cross' }, (summary) => summary.object2.name === 'CROSSER'],
      [{ object: 'e_m' }, isMate],
      [{ object: '0%' }, isMate],
      [{ from: second }, (summary) => tcaMsOf(summary) >= Date.parse(second)],
      [{ to: second }, (summary) => tcaMsOf(summary) <= Date.parse(second)],
      [{ 'max-miss-distance': missM }, (summary) => summary.totalMissDistance <= missM],
      [{ 'min-probability': pc }, (summary) => (summary.probabilityOfCollision ?? -1) >= pc],
      [{ 'screening-type': 'TLE_CAT' }, () => true],
      [
        { object: 'CROSSER', to: second, 'max-miss-distance': missM },
        (summary) =>
          summary.object2.name === 'CROSSER' &&
          tcaMsOf(summary) <= Date.parse(second) &&
          summary.totalMissDistance <= missM,
      ],
    ];
    for (const [query, holds] of cases) {
      expect(await idsOf(query), JSON.stringify(query)).toEqual(where(holds));
      expect(where(holds).length > 0, JSON.stringify(query)).toBe(true);
    }
    expect(await idsOf({ 'screening-type': 'OPS_CAT' })).toEqual([]);
    expect(where((summary) => summary.totalMissDistance > missM).length).toBeGreaterThan(0);
  });

  it('A-16 finds the same by a part of a name that hundreds of objects have', async () => {
    const named = where(({ object2 }) => object2.name.includes('CROSS'));
    expect(named.length).toBeGreaterThan(0);
    await platform.context.database.pool.query(
      `insert into met_object select operator_id, 80000000 + n, 'CROSSED ' || n, '' from (select distinct operator_id from satellite) as own, generate_series(1, 300) as n`,
    );
    expect(await idsOf({ object: 'cross' })).toEqual(named);
    expect(await idsOf({ object: 'CROSSED 17' })).toEqual([]);
    expect(await idsOf({ object: 'nobody' })).toEqual([]);
    const { rows } = await platform.context.database.pool.query(
      'select distinct coalesce(secondary_norad_id, 0) as number, secondary_name as name from conjunction except select norad_id, name from met_object',
    );
    expect(rows).toEqual([]);
  });

  it('A-16 loses nothing of a page that is longer than totals are counted', async () => {
    const { pool } = platform.context.database;
    const columns = `(select string_agg(quote_ident(column_name), ',' order by ordinal_position) as names from information_schema.columns
      where table_name = 'conjunction' and table_schema = 'public' and is_generated = 'NEVER')`;
    const { names } = (await pool.query<{ names: string }>(columns.slice(1, -1))).rows[0]!;
    const copied = names.replace(/\bid\b/, "'con-copy-' || n").replace('miss_distance_m', '1');
    await pool.query(
      `insert into conjunction (${names}) select ${copied} from (select * from conjunction limit 1) as event, generate_series(1, 1300) as n`,
    );
    expect(await idsOf({ 'max-miss-distance': 1, limit: 2000 })).toHaveLength(1300);
    await pool.query(`delete from conjunction where id like 'con-copy-%'`);
  });

  it('A-16 pages run through everything once, and the last one names no next', async () => {
    const collected: string[] = [];
    let page: Route | undefined = route('findConjunctions', {}, { limit: 3, object: 'CROSSER' });
    while (page !== undefined) {
      const answer: Awaited<ReturnType<typeof get>> = await get(page);
      const part = JSON.parse(answer.text) as ConjunctionSummary[];
      expect(part.length).toBeLessThanOrEqual(3);
      collected.push(...part.map((summary) => summary.conjunctionId));
      page = nextPage(answer);
    }
    expect(collected).toEqual(where((summary) => summary.object2.name === 'CROSSER'));
    expect(collected.length).toBeGreaterThan(3);
  });

  it('A-16 a bad value of each condition is refused with its name', async () => {
    const cases: QueryOf<'findConjunctions'> = {
      object: ' ',
      from: 'yesterday',
      to: '2026-13-40T00:00:00Z',
      'max-miss-distance': -1,
      'min-probability': 2,
      'screening-type': 'ALL',
      limit: 0,
      'satellite-id': 'x'.repeat(200),
    };
    for (const [field, value] of Object.entries(cases)) {
      const { status, json } = await find({ [field]: value });
      expect(status, field).toBe(400);
      expect(json.errors?.[0]?.pointer, field).toBe(`?${field}`);
      expect(json.message, field).toMatch(/\S/);
    }
    const reversed = await find({ from: start, to: '2020-01-01T00:00:00Z' });
    expect(reversed.json).toMatchObject({ status: 422, code: 'window-empty' });
    expect((await find({ cursor: 'abc' })).json).toMatchObject({
      status: 404,
      code: 'cursor-invalid',
    });
  });

  it('A-16 whoever screens the downloaded elements elsewhere finds what the server found', async () => {
    const { columns, count } = JSON.parse((await get(route('getCatalogueElements'))).text) as CatalogueElements;
    expect(count).toBe(elements.length);
    const sets = columns.noradId.map(
      (noradId, at): MeanElements => ({
        ...testElements(columns.epoch[at]!),
        noradId,
        name: columns.name[at]!,
        meanMotionRevPerDay: columns.meanMotion[at]!,
        eccentricity: columns.eccentricity[at]!,
        inclinationDeg: columns.inclination[at]!,
        raanDeg: columns.raan[at]!,
        argPerigeeDeg: columns.argPerigee[at]!,
        meanAnomalyDeg: columns.meanAnomaly[at]!,
        bstar: columns.bstar[at]!,
      }),
    );
    const plan = planScreening({
      startTaiS,
      stopTaiS: startTaiS + DAY_S,
      volume: { shape: 'sphere', radiusM: 60_000 },
      scope: { kind: 'primaries', primaries: [columns.noradId.indexOf(90_000)] },
    });
    const { encounters } = screenAll(plan, {
      batch: batchOf(sets.map((element) => sgp4Init(element))),
      ephemerides: [],
    });
    const own = all.filter((summary) => summary.satelliteId === satelliteIds[0]);
    expect(encounters.length).toBe(own.length);
    expect(encounters.length).toBeGreaterThan(5);
    for (const [at, encounter] of encounters.entries()) {
      const tca = parseUtc(own[at]!.conjunctionData.tca);
      expect(tca.ok && tca.value).toBeCloseTo(encounter.tcaTaiS, 2);
      // Lists round it up to the decimetre.
      expect(Math.abs(own[at]!.totalMissDistance - encounter.missDistanceM)).toBeLessThan(0.102);
      expect(own[at]!.object2.noradId).toBe(sets[encounter.secondary]!.noradId);
    }
  });

  it('A-16 the elements come compressed, and an unchanged catalogue costs no body', async () => {
    const plain = await get(route('getCatalogueElements'));
    const tag = String(plain.headers['etag']);
    const packed = await get(route('getCatalogueElements'), { ...headers, 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
    const again = await get(route('getCatalogueElements'), { ...headers, 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(again.bytes.length).toBe(0);
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: elements.slice(0, 2),
      rejectedCount: 0,
      faults: [],
      source: 'newer catalogue',
      bytes: Buffer.from('newer'),
    });
    const newer = await get(route('getCatalogueElements'), { ...headers, 'if-none-match': tag });
    expect(newer.status).toBe(200);
    expect((JSON.parse(newer.text) as CatalogueElements).columns.noradId).toHaveLength(2);
    expect((await get(route('getCatalogueElements'), {})).status).toBe(401);
  });
});
