import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { Screening } from '@keepout/contract/ca/screening';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { saveUser } from '@keepout/server/identity/embedded/users';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedToken } from './process/embedded-token.ts';
import { settingsOf } from './process/read-settings.ts';
import { eventually } from './test-eventually.ts';
import { startProcess, type TestProcess } from './test-process.ts';
import { DAYS, databaseUrl, oem, SATELLITE, storeSky } from './test-sky.ts';

describe('a server that is killed', () => {
  let platform: TestPlatform;
  let environment: Record<string, string>;
  const running: TestProcess[] = [];

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    environment = {
      KEEPOUT_DATABASE_URL: databaseUrl(platform),
      KEEPOUT_LOG_LEVEL: 'error',
      KEEPOUT_WORKERS: '1',
    };
    await storeSky(platform);
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

  it('loses no upload that it acknowledged: record, file and queued screening', async () => {
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
      eventually('the server is ready', async () =>
        expect((await fetch(`${origin}/health/ready`)).status, server.said()).toBe(200),
      );
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
    await eventually('the screening is completed', async () => {
      const one = (await (await get(`/ca/screenings/${file!.screeningId}`)).json()) as Screening;
      expect(one.state, worker.said()).toBe('COMPLETED');
    });
    expect(await worker.stop()).toBe(0);
    expect(await again.stop()).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});
