import { judgingRules } from '@keepout/assessment/rules';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collisionAvoidance } from '../../ca/module.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { readRules } from '../rules.ts';

describe('A-16 flight rules', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());

  async function call(operatorId: string, place: Route, payload?: object, extraHeaders: Record<string, string> = {}) {
    const bearer = await platform.bearer({ operatorId, subject: operatorId, userName: `user of ${operatorId}` });
    const answer = await platform.app.inject({
      ...place,
      headers: { ...bearer, ...extraHeaders },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, etag: answer.headers['etag'], json: answer.json<FlightRules & Problem>() };
  }

  it('begin with what the product proposes', async () => {
    const { status, etag, json } = await call('a', route('getFlightRules'));
    expect([status, etag]).toEqual([200, '"1"']);
    expect(json).toEqual({
      thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 },
      decisionLeadHours: 12,
      screeningEveryHours: 8,
      ephemerisDays: 30,
      messageDays: 90,
      targetPc: 3e-6,
      targetReductionOrders: 1.5,
      fourEyes: false,
      sharesEphemerides: false,
      uplinkLeadTime: 1800,
      preparationTime: 1800,
      densityUncertainty: 0.3,
      maxSmaChange: null,
      noBurnWindows: [],
      notes: '',
      version: 1,
      updatedAt: null,
    });
  });

  it('are changed whole; judging follows, another operator does not, and the trail has each field', async () => {
    const before = (await call('b', route('getFlightRules'))).json;
    const wanted = {
      ...before,
      thresholds: { medium: 1e-6, high: 2e-5, critical: 2e-4 },
      decisionLeadHours: 24,
      fourEyes: true,
      uplinkLeadTime: 7200,
      maxSmaChange: 250,
      notes: 'Call the desk.',
      noBurnWindows: [
        { start: '2026-12-30T00:00:00Z', end: '2026-12-31T00:00:00Z', reason: '' },
        { start: '2026-12-24T13:00:00+01:00', end: '2026-12-27T06:00:00Z', reason: 'Skeleton staff' },
      ],
    };
    const changed = await call('b', route('changeFlightRules'), wanted, { 'if-match': '"1"' });
    expect([changed.status, changed.etag]).toEqual([200, '"2"']);
    expect(changed.json).toMatchObject({ fourEyes: true, uplinkLeadTime: 7200, version: 2 });
    expect(changed.json.noBurnWindows).toEqual([
      { start: '2026-12-24T12:00:00.000Z', end: '2026-12-27T06:00:00.000Z', reason: 'Skeleton staff' },
      { start: '2026-12-30T00:00:00.000Z', end: '2026-12-31T00:00:00.000Z', reason: '' },
    ]);
    expect((await call('b', route('getFlightRules'))).json).toEqual(changed.json);
    const rules = await readRules(platform.context.database.orm, 'b');
    expect(judgingRules(rules)).toEqual({
      thresholds: { version: 2, mediumPc: 1e-6, highPc: 2e-5, criticalPc: 2e-4 },
      decisionLeadS: 86_400,
      deviationMargin: 2,
    });
    expect((await call('c', route('getFlightRules'))).json.fourEyes).toBe(false);
    const { rows } = await platform.context.database.pool.query(
      "select actor, detail from audit where operator_id = 'b' and record_type = 'flight-rules'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ actor: 'user of b', detail: { version: 2 } });
    expect(rows[0].detail.changes).toContainEqual({ field: 'thresholds.high', from: 1e-5, to: 2e-5 });
    expect(rows[0].detail.changes).not.toContainEqual(expect.objectContaining({ field: 'targetPc' }));
  });

  it('keep the version of the thresholds when only others change', async () => {
    const before = (await call('d', route('getFlightRules'))).json;
    await call('d', route('changeFlightRules'), { ...before, fourEyes: true });
    expect(await readRules(platform.context.database.orm, 'd')).toMatchObject({ version: 2, thresholdsVersion: 1 });
  });

  it('are not overwritten by whoever read an older version', async () => {
    const before = (await call('e', route('getFlightRules'))).json;
    expect(
      (await call('e', route('changeFlightRules'), { ...before, notes: 'first' }, { 'if-match': '"1"' })).status,
    ).toBe(200);
    const late = await call('e', route('changeFlightRules'), { ...before, notes: 'second' }, { 'if-match': '"1"' });
    expect([late.status, late.json.code]).toEqual([412, 'version-changed']);
    expect(late.json.detail).toContain('its version is 2, your change was based on 1');
    expect((await call('e', route('getFlightRules'))).json.notes).toBe('first');
  });

  it.each([
    ['high not above medium', { thresholds: { medium: 1e-5, high: 1e-5, critical: 1e-4 } }, ['#/thresholds/high']],
    ['critical below high', { thresholds: { medium: 1e-7, high: 1e-4, critical: 1e-5 } }, ['#/thresholds/critical']],
    [
      'no probability',
      { thresholds: { medium: 0, high: 1e-5, critical: 1.1 } },
      ['#/thresholds/medium', '#/thresholds/critical'],
    ],
    ['a target where a manoeuvre is due', { targetPc: 1e-4 }, ['#/targetPc']],
    ['a density that is no share', { densityUncertainty: 30 }, ['#/densityUncertainty']],
    [
      'a window that ends before it begins',
      { noBurnWindows: [{ start: '2026-12-24T12:00:00Z', end: '2026-12-24T12:00:00Z', reason: '' }] },
      ['#/noBurnWindows/0/end'],
    ],
    [
      'a window that is no time',
      { noBurnWindows: [{ start: '2026-02-30T12:00:00Z', end: '2026-12-24T12:00:00Z', reason: '' }] },
      ['#/noBurnWindows/0/start'],
    ],
    ['an unknown field', { targetpc: 1e-6 }, ['#']],
  ])('with %s are refused with the field', async (_, change, pointers) => {
    const before = (await call('f', route('getFlightRules'))).json;
    const answer = await call('f', route('changeFlightRules'), { ...before, ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.errors?.map((error) => error.pointer)).toEqual(pointers);
    expect((await call('f', route('getFlightRules'))).json.version).toBe(1);
  });

  it('left out in part are refused: nothing of them is reset silently', async () => {
    const { targetPc: _, ...rest } = (await call('g', route('getFlightRules'))).json;
    const answer = await call('g', route('changeFlightRules'), rest);
    expect([answer.status, answer.json.errors?.[0]?.pointer]).toEqual([400, '#/targetPc']);
  });
});
