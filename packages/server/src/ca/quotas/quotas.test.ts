import type { Problem } from '@keepout/contract/platform/problem';
import type { OperatorUsage } from '@keepout/contract/platform/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../../catalogue/load.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testElements, testOem } from '../test-oem.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const LIMITS = {
  screeningsLimit: 3,
  storageLimitBytes: 60_000,
  recordsLimit: 6,
  operatorLimits: new Map([['operator-other', { recordsLimit: 1 }]]),
};

describe('what an operator may have', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let satelliteId: string;
  const oem = testOem(testElements(START_TAI_S), { startTaiS: START_TAI_S, count: 200, stepS: 60 });

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false, settings: LIMITS });
    headers = await platform.bearer();
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [testElements(START_TAI_S)],
      rejectedCount: 0,
      faults: [],
      source: 'test catalogue',
      bytes: Buffer.from('x'.repeat(100_000)),
    });
  });
  beforeEach(async () => {
    for (const table of ['cdm', 'screening', 'ephemeris', 'satellite']) {
      await platform.context.database.pool.query(`delete from ${table}`);
    }
    const made = await send(route('createSatellite'), satellite(90000));
    satelliteId = made.json().satelliteId;
  });
  afterAll(() => platform.close());

  const satellite = (noradId: number) => ({
    name: `SENTINEL ${noradId}`,
    noradId,
    cosparId: '2026-001A',
    configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } },
  });
  const send = (place: Route, payload?: object, as = headers) =>
    platform.app.inject({ ...place, headers: as, ...(payload && { payload }) });
  const order = () => send(route('createScreening'), { satelliteId, days: 1 });
  const upload = () => {
    const form = testForm([{ name: 'days.oem', content: oem }]);
    return platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
  };
  const refusal = (answer: Awaited<ReturnType<typeof order>>, status: number): Problem => {
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    return answer.json() as Problem;
  };

  it('in screenings that wait or run: 429 with the limit and what is used, until one has ended', async () => {
    const ordered = [await order(), await order(), await order()].map((answer) => answer.json().screeningId as string);
    const answer = await order();
    expect(refusal(answer, 429)).toMatchObject({
      code: 'screenings-limit',
      detail: 'Your organisation has 3 waiting or running screenings; the limit is 3.',
    });
    expect(answer.headers['retry-after']).toBe('60');
    // An upload orders a screening: it is refused whole.
    expect(refusal(await upload(), 429)).toMatchObject({ code: 'screenings-limit' });
    expect((await platform.context.database.pool.query('select 1 from ephemeris')).rows).toEqual([]);
    await send(route('cancelScreening', { screeningId: ordered[0]! }));
    expect((await order()).statusCode).toBe(202);
  });

  it('in bytes of files: 507, and those of others and of the installation do not count', async () => {
    expect(oem.length).toBeGreaterThan(LIMITS.storageLimitBytes / 4);
    const answers: number[] = [];
    let last = await upload();
    for (; last.statusCode === 201; last = await upload()) answers.push(last.statusCode);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length).toBeLessThan(4);
    expect(refusal(last, 507)).toMatchObject({ code: 'storage-limit' });
    expect(last.json().detail).toMatch(/^Your organisation stores [\d.]+ kB of files; the limit is 60\.0 kB\.$/);
  });

  it('25.4 as each is told of his own organisation, with what there is', async () => {
    await order();
    const usageOf = async (as: typeof headers) =>
      (await send(route('getUsage'), undefined, as)).json<OperatorUsage>().quotas;
    const usage = await usageOf(headers);
    expect(usage).toMatchObject([
      { quota: 'STORAGE', of: 'files', limit: LIMITS.storageLimitBytes },
      { quota: 'RECORDS', used: 1, limit: 6 },
      { quota: 'SCREENINGS', used: 1, limit: 3 },
    ]);
    const { rows } = await platform.context.database.pool.query(
      'select coalesce(sum(size_bytes), 0)::double precision as bytes from stored_file where operator_id is not null and removed_at is null',
    );
    expect(usage[0]!.used).toBe(rows[0].bytes);
    const others = await platform.bearer({ operatorId: 'operator-other' });
    expect(await usageOf(others)).toMatchObject([{ used: 0 }, { used: 0, limit: 1 }, { used: 0, limit: 3 }]);
  });

  it('in records: 507, for each operator by itself', async () => {
    for (let n = 1; n < LIMITS.recordsLimit; n++) {
      expect((await send(route('createSatellite'), satellite(90000 + n))).statusCode).toBe(201);
    }
    expect(refusal(await send(route('createSatellite'), satellite(91_000)), 507)).toMatchObject({
      code: 'records-limit',
      detail:
        'Your organisation has 6 satellites, stations, ephemerides, messages, plans and decisions; the limit is 6.',
    });
    expect(refusal(await send(route('uploadCdms'), {}), 507)).toMatchObject({ code: 'records-limit' });
    const others = await platform.bearer({
      operatorId: 'operator-other',
      subject: '22222222-2222-4222-8222-222222222222',
    });
    expect((await send(route('createSatellite'), satellite(91_000), others)).statusCode).toBe(201);
    // 25.4: he has a limit of his own.
    expect(refusal(await send(route('createSatellite'), satellite(91_001), others), 507).detail).toContain(
      'the limit is 1.',
    );
  });
});
