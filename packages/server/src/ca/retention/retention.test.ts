import type { EphemerisFile, EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { Problem } from '@keepout/contract/platform/problem';
import { type SQL, sql as sqlOf } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import type { Queries } from '../../platform/database/database.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testElements, testOem } from '../test-oem.ts';
import { removableEphemerides } from './removable.ts';
import { removeDue } from './remove.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const DAY_S = 86_400;
const text = (count: number): string =>
  testOem(testElements(START_TAI_S), { startTaiS: START_TAI_S, count, stepS: 60 });
/** Three files of 200 states and a bit. */
const STORAGE_LIMIT_BYTES = Math.round(3.5 * text(200).length);

describe('how long superseded ephemerides are kept', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let satelliteId: string;

  beforeAll(async () => {
    const settings = { storageLimitBytes: STORAGE_LIMIT_BYTES };
    platform = await startTestPlatform([collisionAvoidance], { worker: false, settings });
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, [testElements(START_TAI_S)]);
  });
  beforeEach(async () => {
    for (const table of ['screening', 'ephemeris', 'satellite']) await sql(`delete from ${table}`);
    satelliteId = await platform.addSatellite({ name: 'SENTINEL 90000', noradId: 90_000, cosparId: '2026-001A' });
  });
  afterAll(() => platform.close());

  const sql = (statement: string, values: unknown[] = []) => platform.context.database.pool.query(statement, values);
  const send = (place: Route, payload?: object) =>
    platform.app.inject({ ...place, headers: { 'if-match': '*', ...headers }, ...(payload && { payload }) });

  async function upload(count: number, fields: Record<string, string> = {}) {
    const form = testForm([{ name: `${count}.oem`, content: text(count) }], {
      screen: 'false',
      'satellite-id': satelliteId,
      ...fields,
    });
    return await platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
  }
  /** Uploaded so many days ago, and compared since. */
  async function uploaded(count: number, daysAgo: number, fields?: Record<string, string>): Promise<string> {
    const answer = await upload(count, fields);
    expect(answer.statusCode, answer.body).toBe(201);
    const { oemFileId } = (answer.json() as EphemerisUpload).accepted[0]!;
    await sql(
      'update ephemeris set compared_at = now(), uploaded_at = now() - make_interval(days => $2) where id = $1',
      [oemFileId, daysAgo],
    );
    return oemFileId;
  }
  async function removed(): Promise<string[]> {
    const files = (await send(route('listEphemerides'))).json() as EphemerisFile[];
    return files.flatMap(({ oemFileId, contentRemovedAt }) => (contentRemovedAt === null ? [] : [oemFileId])).sort();
  }
  const code = (answer: { statusCode: number; json(): unknown }) => [
    answer.statusCode,
    (answer.json() as Problem).code,
  ];

  it('the content goes so many days after a newer one came, the record stays and says so wherever it is asked for', async () => {
    const old = await uploaded(100, 70);
    const older = await uploaded(101, 40);
    const newest = await uploaded(102, 29);
    // The first was superseded 40 days ago, the second 29.
    expect(await removeDue(platform.context)).toBe(1);
    expect(await removed()).toEqual([old]);
    const gone = [410, 'ephemeris-content-removed'];
    expect(code(await send(route('getEphemerisFile', { oemId: old })))).toEqual(gone);
    expect(code(await send(route('getEphemerisState', { oemId: old }, { at: new Date().toISOString() })))).toEqual(
      gone,
    );
    expect(code(await send(route('getEphemerisQuality', { oemId: old })))).toEqual(gone);
    expect(code(await send(route('createScreening'), { oemFileId: old, days: 1 }))).toEqual(gone);
    const change = { oemFileId: old, designation: 'CANDIDATE' };
    expect(code(await send(route('changeEphemeris', {}, { 'oem-id': old }), change))).toEqual(gone);
    expect((await send(route('getEphemerisFile', { oemId: older }))).statusCode).toBe(200);
    const { rows } = await sql("select actor, detail from audit where action = 'content-removed' and record_id = $1", [
      old,
    ]);
    expect(rows).toEqual([{ actor: 'Keepout', detail: { sizeBytes: text(100).length } }]);
    // The days are the operator's.
    const { version: _v, updatedAt: _u, ...rules } = (await send(route('getFlightRules'))).json();
    expect((await send(route('changeFlightRules'), { ...rules, ephemerisDays: 28 })).statusCode).toBe(200);
    expect(await removeDue(platform.context)).toBe(1);
    expect(await removed()).toEqual([old, older].sort());
    expect((await send(route('changeFlightRules'), { ...rules, ephemerisDays: 30 })).statusCode).toBe(200);
    expect((await send(route('getEphemerisFile', { oemId: newest }))).statusCode).toBe(200);
  });

  it('what speaks for a satellite, reaches further, is screened, waits for its comparison or was decided by stays', async () => {
    const further = await uploaded(150, 90);
    const screened = await uploaded(50, 80);
    const waits = await uploaded(51, 80);
    const decided = await uploaded(52, 80);
    await uploaded(100, 60);
    const order = await send(route('createScreening'), { oemFileId: screened, days: 1 });
    expect(order.statusCode, order.body).toBe(202);
    await sql('update ephemeris set compared_at = null where id = $1', [waits]);
    const frozen = { inputs: { ephemerides: [{ oemFileId: decided }] } };
    await sql(
      `insert into decision (id, operator_id, conjunction_id, satellite_id, satellite_name, secondary_name, state, decision, frozen, opened_by)
       select 'dec-kept', operator_id, 'con-kept', id, name, 'OTHER', 'DECIDED', 'OBSERVE', $2, 'mara' from satellite where id = $1`,
      [satelliteId, JSON.stringify(frozen)],
    );
    expect(await removeDue(platform.context)).toBe(0);
    await sql("delete from decision where id = 'dec-kept'");
    await sql("update screening set state = 'CANCELLED'");
    await sql('update ephemeris set compared_at = now()');
    expect(await removeDue(platform.context)).toBe(3);
    expect(await removed()).toEqual([screened, waits, decided].sort());
    expect(await removed()).not.toContain(further);
  });

  it('a candidate goes when its span is over for so long, and content that another file has stays', async () => {
    const candidate = await uploaded(100, 50, { designation: 'CANDIDATE' });
    const twin = await uploaded(100, 1, { designation: 'CANDIDATE' });
    const operational = await uploaded(200, 45);
    expect(await removeDue(platform.context)).toBe(0);
    await sql('update ephemeris set stop_tai_s = $2 where id = any($1)', [
      [candidate, operational],
      nowTaiS() - 31 * DAY_S,
    ]);
    expect(await removeDue(platform.context)).toBe(1);
    expect(await removed()).toEqual([candidate]);
    expect((await send(route('getEphemerisFile', { oemId: twin }))).statusCode).toBe(200);
  });

  it('a new file gets the room of the longest superseded one; 507 only where nothing can go', async () => {
    const [first, second] = [await uploaded(200, 3), await uploaded(201, 2)];
    await uploaded(202, 1);
    const next = await upload(203);
    expect(next.statusCode, next.body).toBe(201);
    expect(await removed()).toEqual([first]);
    await sql('update ephemeris set compared_at = null where id = $1', [second]);
    await sql('update ephemeris set compared_at = null where file_name = $1', ['202.oem']);
    expect(code(await upload(204))).toEqual([507, 'storage-limit']);
  });

  it('is asked of the file that came next, and not of all files of the satellite', async () => {
    await uploaded(200, 40);
    const copies = 2000;
    await sql(
      `insert into ephemeris select copied.* from ephemeris, generate_series(1, $1::integer) as n,
         jsonb_populate_record(ephemeris, jsonb_build_object('id', id || n, 'uploaded_at', uploaded_at + n * interval '1 second',
           'stop_tai_s', stop_tai_s + n)) as copied`,
      [copies],
    );
    await sql('analyze ephemeris');
    const asked: SQL[] = [];
    const execute = async (statement: SQL) => {
      asked.push(statement);
      return { rows: [] };
    };
    await removableEphemerides({ execute } as unknown as Queries, nowTaiS(), { isDue: false });
    const { orm } = platform.context.database;
    const { rows } = await orm.execute<{ 'QUERY PLAN': readonly [{ readonly Plan: Record<string, number> }] }>(
      sqlOf`explain (analyze, buffers, format json) ${asked[0]!}`,
    );
    const [{ Plan: plan }] = rows[0]!['QUERY PLAN'];
    expect(plan['Actual Rows']).toBe(copies);
    // Two looks into an index, of three blocks each, and the rows themselves; a thousand blocks each where all were looked through.
    expect(plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!).toBeLessThan(20 * copies);
  });
});
