import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { earthOrientationInUse } from '@keepout/server/earth-orientation/store';
import { findUserByName, saveUser } from '@keepout/server/identity/embedded/users';
import { seedSensors } from '@keepout/server/odt/sensors/seed';
import { TELESCOPE } from '@keepout/server/odt/test-tracking';
import { payments } from '@keepout/server/payments/module';
import { HOUSE, knownRequests, testCustomer } from '@keepout/server/payments/test-payments';
import { TEST_KEY } from '@keepout/server/platform/settings/test-settings';
import { airInUse } from '@keepout/server/space-weather/store';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { type Route, route } from '@keepout/server/test-route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import excerpt from '../../../conformance/association/tracks.json' with { type: 'json' };
import { readEarthOrientationDaysFile } from './files/earth-orientation-file.ts';
import { commandWith } from './test-command.ts';
import { databaseUrl } from './test-sky.ts';

describe('who runs the installation', () => {
  let platform: TestPlatform;
  let environment: Record<string, string>;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance, payments, knownRequests], {
      worker: false,
      settings: { paymentsOperator: HOUSE },
    });
    environment = { KEEPOUT_DATABASE_URL: databaseUrl(platform.context.database) };
  });
  afterAll(() => platform.close());
  const run = (...args: string[]) => commandWith(environment, ...args);

  it('lists, confirms and withdraws claims on catalogue numbers', async () => {
    for (const operatorId of ['aurora', 'borealis']) {
      await platform.app.inject({
        ...route('createSatellite'),
        headers: await platform.bearer({ operatorId }),
        payload: {
          name: `SAT OF ${operatorId}`,
          noradId: 4711,
          configuration: { shape: 'CANNONBALL', propulsion: { type: 'NONE' } },
        },
      });
    }
    const listed = await run('claims');
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toMatch(
      /^ +4711 {2}unverified, disputed +aurora +SAT OF aurora\n +4711 {2}unverified, disputed +borealis/,
    );
    const confirmed = await run('claims', '--confirm', '4711', '--operator', 'aurora', '--by', 'ada');
    expect(confirmed).toMatchObject({ code: 0, stdout: '4711 of aurora is confirmed\n' });
    const second = await run('claims', '--confirm', '4711', '--operator', 'borealis');
    expect(second.code).toBe(1);
    expect(second.stderr).toContain('4711 is confirmed for aurora: withdraw that first');
    expect((await run('claims', '--confirm', '7', '--operator', 'aurora')).stderr).toContain('aurora does not claim 7');
    expect((await run('claims', '--confirm', 'x', '--operator', 'aurora')).code).toBe(2);
    expect((await run('claims', '--withdraw', '4711', '--operator', 'aurora')).stdout).toContain('unverified');
    const { rows } = await platform.context.database.pool.query(
      "select actor, action from audit where action like 'claim-%med' or action like 'claim-with%' order by id",
    );
    expect(rows).toEqual([
      { actor: 'ada', action: 'claim-confirmed' },
      { actor: 'command line', action: 'claim-withdrawn' },
    ]);
  });

  it('P-05 an administrator who is added to an operator has no rights over the payments of others', async () => {
    const { database } = platform.context;
    const customerId = await testCustomer(database, 'borealis', { available: 100, limit: 0 });
    const added = await run('user', 'add', 'tess', '--operator', 'aurora', '--role', 'admin');
    expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/^user tess, password /) });
    const tess = await findUserByName(database, 'tess');
    expect(tess).toMatchObject({ operatorId: 'aurora', roles: { payments: ['admin'] } });
    const headers = { 'if-match': '*', ...(await platform.bearer(tess!)) };
    const call = async (place: Route, payload?: object) =>
      (await platform.app.inject({ ...place, headers, ...(payload && { payload }) })).json();
    expect(await call(route('listCustomers'))).toEqual([]);
    expect(await call(route('getBalance', { customerId }))).toMatchObject({ code: 'not-found' });
    for (const [place, body] of [
      [route('changeBalance', { customerId }), { limit: 1 }],
      [route('createProduct'), { productId: 'fee', productType: 'FEE' }],
      [route('createPrice'), { productId: 'fee', amount: 1, currency: 'EUR' }],
    ] as const)
      expect(await call(place, body)).toMatchObject({ status: 403, code: 'role-missing' });
  });

  it('loads a table of space weather, which is in use from then on; a broken one changes nothing', async () => {
    const db = platform.context.database.orm;
    expect(await airInUse(db)).toBeUndefined();
    const table = new URL('../../../conformance/atmosphere/space-weather-2023.csv', import.meta.url).pathname;
    const loaded = await run('space-weather', 'load', table);
    expect(loaded.code, loaded.stderr).toBe(0);
    const [first, ...days] = readFileSync(table, 'utf8').trim().split('\n').slice(1);
    const [from, to] = [first!, days.at(-1)!].map((line) => line.slice(0, 10));
    expect(loaded.stdout).toBe(
      `space weather ${table}: ${days.length + 1} days from ${from} to ${to}, ${days.length + 1} of them observed; it is the table in use now\n`,
    );
    const air = await airInUse(db);
    expect(air).toMatchObject({ model: 'NRLMSISE_00' });
    const folder = mkdtempSync(join(tmpdir(), 'keepout-weather-'));
    try {
      const broken = join(folder, 'broken.csv');
      writeFileSync(broken, readFileSync(table, 'utf8').replace('F10.7_OBS', 'FLUX'));
      const refused = await run('space-weather', 'load', broken);
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toMatch(/broken\.csv:1: no column F10\.7_OBS: .* \[space-weather-column-missing\]/);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(await airInUse(db)).toEqual(air);
  });

  it('loads a table of Earth orientation, which is in use from then on; a broken one changes nothing', async () => {
    const db = platform.context.database.orm;
    expect(await earthOrientationInUse(db)).toEqual({});
    const table = new URL('../../../conformance/association/earth-orientation-2024-11.txt', import.meta.url).pathname;
    const loaded = await run('earth-orientation', 'load', table);
    expect(loaded.code, loaded.stderr).toBe(0);
    const days = readEarthOrientationDaysFile(table);
    const count = days.values.length / 6;
    expect(loaded.stdout).toContain(`${count} days from 2024-1`);
    const { rows } = await platform.context.database.pool.query(
      'select day, figures from earth_orientation_day order by day',
    );
    expect(rows).toHaveLength(count);
    expect([rows[0].day, rows.flatMap(({ figures }) => figures)]).toEqual([days.firstDay, days.values]);
    // Long ago: the value of its last day is held.
    const tail = { firstDay: days.firstDay + count - 1, values: days.values.slice(-6) };
    expect(await earthOrientationInUse(db)).toEqual({ earthOrientation: tail });
    const folder = mkdtempSync(join(tmpdir(), 'keepout-orientation-'));
    try {
      const broken = join(folder, 'broken.txt');
      writeFileSync(broken, 'no table\n');
      const refused = await run('earth-orientation', 'load', broken);
      expect(refused).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('earth-orientation-empty'),
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(await earthOrientationInUse(db)).toEqual({ earthOrientation: tail });
  });

  it('associates a track with site and errors of a sensor of the installation', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keepout-sensor-'));
    try {
      const [track] = excerpt.tracks;
      const {
        lat_deg: latitude,
        lon_deg: longitude,
        alt_m: altitude,
      } = excerpt.sites.find(({ id }) => id === track!.site)!;
      const at = { ...TELESCOPE, site: { latitude, longitude, altitude }, sensorCode: 'ZIM-1' };
      const elsewhere = { ...TELESCOPE, site: { latitude: -30, longitude: 150, altitude: 0 } };
      const common = { provider: 'SIMULATOR', dataMode: 'SIMULATED' } as const;
      await seedSensors(platform.context.database.orm, [
        { ...common, ...at },
        { ...common, ...elsewhere, sensorCode: 'ZIM-1', operatorId: 'aurora' },
        ...['aurora', 'borealis'].map((operatorId) => ({ ...common, ...elsewhere, sensorCode: 'OWN-1', operatorId })),
      ]);
      writeFileSync(join(folder, 'track.tdm'), track!.tdm);
      writeFileSync(join(folder, 'catalogue.csv'), excerpt.catalogue);
      const files = ['--tdm', join(folder, 'track.tdm'), '--catalogue', join(folder, 'catalogue.csv')];
      const associate = (...args: string[]) => run('associate', ...files, ...args);
      const bySite = await associate('--site', `${latitude},${longitude},${altitude}`, '--angle-sigma', '1');
      const bySensor = await associate('--sensor', 'zim-1');
      expect([bySensor.code, bySensor.stderr]).toEqual([0, bySite.stderr]);
      const reportOf = ({ stdout }: { stdout: string }) =>
        (JSON.parse(stdout) as { verdict: string; nearest: { medianDistanceArcsec: number }[] }[])[0]!;
      expect(reportOf(bySensor).verdict).toBe('associated');
      expect(reportOf(bySensor).nearest[0]!.medianDistanceArcsec).toBeCloseTo(
        reportOf(bySite).nearest[0]!.medianDistanceArcsec,
        6,
      );
      // The operator's own of that code stands on the other side of the Earth.
      expect(reportOf(await associate('--sensor', 'ZIM-1', '--operator', 'aurora')).verdict).not.toBe('associated');
      const unknown = await associate('--sensor', 'ZIM-9');
      expect(unknown).toMatchObject({ code: 1, stdout: '' });
      expect(unknown.stderr).toContain('--sensor ZIM-9: no such sensor; there are OWN-1, ZIM-1');
      const ambiguous = await associate('--sensor', 'OWN-1');
      expect(ambiguous.code).toBe(1);
      expect(ambiguous.stderr).toContain('name one by --operator: aurora, borealis');
      for (const wrong of [
        [],
        ['--sensor', 'ZIM-1', '--site', '0,0,0'],
        ['--sensor', ' '],
        ['--site', '0,0,0', '--operator', 'a'],
      ])
        expect((await associate(...wrong)).code, wrong.join(' ')).toBe(2);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('ends the access of a user, and starts no production on what a demonstration has left', async () => {
    await saveUser(platform.context.database, {
      userName: 'demo',
      name: 'Demo',
      email: 'd@example.org',
      operatorId: 'demo-operator',
      roles: {},
      password: 'correct horse battery staple',
    });
    expect(await run('sign-out', '--user', 'demo')).toMatchObject({ code: 0, stdout: 'no sessions to end\n' });
    expect((await run('sign-out', '--user', 'nobody')).code).toBe(1);
    const settings = { ...environment, KEEPOUT_MODE: 'production', KEEPOUT_SECRETS_KEY: TEST_KEY };
    const production = await commandWith(settings, 'worker');
    expect(production.code).toBe(3);
    expect(production.stderr).toContain('KEEPOUT_DATABASE_URL names a database that holds the demo world');
  });
});
