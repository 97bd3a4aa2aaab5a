import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { saveUser } from '@keepout/server/identity/embedded/users';
import { openDatabase } from '@keepout/server/platform/database/database';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedToken } from './process/embedded-token.ts';
import { settingsOf } from './process/read-settings.ts';
import { eventually } from './test-eventually.ts';
import { startProcess, type TestProcess } from './test-process.ts';
import { databaseUrl, SATELLITE, storeSky } from './test-sky.ts';

/** What each session of a process is for: `application_name` says it. pg-boss's listener has the name of the queue's. */
const KINDS = ['request', 'job', 'queue', 'claims', 'events', 'keys'] as const;
/** By the network's hand: what happens to the way between a process and its database. */
type Way = 'open' | 'paused' | 'refused';

describe('a process that serves and works', () => {
  let platform: TestPlatform;
  let way: Way = 'open';
  let proxy: Server;
  const sockets = new Set<Socket>();
  let server: TestProcess;
  let origin: string;
  let satelliteId: string;
  let environment: Record<string, string>;
  let headers: Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'keepout-lost-'));

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    await storeSky(platform);
    const { connection } = platform.context.database;
    if (!('host' in connection)) throw new Error('the test database is reached by its socket');
    proxy = createServer((near) => {
      if (way === 'refused') {
        near.resetAndDestroy();
        return;
      }
      const far = connect(join(connection.host, `.s.PGSQL.${connection.port}`));
      for (const one of [near, far]) {
        sockets.add(one);
        one.on('error', () => undefined);
        one.on('close', () => {
          sockets.delete(one);
          (one === near ? far : near).destroy();
        });
      }
      near.on('data', (bytes) => far.write(bytes));
      far.on('data', (bytes) => near.write(bytes));
      if (way === 'paused') near.pause();
    });
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    const through = (proxy.address() as { port: number }).port;
    const port = await checkPort('127.0.0.1', 0);
    environment = {
      KEEPOUT_DATABASE_URL: `postgresql://${connection.user}@127.0.0.1:${through}/${connection.database}`,
      KEEPOUT_LOG_LEVEL: 'info',
      KEEPOUT_WORKERS: '1',
      KEEPOUT_RATE_LIMIT_PER_MINUTE: '100000',
      KEEPOUT_PORT: String(port),
      KEEPOUT_DATA_DIR: folder,
    };
    await saveUser(platform.context.database, {
      userName: 'demo',
      name: 'Demo',
      email: 'demo@example.com',
      operatorId: 'operator-l',
      roles: { 'collision-avoidance': ['user'] },
      password: 'not used here',
    });
    server = startProcess(['serve'], environment);
    origin = settingsOf(environment).publicUrl;
    await isReady();
    headers = { authorization: `Bearer ${await createEmbeddedToken(settingsOf(environment), 'demo')}` };
    satelliteId = ((await (await post('/ca/satellites', 'first', SATELLITE)).json()) as { satelliteId: string })
      .satelliteId;
    // An open page, so that news are listened for.
    void page();
  });
  afterEach(() => {
    setWay('open');
    expect(server.child.exitCode, server.said()).toBeNull();
    expect(server.said()).not.toContain('where nobody waited for it');
  });
  afterAll(async () => {
    await server.kill();
    proxy.close();
    for (const one of sockets) one.destroy();
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const health = async (): Promise<number> => {
    try {
      return (await fetch(`${origin}/health`, { signal: AbortSignal.timeout(5000) })).status;
    } catch {
      return 0;
    }
  };
  const isReady = () =>
    eventually('the server is ready', async () => {
      expect(server.child.exitCode, server.said()).toBeNull();
      expect(await health(), server.said().slice(-2000)).toBe(200);
    });
  async function page() {
    const answer = await fetch(`${origin}/api/v1/events`, { headers }).catch(() => undefined);
    const reader = answer?.body?.getReader();
    while (reader !== undefined && !(await reader.read().catch(() => ({ done: true }))).done);
    if (server.child.exitCode === null && server.child.signalCode === null) setTimeout(() => void page(), 200);
  }
  const post = async (path: string, key: string, body: object) =>
    await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const get = async (path: string) => await fetch(`${origin}/api/v1${path}`, { headers });
  const ask = async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await platform.context.database.pool.query<T>(sql, [...values])).rows;
  /** Ends sessions of the process; how many there were. */
  const terminate = async (pid: number, kinds: readonly string[] = KINDS): Promise<number> => {
    const names = [...kinds, 'migrate'].map((kind) => `keepout-${kind} ${pid}`);
    const listed = kinds === KINDS ? names : kinds.map((kind) => `keepout-${kind} ${pid}`);
    const rows = await ask('select pg_terminate_backend(pid) from pg_stat_activity where application_name = any($1)', [
      listed,
    ]);
    return rows.length;
  };
  const pidOfServer = (): number => Number(server.child.pid);
  function setWay(to: Way): void {
    way = to;
    for (const one of sockets) {
      if (to === 'refused') one.destroy();
      else if (to === 'paused') one.pause();
      else one.resume();
    }
  }
  const isWhole = async () => {
    await isReady();
    await eventually('it reads and writes', async () => {
      expect((await get('/ca/satellites')).status).toBe(200);
      const answer = await post('/ca/screenings', crypto.randomUUID(), { satelliteId: 'none' });
      expect([404, 409, 422]).toContain(answer.status);
    });
  };

  it.each(KINDS)('outlives the end of its sessions for %s while they are idle, three times', async (kind) => {
    for (let round = 0; round < 3; round++) {
      // These come and go with what is asked of the process: a key is held, a screening is planned.
      if (kind === 'keys' || kind === 'job')
        await post('/ca/screenings', crypto.randomUUID(), { satelliteId, days: 1 });
      await eventually(`sessions for ${kind}`, async () =>
        expect(await terminate(pidOfServer(), [kind])).toBeGreaterThan(0),
      );
      await isWhole();
    }
  });

  it('outlives the end of all its sessions while it answers, ten times', async () => {
    let isOver = false;
    const told = new Set<number>();
    const callers = Array.from({ length: 6 }, async () => {
      while (!isOver) told.add((await get('/ca/satellites')).status);
    });
    for (let round = 0; round < 10; round++) {
      await terminate(pidOfServer());
      await new Promise((soon) => setTimeout(soon, 150));
    }
    isOver = true;
    await Promise.all(callers);
    expect([...told].filter((status) => ![200, 503].includes(status))).toEqual([]);
    await isWhole();
  });

  it.each([
    ['in a query', 'satellite', (round: number) => get(`/ca/satellites?name=round%20${round}`)],
    ['in a transaction', 'audit', (round: number) => made(round)],
  ])('outlives the end of a session %s, and answers 503', async (_where, table, call) => {
    for (let round = 0; round < 3; round++) {
      const elsewhere = openDatabase({ connectionString: databaseUrl(platform) }, { connections: 1, kind: 'job' });
      const holder = await elsewhere.pool.connect();
      await holder.query(`begin; lock table ${table} in access exclusive mode`);
      const answer = call(round);
      await eventually('it waits inside', async () =>
        expect(
          await ask("select 1 from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'", [
            `keepout-request ${pidOfServer()}`,
          ]),
        ).not.toEqual([]),
      );
      await terminate(pidOfServer(), ['request']);
      holder.release(true);
      await elsewhere.close();
      const { status } = await answer;
      expect(status).toBe(503);
      await isWhole();
    }
  });
  const made = (round: number) =>
    post('/ca/satellites', `made ${round} ${crypto.randomUUID()}`, {
      ...SATELLITE,
      name: `ROUND ${round}`,
      cosparId: `2026-1${round}0A`,
      noradId: 80_000 + round,
    });

  it.each(['refused', 'paused'] as const)(
    'outlives a database that is %s, says so, and is whole after it',
    async (kind) => {
      const before = server.said().split('\n').length;
      setWay(kind);
      await eventually('health tells', async () => expect(await health()).toBe(503));
      expect((await fetch(`${origin}/health/live`)).status).toBe(200);
      const during = await Promise.all(Array.from({ length: 20 }, () => get('/ca/satellites')));
      expect(new Set(during.map((one) => one.status))).toEqual(new Set([503]));
      for (const one of during) expect(one.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      await new Promise((soon) => setTimeout(soon, 5000));
      setWay('open');
      const began = performance.now();
      await isWhole();
      expect(performance.now() - began).toBeLessThan(30_000);
      const lines = server.said().split('\n').slice(before);
      await eventually('the log tells of the end', () =>
        expect(server.said().split('\n').slice(before).join('\n')).toContain('the database answers again'),
      );
      expect(lines.filter((line) => line.includes('the database is away')).length).toBeLessThanOrEqual(2);
      expect(lines.length, lines.join('\n')).toBeLessThan(25);
    },
  );

  it('outlives the end of its sessions at any moment of its start', async () => {
    for (let round = 0; round < 4; round++) {
      const port = await checkPort('127.0.0.1', 0);
      const fresh = startProcess(['serve'], { ...environment, KEEPOUT_PORT: String(port) });
      const pid = Number(fresh.child.pid);
      let ended = 0;
      await eventually('sessions were ended', async () => {
        ended += await terminate(pid);
        expect(fresh.child.exitCode, fresh.said()).toBeNull();
        // Each round lets it come a little further.
        expect(ended, fresh.said()).toBeGreaterThan(round * 3);
      });
      await eventually('it starts all the same', async () => {
        expect(fresh.child.exitCode, fresh.said()).toBeNull();
        const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
        expect(answer?.status, fresh.said()).toBe(200);
      });
      expect(fresh.said()).not.toContain('where nobody waited for it');
      await fresh.kill();
    }
  });
});
