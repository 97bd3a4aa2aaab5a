import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApi, startApi } from '@keepout/api/start-api';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { type Foundation, layFoundation } from '@keepout/server/hosting/foundation';
import { saveUser } from '@keepout/server/identity/embedded/users';
import { modules } from '@keepout/server/modules';
import { type Database, openDatabase } from '@keepout/server/platform/database/database';
import { createTestDatabase, type TestDatabase } from '@keepout/server/platform/database/test-database';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { createLogger } from '@keepout/server/platform/observing/logs';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { type Route, route } from '@keepout/server/test-route';
import { startWorker } from '@keepout/worker/start-worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedToken } from './process/embedded-token.ts';
import { commandSettings } from './process/read-settings.ts';
import { eventually } from './test-eventually.ts';
import { databaseUrl, SATELLITE, storeSky } from './test-sky.ts';
import { openWay, type TestWay } from './test-way.ts';

/** What each session of a process is for: `application_name` says it. pg-boss's listener has the name of the queue's. */
const KINDS = ['request', 'job', 'queue', 'events', 'keys'] as const;
/** What nobody hears would end a process of its own. */
const UNHEARD = ['uncaughtException', 'unhandledRejection'] as const;

/** What `keepout serve` runs, in the process of the test; one of its own is in `killed-process.nightly.test.ts`. */
describe('what serves and works', () => {
  let database: TestDatabase;
  /** The test's own sessions have another name. */
  let control: Database;
  let way: TestWay;
  let settings: Settings;
  let foundation: Foundation;
  let api: RunningApi;
  let satelliteId: string;
  let headers: Record<string, string>;
  let isOver = false;
  const lines: string[] = [];
  const unheard: unknown[] = [];
  const note = (error: unknown) => void unheard.push(error);
  const folder = mkdtempSync(join(tmpdir(), 'keepout-lost-'));

  beforeAll(async () => {
    for (const event of UNHEARD) process.on(event, note);
    database = await createTestDatabase();
    control = openDatabase({ connectionString: `${databaseUrl(database)}&application_name=test` }, { connections: 2 });
    way = await openWay(database);
    settings = commandSettings({
      KEEPOUT_DATABASE_URL: way.url,
      KEEPOUT_LOG_LEVEL: 'info',
      KEEPOUT_WORKERS: '1',
      KEEPOUT_RATE_LIMIT_PER_MINUTE: '100000',
      KEEPOUT_PORT: String(await checkPort('127.0.0.1', 0)),
      KEEPOUT_DATA_DIR: folder,
    });
    const log = createLogger(settings, { write: (line) => void lines.push(line) });
    foundation = await layFoundation(settings, { modules, log });
    await startWorker(foundation);
    api = await startApi(settings, foundation, { modules, version: '0.0.0' });
    await storeSky(foundation, 1);
    await saveUser(control, {
      userName: 'demo',
      name: 'Demo',
      email: 'demo@example.com',
      operatorId: 'operator-l',
      roles: { 'collision-avoidance': ['user'] },
      password: 'not used here',
    });
    headers = { authorization: `Bearer ${await createEmbeddedToken(settings, 'demo')}` };
    satelliteId = ((await (await post(route('createSatellite'), 'first', SATELLITE)).json()) as { satelliteId: string })
      .satelliteId;
    // An open page, so that news are listened for.
    void page();
  });
  afterEach(() => {
    way.set('open');
    expect(unheard).toEqual([]);
  });
  afterAll(async () => {
    isOver = true;
    await api.close();
    await foundation.close();
    way.close();
    await control.close();
    await database.drop();
    for (const event of UNHEARD) process.off(event, note);
    rmSync(folder, { recursive: true, force: true });
  });

  const tail = () => lines.slice(-20).join('');
  const health = async (): Promise<number> => {
    try {
      return (await fetch(`${settings.publicUrl}/health`, { signal: AbortSignal.timeout(5000) })).status;
    } catch {
      return 0;
    }
  };
  async function page(): Promise<void> {
    const answer = await fetch(`${settings.publicUrl}${API_ROOT}/events`, { headers }).catch(() => undefined);
    const reader = answer?.body?.getReader();
    while (reader !== undefined && !(await reader.read().catch(() => ({ done: true }))).done);
    if (!isOver) setTimeout(() => void page(), 200);
  }
  const post = async ({ method, url }: Route, key: string, body: object) =>
    await fetch(`${settings.publicUrl}${url}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const get = async ({ url }: Route) => await fetch(`${settings.publicUrl}${url}`, { headers });
  const ask = async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await control.pool.query<T>(sql, [...values])).rows;
  /** Ends its sessions; how many there were. */
  const terminate = async (kinds: readonly string[] = KINDS): Promise<number> => {
    const names = kinds.map((kind) => `keepout-${kind} ${process.pid}`);
    const ended = await ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = any($1) and datname = current_database()`,
      [names],
    );
    return ended.length;
  };
  const isWhole = () =>
    eventually('it is well, reads and writes', async () => {
      expect(await health(), tail()).toBe(200);
      expect((await get(route('listSatellites'))).status).toBe(200);
      const answer = await post(route('createScreening'), crypto.randomUUID(), { satelliteId: 'none' });
      expect([404, 409, 422]).toContain(answer.status);
    });

  it.each(KINDS)('outlives the end of its sessions for %s while they are idle', async (kind) => {
    // These come and go with what is asked of it: a key is held, a screening is planned.
    if (kind === 'keys' || kind === 'job')
      await post(route('createScreening'), crypto.randomUUID(), { satelliteId, days: 1 });
    await eventually(`sessions for ${kind}`, async () => expect(await terminate([kind])).toBeGreaterThan(0));
    await isWhole();
  });

  it('outlives the end of all its sessions while it answers, again and again', async () => {
    const statuses: number[] = [];
    let isEnough = false;
    const callers = Array.from({ length: 6 }, async () => {
      while (!isEnough) statuses.push((await get(route('listSatellites'))).status);
    });
    for (let round = 0; round < 3; round++) {
      const before = statuses.length;
      await eventually('sessions that answer', async () => expect(await terminate()).toBeGreaterThan(0));
      await eventually('every caller goes on', () =>
        expect(statuses.length).toBeGreaterThan(before + 2 * callers.length),
      );
    }
    isEnough = true;
    await Promise.all(callers);
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    await isWhole();
  });

  it.each([
    ['in a query', 'satellite', () => get(route('listSatellites', {}, { name: 'lost' }))],
    [
      'in a transaction',
      'audit',
      () => post(route('createSatellite'), crypto.randomUUID(), { ...SATELLITE, noradId: 80_000 }),
    ],
  ])('outlives the end of a session %s, and answers 503', async (_where, table, call) => {
    const holder = await control.pool.connect();
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const answer = call();
    await eventually('it waits inside', async () =>
      expect(
        await ask("select 1 from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'", [
          `keepout-request ${process.pid}`,
        ]),
      ).not.toEqual([]),
    );
    await terminate(['request']);
    await holder.query('rollback');
    holder.release();
    expect((await answer).status).toBe(503);
    await isWhole();
  });

  it.each(['refused', 'paused'] as const)(
    'outlives a database that is %s, says so, and is whole after it',
    async (kind) => {
      const before = lines.length;
      const requests = way.requests();
      way.set(kind);
      await eventually('health tells', async () => expect(await health()).toBe(503));
      expect((await fetch(`${settings.publicUrl}/health/live`)).status).toBe(200);
      const during = await Promise.all(Array.from({ length: 20 }, () => get(route('listSatellites'))));
      expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
      for (const answer of during) expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      if (kind === 'refused')
        await eventually('it goes on trying', () => expect(way.requests()).toBeGreaterThan(requests + 40));
      way.set('open');
      await isWhole();
      await eventually('the log tells of the end', () =>
        expect(lines.slice(before).join('')).toContain('the database answers again'),
      );
      const since = lines.slice(before);
      expect(since.filter((line) => line.includes('the database is away')).length).toBeLessThanOrEqual(2);
      expect(since.length, since.join('')).toBeLessThan(25);
    },
  );
});
