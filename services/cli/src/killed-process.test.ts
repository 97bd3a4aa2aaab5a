import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeanElements } from '@keepout/astro/nouns';
import type { Conjunction } from '@keepout/contract/conjunction';
import type { EphemerisFile, EphemerisUpload } from '@keepout/contract/ephemeris';
import type { Screening } from '@keepout/contract/screening';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { testCrosser, testElements, testOem } from '@keepout/server/ca/test-oem';
import { storeCatalogue } from '@keepout/server/catalogue/load';
import { saveUser } from '@keepout/server/identity/embedded/users';
import { checkPort } from '@keepout/server/platform/free-port';
import { nowTaiS } from '@keepout/server/platform/now';
import { testForm } from '@keepout/server/platform/test-form';
import { startTestPlatform, type TestPlatform } from '@keepout/server/platform/test-platform';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedToken } from './embedded-token.ts';
import { settingsOf } from './read-settings.ts';
import { startProcess, type TestProcess } from './test-process.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 7200;
const DAYS = 3;
const sentinel = testElements(START_TAI_S);
const oem = testOem(sentinel, { startTaiS: START_TAI_S, count: DAYS * 1440 + 1, stepS: 60 });

/** A sky of crossing orbits, large enough that a screening takes a while. */
function sky(): MeanElements[] {
  const others = Array.from({ length: 3000 }, (_, index) =>
    testElements(START_TAI_S, {
      noradId: 91_000 + index,
      name: `OBJECT ${index}`,
      cosparId: '',
      meanMotionRevPerDay: 14.97 + index * 1e-5,
      inclinationDeg: 40 + (index % 100),
      raanDeg: (index * 137.5) % 360,
      meanAnomalyDeg: (index * 73.3) % 360,
      eccentricity: 0.0005,
    }),
  );
  return [sentinel, testCrosser(START_TAI_S), ...others];
}

describe('processes that are killed', { timeout: 180_000 }, () => {
  let platform: TestPlatform;
  let environment: Record<string, string>;
  const running: TestProcess[] = [];

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], {
      worker: false,
      settings: { rateLimitPerMinute: 1_000_000 },
    });
    const { connection } = platform.context.database;
    if (!('host' in connection)) throw new Error('the test database is reached by its socket');
    environment = {
      KEEPOUT_DATABASE_URL: `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`,
      // A directory that is not there: a worker needs the database alone.
      KEEPOUT_DATA_DIR: join(tmpdir(), 'keepout-worker-has-none'),
      KEEPOUT_LOG_LEVEL: 'error',
      KEEPOUT_WORKERS: '1',
    };
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: sky(),
      rejectedCount: 0,
      faults: [],
      source: 'test sky',
      bytes: Buffer.from('test'),
    });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.kill()));
  });
  afterAll(() => platform.close());

  const start = (...args: string[]): TestProcess => {
    const process = startProcess(args, environment);
    running.push(process);
    return process;
  };

  /** The operator's calls, answered by the test's own web server. */
  async function operator(operatorId: string, subject: string) {
    const headers = await platform.bearer({ operatorId, subject });
    const get = async <T>(url: string): Promise<T> =>
      (await platform.app.inject({ url: `/api/v1${url}`, headers })).json() as T;
    const made = await platform.app.inject({
      method: 'POST',
      url: '/api/v1/ca/satellites',
      headers,
      payload: SATELLITE,
    });
    expect(made.statusCode, made.body).toBe(201);
    return {
      get,
      upload: async (): Promise<string> => {
        const form = testForm([{ name: 'days.oem', content: oem }]);
        const answer = await platform.app.inject({
          method: 'POST',
          url: '/api/v1/ca/ephemeris/file',
          headers: { ...headers, ...form.headers },
          payload: form.payload,
        });
        expect(answer.statusCode, answer.body).toBe(201);
        return (answer.json() as EphemerisUpload).accepted[0]!.screeningId!;
      },
      ended: async (id: string): Promise<Screening> =>
        await vi.waitFor(
          async () => {
            const one = await get<Screening>(`/ca/screenings/${id}`);
            expect(one.finishedAt).not.toBeNull();
            return one;
          },
          { timeout: 120_000, interval: 200 },
        ),
    };
  }

  it('a worker killed in the middle of a screening loses nothing: another ends it with the same events', async () => {
    const ada = await operator('operator-a', '11111111-1111-4111-8111-111111111111');
    const first = start('worker');
    const id = await ada.upload();
    await vi.waitFor(
      async () => {
        const { state, progress } = await ada.get<Screening>(`/ca/screenings/${id}`);
        expect(state, first.said()).toBe('RUNNING');
        expect(progress.blocksDone).toBeGreaterThan(0);
      },
      { timeout: 90_000, interval: 5 },
    );
    await first.kill();
    const atDeath = await ada.get<Screening>(`/ca/screenings/${id}`);
    expect(atDeath.state).toBe('RUNNING');
    expect(atDeath.progress.blocksDone).toBeLessThan(atDeath.progress.blocksTotal);

    const second = start('worker');
    const finished = await ada.ended(id);
    expect(finished, second.said()).toMatchObject({ state: 'COMPLETED', failure: null, coverage: 'FULL' });
    expect(finished.conjunctionCount).toBeGreaterThan(20);
    const blocks = await platform.context.database.pool.query('select 1 from screening_block');
    expect(blocks.rowCount).toBe(0);

    const bob = await operator('operator-b', '22222222-2222-4222-8222-222222222222');
    const undisturbed = await bob.ended(await bob.upload());
    expect(undisturbed.state).toBe('COMPLETED');
    const events = async (one: typeof ada) => (await one.get<Conjunction[]>('/ca/conjunctions')).map(lasting);
    expect(await events(ada)).toEqual(await events(bob));
    expect(await second.stop()).toBe(0);
  });

  it('an upload that was acknowledged survives the death of the server: record, file and queued screening', async () => {
    const port = await checkPort('127.0.0.1', 0);
    const folder = mkdtempSync(join(tmpdir(), 'keepout-killed-'));
    environment = { ...environment, KEEPOUT_PORT: String(port), KEEPOUT_DATA_DIR: folder };
    await saveUser(platform.context.database, {
      userName: 'demo',
      name: 'Demo',
      email: 'demo@example.com',
      operatorId: 'operator-c',
      roles: { 'collision-avoidance': ['user'] },
      password: 'not used here',
    });
    const settings = settingsOf(environment);
    const origin = settings.publicUrl;
    const isUp = (server: TestProcess) =>
      vi.waitFor(async () => expect((await fetch(`${origin}/health/ready`)).status, server.said()).toBe(200), {
        timeout: 90_000,
        interval: 200,
      });
    const server = start('serve', '--no-worker');
    await isUp(server);
    const headers = { authorization: `Bearer ${await createEmbeddedToken(settings, 'demo')}` };
    const made = await fetch(`${origin}/api/v1/ca/satellites`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(SATELLITE),
    });
    expect(made.status).toBe(201);
    const form = new FormData();
    form.append('file', new Blob([oem]), 'days.oem');
    const answer = await fetch(`${origin}/api/v1/ca/ephemeris/file`, { method: 'POST', headers, body: form });
    // Killed as soon as the status line is here, before the body is read.
    await server.kill();
    expect(answer.status).toBe(201);

    const again = start('serve', '--no-worker');
    await isUp(again);
    const get = async (path: string) => await fetch(`${origin}/api/v1${path}`, { headers });
    const [file] = (await (await get('/ca/ephemeris')).json()) as EphemerisFile[];
    expect(file).toMatchObject({ fileName: 'days.oem', stateCount: DAYS * 1440 + 1 });
    expect(await (await get(`/ca/ephemeris/file/${file!.oemFileId}`)).text()).toBe(oem);
    const queued = (await (await get(`/ca/screenings/${file!.screeningId}`)).json()) as Screening;
    expect(queued.state).toBe('QUEUED');

    const worker = start('worker');
    await vi.waitFor(
      async () => {
        const one = (await (await get(`/ca/screenings/${file!.screeningId}`)).json()) as Screening;
        expect(one.state, worker.said()).toBe('COMPLETED');
      },
      { timeout: 120_000, interval: 500 },
    );
    expect(await worker.stop()).toBe(0);
    expect(await again.stop()).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});

const SATELLITE = {
  name: 'SENTINEL A',
  cosparId: '2026-001A',
  noradId: 90000,
  configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'IMPULSIVE' } },
};

/** What does not depend on who asked and when. */
function lasting(one: Conjunction) {
  const { object2, conjunctionData, totalMissDistance, probabilityOfCollision, maxProbability, relativePosition } = one;
  const { relativeVelocity, verdict, messageCount, dilution } = one;
  return {
    secondary: object2.noradId,
    ...conjunctionData,
    totalMissDistance,
    probabilityOfCollision,
    maxProbability,
    relativePosition,
    relativeVelocity,
    dilution,
    verdict: verdict.kind,
    messageCount,
  };
}
