import type { GroundStation } from '@keepout/contract/fleet/station';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collisionAvoidance } from '../../ca/module.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { nextPage, type Route, route } from '../../test-route.ts';

const SVALBARD = {
  name: 'Svalbard',
  latitude: 78.23,
  longitude: 15.39,
  altitude: 458,
  minElevation: 5,
  canCommand: true,
  canConfirm: true,
};

describe('A-16 ground stations', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());

  async function call<T = GroundStation & Problem>(
    operatorId: string,
    place: Route,
    payload?: object,
    extraHeaders: Record<string, string> = {},
  ) {
    const bearer = await platform.bearer({ operatorId, subject: operatorId, userName: `user of ${operatorId}` });
    const answer = await platform.app.inject({
      ...place,
      headers: { ...bearer, ...extraHeaders },
      ...(payload && { payload }),
    });
    const json = (answer.body === '' ? undefined : answer.json()) as T;
    return { status: answer.statusCode, headers: answer.headers, json };
  }

  it('are added, read, changed and removed, each with a line of the trail', async () => {
    const made = await call('a', route('createStation'), SVALBARD);
    expect([made.status, made.headers['etag'], made.json]).toMatchObject([201, '"1"', { ...SVALBARD, version: 1 }]);
    const { stationId } = made.json;
    expect(made.headers['location']).toBe(route('getStation', { stationId }).url);
    const got = await call('a', route('getStation', { stationId }));
    expect(got.json).toEqual(made.json);
    // What was got can be sent back.
    const changed = await call(
      'a',
      route('changeStation', { stationId }),
      { ...got.json, minElevation: 7 },
      { 'if-match': '"1"' },
    );
    expect([changed.status, changed.headers['etag'], changed.json]).toMatchObject([
      200,
      '"2"',
      { minElevation: 7, version: 2 },
    ]);
    expect((await call('a', route('deleteStation', { stationId }))).status).toBe(204);
    expect((await call('a', route('getStation', { stationId }))).status).toBe(404);
    const { rows } = await platform.context.database.pool.query(
      'select actor, action, detail from audit where record_id = $1 order by id',
      [stationId],
    );
    expect(rows).toEqual([
      { actor: 'user of a', action: 'created', detail: {} },
      {
        actor: 'user of a',
        action: 'changed',
        detail: { version: 2, changes: [{ field: 'minElevationDeg', from: 5, to: 7 }] },
      },
      { actor: 'user of a', action: 'deleted', detail: {} },
    ]);
  });

  it('are listed by name, in pages', async () => {
    for (const name of ['Troll', 'Inuvik', 'Punta Arenas'])
      await call('b', route('createStation'), { ...SVALBARD, name });
    const page = await call<GroundStation[]>('b', route('listStations', {}, { limit: 2 }));
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.json.map((station) => station.name)).toEqual(['Inuvik', 'Punta Arenas']);
    expect((await call<GroundStation[]>('b', nextPage(page)!)).json.map((station) => station.name)).toEqual(['Troll']);
  });

  it('have names of their own within an operator', async () => {
    await call('f', route('createStation'), SVALBARD);
    const again = await call('f', route('createStation'), SVALBARD);
    expect([again.status, again.json.code, again.json.errors?.[0]?.pointer]).toEqual([409, 'station-exists', '#/name']);
    const other = (await call('f', route('createStation'), { ...SVALBARD, name: 'Troll' })).json;
    const renamed = await call('f', route('changeStation', { stationId: other.stationId }), {
      ...SVALBARD,
      name: 'Svalbard',
    });
    expect([renamed.status, renamed.json.code]).toEqual([409, 'station-exists']);
    expect((await call('g', route('createStation'), SVALBARD)).status).toBe(201);
  });

  it.each([
    ['latitude', 90.1],
    ['longitude', -180.5],
    ['altitude', 1e6],
    ['minElevation', 90],
    ['name', ' '],
    ['canCommand', 'yes'],
  ])('with a %s of %s are refused with the field', async (field, value) => {
    const answer = await call('h', route('createStation'), { ...SVALBARD, [field]: value });
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid-request']);
    expect(answer.json.errors?.map((error) => error.pointer)).toEqual([`#/${field}`]);
  });
});
