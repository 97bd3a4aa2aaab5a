import type { Sensor, SensorBody } from '@keepout/contract/odt/sensor';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlatform } from '../../test-platform.ts';
import { nextPage, type Route, route } from '../../test-route.ts';
import { call, RADAR, startTracking, TELESCOPE } from '../test-tracking.ts';
import { seedSensors } from './seed.ts';

const OF_NETWORK = { provider: 'SIMULATOR', dataMode: 'SIMULATED' } as const;
const admin = { operatorId: 'house', roles: { 'on-demand-tracking': ['user', 'admin'] } };

describe('A-11 sensors', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTracking(
      {},
      { worker: false, settings: { specialUsers: ['ada'], paymentsOperator: 'house' } },
    );
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
    place: Route,
    payload?: object,
    extraHeaders?: Record<string, string>,
  ) => await call<T>(platform, typeof who === 'string' ? { operatorId: who } : who, place, payload, extraHeaders);
  const codes = (sensors: readonly Sensor[]) => sensors.map(({ sensorCode, sensorType }) => [sensorCode, sensorType]);

  it('V-05 are listed by type descending, then by code, without test, future and retired ones', async () => {
    const { json, headers } = await ask<Sensor[]>('none', route('listSensors'));
    expect(codes(json)).toEqual([
      ['NET-R', 'RADAR_ACTIVE'],
      ['NET-A', 'OPTICAL_PASSIVE'],
      ['NET-B', 'OPTICAL_PASSIVE'],
    ]);
    expect(headers['x-total-count']).toBe('3');
    const page = await ask<Sensor[]>('none', route('listSensors', {}, { limit: 2 }));
    expect(codes((await ask<Sensor[]>('none', nextPage(page)!)).json)).toEqual([['NET-B', 'OPTICAL_PASSIVE']]);
  });

  it('V-05 in the special mode all are there, each as an optical passive one', async () => {
    for (const userName of ['demo-user', 'test1', 'ada']) {
      const { json } = await ask<Sensor[]>({ operatorId: 'none', userName }, route('listSensors', {}, { all: 'true' }));
      const all = ['NET-A', 'NET-B', 'NET-F', 'NET-R', 'NET-T', 'NET-X'];
      expect(codes(json)).toEqual(all.map((code) => [code, 'OPTICAL_PASSIVE']));
      expect((await ask<Sensor[]>({ operatorId: 'none', userName }, route('listSensors'))).json).toHaveLength(3);
    }
    expect((await ask<Sensor[]>('none', route('listSensors', {}, { all: 'true' }))).json).toHaveLength(3);
  });

  it('of an operator are added, changed and removed by its users, each with a line of the trail', async () => {
    const made = await ask('a', route('createSensor'), TELESCOPE);
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
      route('replaceSensor'),
      { ...made.json, minElevation: 20, unavailable: [span] },
      { 'if-match': '"1"' },
    );
    expect(changed.json).toMatchObject({
      minElevation: 20,
      version: 2,
      unavailable: [{ ...span, start: '2026-11-19T23:00:00.000Z', end: '2026-11-21T00:00:00.000Z' }],
    });
    const other = await ask('a', route('changeSensor', { sensorId }), { ...changed.json, provider: 'HTTPS' });
    expect([other.status, other.json.code]).toEqual([409, 'read-only-field']);
    expect((await ask('a', route('removeSensor', {}, { 'sensor-id': sensorId }))).status).toBe(204);
    expect((await ask('a', route('getSensor', { sensorId }))).status).toBe(404);
    const { rows } = await platform.context.database.pool.query(
      'select action from audit where record_id = $1 order by id',
      [sensorId],
    );
    expect(rows).toEqual([{ action: 'created' }, { action: 'changed' }, { action: 'deleted' }]);
  });

  it('P-05 of another operator leave their codes free; those of the network do not', async () => {
    expect((await ask('b', route('createSensor'), TELESCOPE)).status).toBe(201);
    expect((await ask('c', route('createSensor'), TELESCOPE)).status).toBe(201);
    const again = await ask('c', route('createSensor'), TELESCOPE);
    expect([again.status, again.json.code]).toEqual([409, 'sensor-exists']);
    expect((await ask('c', route('createSensor'), { ...TELESCOPE, sensorCode: 'NET-A' })).json.code).toBe(
      'sensor-exists',
    );
  });

  it('of the network are kept by those who run the tracking', async () => {
    const body: SensorBody = { ...RADAR, sensorCode: 'NET-N' };
    const tried = await ask('d', route('createSensor', {}, { network: 'true' }), body);
    expect([tried.status, tried.json.code]).toEqual([403, 'sensor-not-own']);
    const made = await ask(admin, route('createSensor', {}, { network: 'true' }), body);
    expect(made.json).toMatchObject({ isOwn: false, provider: 'HTTPS' });
    const { sensorId } = made.json;
    expect((await ask('d', route('getSensor', { sensorId }))).json.sensorCode).toBe('NET-N');
    expect((await ask('d', route('changeSensor', { sensorId }), body)).json.code).toBe('sensor-not-own');
    expect((await ask('d', route('deleteSensor', { sensorId }))).json.code).toBe('sensor-not-own');
    expect((await ask(admin, route('deleteSensor', { sensorId }))).status).toBe(204);
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
    const { status, json } = await ask('e', route('createSensor'), { ...TELESCOPE, [field]: value });
    expect(status).toBe(400 + (field === 'unavailable' ? 22 : 0));
    expect(json.errors?.[0]?.pointer).toContain(`#/${field}`);
  });

  it('tell the history of their calibration, and the newest of it on the record', async () => {
    const { sensorId } = (await ask('f', route('createSensor'), TELESCOPE)).json;
    await platform.context.database.pool.query(
      `insert into sensor_calibration values ($1, '2026-11-20T02:00:00Z', '2026-11-01T00:00:00Z', 12, 240, 1.25, null, 0.004),
         ($1, '2026-11-21T02:00:00Z', '2026-11-02T00:00:00Z', 14, 280, 1.5, null, 0.003)`,
      [sensorId],
    );
    const history = await ask<unknown[]>('f', route('listSensorCalibration', { sensorId }));
    expect(history.json).toEqual([
      { at: '2026-11-20T02:00:00Z', tracks: 12, angleSigma: 1.25, rangeSigma: null, timeBias: 0.004 },
      { at: '2026-11-21T02:00:00Z', tracks: 14, angleSigma: 1.5, rangeSigma: null, timeBias: 0.003 },
    ]);
    const calibration = { tracks: 14, points: 280, angleSigma: 1.5, from: '2026-11-02T00:00:00Z' };
    expect((await ask('f', route('getSensor', { sensorId }))).json.calibration).toMatchObject(calibration);
  });
});
