import type { Sensor, SensorBody } from '@keepout/contract/odt/sensor';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlatform } from '../../test-platform.ts';
import { call, RADAR, startTracking, TELESCOPE } from '../test-tracking.ts';
import { seedSensors } from './seed.ts';

const OF_NETWORK = { provider: 'SIMULATOR', dataMode: 'SIMULATED' } as const;
const admin = { operatorId: 'house', roles: { 'on-demand-tracking': ['user', 'admin'] } };

describe('A-11 sensors', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTracking({}, { worker: false, settings: { specialUsers: ['ada'] } });
    await seedSensors(platform.context.database.orm, [
      { ...TELESCOPE, ...OF_NETWORK, sensorCode: 'NET-B' },
      { ...RADAR, ...OF_NETWORK, sensorCode: 'NET-R' },
      { ...TELESCOPE, ...OF_NETWORK, sensorCode: 'NET-A' },
      { ...TELESCOPE, ...OF_NETWORK, sensorCode: 'NET-T', sensorType: 'TEST_OPTICAL' },
      { ...TELESCOPE, ...OF_NETWORK, sensorCode: 'NET-F', sensorType: 'FUTURE' },
      { ...RADAR, ...OF_NETWORK, sensorCode: 'NET-X', sensorType: 'RETIRED' },
    ]);
  });
  afterAll(() => platform.close());

  const ask = async <T = Sensor & Problem>(
    who: Parameters<typeof call>[1] | string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
    given?: Record<string, string>,
  ) =>
    await call<T>(
      platform,
      typeof who === 'string' ? { operatorId: who } : who,
      method,
      `sensors${path}`,
      payload,
      given,
    );
  const codes = (sensors: readonly Sensor[]) => sensors.map(({ sensorCode, sensorType }) => [sensorCode, sensorType]);

  it('V-05 are listed by type descending, then by code, without test, future and retired ones', async () => {
    const { json, headers } = await ask<Sensor[]>('none', 'GET');
    expect(codes(json)).toEqual([
      ['NET-R', 'RADAR_ACTIVE'],
      ['NET-A', 'OPTICAL_PASSIVE'],
      ['NET-B', 'OPTICAL_PASSIVE'],
    ]);
    expect(headers['x-total-count']).toBe('3');
    const page = await ask<Sensor[]>('none', 'GET', '?limit=2');
    const next = /sensors(\?[^>]+)>/.exec(String(page.headers['link']))![1]!;
    expect(codes((await ask<Sensor[]>('none', 'GET', next)).json)).toEqual([['NET-B', 'OPTICAL_PASSIVE']]);
  });

  it('V-05 in the special mode all are there, each as an optical passive one', async () => {
    for (const userName of ['demo-user', 'test1', 'ada']) {
      const { json } = await ask<Sensor[]>({ operatorId: 'none', userName }, 'GET', '?all=true');
      const all = ['NET-A', 'NET-B', 'NET-F', 'NET-R', 'NET-T', 'NET-X'];
      expect(codes(json)).toEqual(all.map((code) => [code, 'OPTICAL_PASSIVE']));
      expect((await ask<Sensor[]>({ operatorId: 'none', userName }, 'GET')).json).toHaveLength(3);
    }
    expect((await ask<Sensor[]>('none', 'GET', '?all=true')).json).toHaveLength(3);
  });

  it('of an operator are added, changed and removed by its users, each with a line of the trail', async () => {
    const made = await ask('a', 'POST', '', TELESCOPE);
    expect([made.status, made.headers['etag'], made.json]).toMatchObject([
      201,
      '"1"',
      { ...TELESCOPE, isOwn: true, provider: 'OWN', dataMode: 'REAL', calibration: null },
    ]);
    const { sensorId } = made.json;
    // What was got can be sent back, to the record or to the list.
    const span = { start: '2026-11-20T00:00:00+01:00', end: '2026-11-21T00:00:00Z', reason: 'mirror' };
    const changed = await ask(
      'a',
      'PUT',
      '',
      { ...made.json, minElevation: 20, unavailable: [span] },
      { 'if-match': '"1"' },
    );
    expect(changed.json).toMatchObject({
      minElevation: 20,
      version: 2,
      unavailable: [{ ...span, start: '2026-11-19T23:00:00.000Z', end: '2026-11-21T00:00:00.000Z' }],
    });
    const other = await ask('a', 'PUT', `/${sensorId}`, { ...changed.json, provider: 'HTTPS' });
    expect([other.status, other.json.code]).toEqual([409, 'read-only-field']);
    expect((await ask('a', 'DELETE', `?sensor-id=${sensorId}`)).status).toBe(204);
    expect((await ask('a', 'GET', `/${sensorId}`)).status).toBe(404);
    const { rows } = await platform.context.database.pool.query(
      'select action from audit where record_id = $1 order by id',
      [sensorId],
    );
    expect(rows).toEqual([{ action: 'created' }, { action: 'changed' }, { action: 'deleted' }]);
  });

  it('P-05 of another operator leave their codes free; those of the network do not', async () => {
    expect((await ask('b', 'POST', '', TELESCOPE)).status).toBe(201);
    expect((await ask('c', 'POST', '', TELESCOPE)).status).toBe(201);
    const again = await ask('c', 'POST', '', TELESCOPE);
    expect([again.status, again.json.code]).toEqual([409, 'sensor-exists']);
    expect((await ask('c', 'POST', '', { ...TELESCOPE, sensorCode: 'NET-A' })).json.code).toBe('sensor-exists');
  });

  it('of the network are kept by those who run the tracking', async () => {
    const body: SensorBody = { ...RADAR, sensorCode: 'NET-N' };
    const tried = await ask('d', 'POST', '?network=true', body);
    expect([tried.status, tried.json.code]).toEqual([403, 'sensor-not-own']);
    const made = await ask(admin, 'POST', '?network=true', body);
    expect(made.json).toMatchObject({ isOwn: false, provider: 'HTTPS' });
    const path = `/${made.json.sensorId}`;
    expect((await ask('d', 'GET', path)).json.sensorCode).toBe('NET-N');
    expect((await ask('d', 'PUT', path, body)).json.code).toBe('sensor-not-own');
    expect((await ask('d', 'DELETE', path)).json.code).toBe('sensor-not-own');
    expect((await ask(admin, 'DELETE', path)).status).toBe(204);
  });

  it.each([
    ['site', undefined],
    ['site', { latitude: 91, longitude: 0, altitude: 0 }],
    ['sensorCode', 'tei 07'],
    ['minElevation', 90],
    ['slewRate', 0],
    ['clearShare', 1.1],
    ['pricePerPass', { amount: 1.5, currency: 'EUR' }],
    ['unavailable', [{ start: '2026-11-21T00:00:00Z', end: '2026-11-20T00:00:00Z', reason: 'x' }]],
  ])('with a %s of %j are refused with the field', async (field, value) => {
    const { status, json } = await ask('e', 'POST', '', { ...TELESCOPE, [field]: value });
    expect(status).toBe(400 + (field === 'unavailable' ? 22 : 0));
    expect(json.errors?.[0]?.pointer).toContain(`#/${field}`);
  });

  it('tell the history of their calibration, and the newest of it on the record', async () => {
    const { sensorId } = (await ask('f', 'POST', '', TELESCOPE)).json;
    await platform.context.database.pool.query(
      `insert into sensor_calibration values ($1, '2026-11-20T02:00:00Z', '2026-11-01T00:00:00Z', 12, 240, 1.25, null, 0.004),
         ($1, '2026-11-21T02:00:00Z', '2026-11-02T00:00:00Z', 14, 280, 1.5, null, 0.003)`,
      [sensorId],
    );
    const history = await ask<unknown[]>('f', 'GET', `/${sensorId}/calibration`);
    expect(history.json).toEqual([
      { at: '2026-11-20T02:00:00Z', tracks: 12, angleSigma: 1.25, rangeSigma: null, timeBias: 0.004 },
      { at: '2026-11-21T02:00:00Z', tracks: 14, angleSigma: 1.5, rangeSigma: null, timeBias: 0.003 },
    ]);
    const calibration = { tracks: 14, points: 280, angleSigma: 1.5, from: '2026-11-02T00:00:00Z' };
    expect((await ask('f', 'GET', `/${sensorId}`)).json.calibration).toMatchObject(calibration);
  });
});
