import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layFoundation } from '@keepout/server/hosting/foundation';
import type { ServerModule } from '@keepout/server/hosting/module';
import { productVersion } from '@keepout/server/hosting/places';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { copyTestCluster } from '@keepout/server/platform/postgres/test-cluster';
import { parseSettings, type Settings } from '@keepout/server/platform/settings/settings';
import { startWorker } from '@keepout/worker/start-worker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../scripts/test-patience.mjs';
import { startApi } from './start-api.ts';

const counted: ServerModule = {
  name: 'counted',
  title: 'Counted',
  register: (app, { queue }) => {
    app.post('/count', { config: { isPublic: true } }, async () => ({ id: await queue.enqueue('count', {}) }));
  },
  declareJobs: (queue) => queue.declare('count'),
  jobs: (queue, { database }) =>
    queue.work('count', () => database.pool.query('create table if not exists counted as select 1')),
};

describe('the platform in one process', () => {
  let dataDir: string;
  let settings: Settings;
  let running: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'keepout-api-'));
    chmodSync(dataDir, 0o755);
    await copyTestCluster(dataDir);
    const result = parseSettings(
      { KEEPOUT_DATA_DIR: dataDir, KEEPOUT_PORT: '0', KEEPOUT_LOG_LEVEL: 'silent', KEEPOUT_DEV: '1' },
      '/',
    );
    if (!result.ok) throw new Error('refused');
    settings = result.value;
    running = await start();
  });
  afterAll(async () => {
    await running.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start() {
    const foundation = await layFoundation(settings, { modules: [counted], log: createLogger(settings) });
    await startWorker(foundation);
    const api = await startApi(settings, foundation, { modules: [counted], version: productVersion() });
    const close = async () => {
      await api.close();
      await foundation.close();
    };
    return { api, foundation, close };
  }

  it('answers calls, runs jobs and tells its health', async () => {
    const { api, foundation } = running;
    const get = async (path: string) => (await fetch(`${api.url}${path}`)).json();
    expect(await get('/health/live')).toEqual({ status: 'ok' });
    expect(await get('/health/ready')).toEqual({
      status: 'ok',
      checks: { database: 'ok', migrations: 'ok', queue: 'ok', secrets: 'ok', identity: 'ok' },
    });
    expect(await get('/.well-known/api-catalog')).toMatchObject({
      linkset: [
        { anchor: `${api.url}/api/v1/counted`, status: [{ href: `${api.url}/health/ready` }] },
        { anchor: `${api.url}/api/v1/events` },
      ],
    });
    expect((await fetch(`${api.url}/.well-known/security.txt`)).status).toBe(404);
    expect(await get('/config.json')).toEqual({
      mode: 'demo',
      dev: true,
      provider: { url: '/auth', realm: 'platform', clientId: 'keepout-web', hasGroups: false },
      specialUsers: [],
      simulator: true,
    });
    const { id } = (await (await fetch(`${api.url}/api/v1/counted/count`, { method: 'POST' })).json()) as {
      id: string;
    };
    await vi.waitFor(async () => expect(await foundation.context.queue.state('count', id)).toBe('done'), PATIENT);
    expect(await (await fetch(`${api.url}/metrics`)).text()).toMatch(
      /keepout_job_seconds_count\{queue="count",outcome="done"\} 1/,
    );
  });

  it('says which port is taken and what to do', async () => {
    const port = Number(new URL(running.api.url).port);
    await expect(startApi({ ...settings, port }, running.foundation, { modules: [], version: '0' })).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or set KEEPOUT_PORT to another port (0 takes any).`,
    );
  });

  it('closes cleanly, and shows the generated demo password at the first start only', async () => {
    const { api, close } = running;
    expect(api.generatedPassword).toMatch(/-/);
    await close();
    await expect(fetch(`${api.url}/health/live`)).rejects.toThrow();
    running = await start();
    expect(running.api.generatedPassword).toBeUndefined();
  });
});
