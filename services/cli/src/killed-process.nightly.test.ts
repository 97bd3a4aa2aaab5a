import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { Screening } from '@keepout/contract/ca/screening';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { saveUser } from '@keepout/server/identity/embedded/users';
import { checkPort } from '@keepout/server/platform/http/free-port';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { type Route, route } from '@keepout/server/test-route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedToken } from './process/embedded-token.ts';
import { commandSettings } from './process/read-settings.ts';
import { CDM_BOMBS, OEM_BOMBS } from './test-bombs.ts';
import { eventually } from './test-eventually.ts';
import { startProcess, type TestProcess } from './test-process.ts';
import { DAYS, oem, SATELLITE, storeSky } from './test-sky.ts';
import { openWay, type TestWay } from './test-way.ts';
import { pidOf } from './test-workers.ts';

const HEAP_MB = 512;
/** By their number: the nth try of the start loses its nth connection. */
const CUT = [1, 3, 6, 10, 15];
/** What costs each reader most, all at once. */
const WORST = [
  [route('uploadCdms'), 'records.json.gz'],
  [route('uploadEphemeris'), 'covariances.oem.gz'],
] as const;

/** The witness that what the tests in one process show holds of a process of its own; the steps follow each other. */
describe(`a server of ${HEAP_MB} MB, as a process`, () => {
  let platform: TestPlatform;
  let way: TestWay;
  let environment: Record<string, string>;
  let settings: Settings;
  let server: TestProcess;
  let headers: Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'keepout-killed-'));

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    await storeSky(platform, 1);
    way = await openWay(platform.context.database);
    environment = {
      KEEPOUT_DATABASE_URL: way.url,
      KEEPOUT_LOG_LEVEL: 'warn',
      KEEPOUT_WORKERS: '1',
      KEEPOUT_PORT: String(await checkPort('127.0.0.1', 0)),
      KEEPOUT_DATA_DIR: folder,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    };
    settings = commandSettings(environment);
    await saveUser(platform.context.database, {
      userName: 'demo',
      name: 'Demo',
      email: 'demo@example.com',
      operatorId: 'operator-c',
      roles: { 'collision-avoidance': ['user'] },
      password: 'not used here',
    });
  });
  afterAll(async () => {
    await server.kill();
    way.close();
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const isUp = () =>
    eventually('the server is ready', async () => {
      expect(server.child.exitCode, server.output()).toBeNull();
      expect((await fetch(`${settings.publicUrl}/health/ready`)).status, server.output()).toBe(200);
    });
  const call = async ({ method, url }: Route, init: RequestInit = {}): Promise<Response> =>
    await fetch(`${settings.publicUrl}${url}`, { ...init, method, headers: { ...headers, ...init.headers } });
  const formOf = (name: string, content: Blob): RequestInit => {
    const body = new FormData();
    body.append('file', content, name);
    return { body };
  };

  it('starts though its connections to the database are cut at any moment of the start', async () => {
    way.cut(CUT);
    server = startProcess(['serve', '--no-worker'], environment);
    await isUp();
    expect(way.requests(), 'each was asked for').toBeGreaterThan(Math.max(...CUT));
    expect(server.output()).not.toContain('where nobody waited for it');
    headers = { authorization: `Bearer ${await createEmbeddedToken(settings, 'demo')}` };
  });

  it('bears the worst of what can be sent, as much as a file holds and all at once', async () => {
    const bombs = [...CDM_BOMBS, ...OEM_BOMBS];
    const answers = await Promise.all(
      WORST.map(async ([place, name]) => {
        const bomb = bombs.find((each) => each.name === name)!;
        return [name, (await call(place, formOf(name, new Blob([Uint8Array.from(bomb.content())])))).status] as const;
      }),
    );
    for (const [name, status] of answers) {
      expect(status, `${name} ${server.output()}`).toBeGreaterThanOrEqual(400);
      expect(status, `${name} ${server.output()}`).toBeLessThan(500);
    }
    await isUp();
  });

  it('outlives the end of all its sessions at the database', async () => {
    const { pool } = platform.context.database;
    const ended = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where split_part(application_name, ' ', 2) = $1`,
      [String(pidOf(server))],
    );
    expect(ended.rowCount).toBeGreaterThan(2);
    await isUp();
    expect(server.output()).not.toContain('where nobody waited for it');
  });

  it('loses no upload that it acknowledged when it is killed: record, file and queued screening', async () => {
    const made = await call(route('createSatellite'), {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SATELLITE),
    });
    expect(made.status).toBe(201);
    const answer = await call(route('uploadEphemeris'), formOf('days.oem', new Blob([oem])));
    // Killed as soon as the status line is here, before the body is read.
    await server.kill();
    expect(answer.status).toBe(201);
    const { rows } = await platform.context.database.pool.query('select state from screening');
    expect(rows).toEqual([{ state: 'QUEUED' }]);

    const bearer = await platform.bearer({ operatorId: 'operator-c' });
    const get = async (place: Route) => await platform.app.inject({ ...place, headers: bearer });
    const [file] = (await get(route('listEphemerides'))).json() as EphemerisFile[];
    expect(file).toMatchObject({ fileName: 'days.oem', stateCount: DAYS * 1440 + 1 });
    expect((await get(route('getEphemerisFile', { oemId: file!.oemFileId }))).body).toBe(oem);
    await platform.work();
    await eventually('the screening is completed', async () => {
      const { state } = (await get(route('getScreening', { screeningId: file!.screeningId! }))).json() as Screening;
      expect(state).toBe('COMPLETED');
    });
  });
});
