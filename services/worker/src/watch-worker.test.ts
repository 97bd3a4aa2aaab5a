import { createLogger } from '@keepout/server/platform/observing/logs';
import { createMetrics } from '@keepout/server/platform/observing/metrics';
import { testSettings } from '@keepout/server/platform/settings/test-settings';
import { expect, it } from 'vitest';
import { watchWorker } from './watch-worker.ts';

const log = createLogger({ logLevel: 'silent' });

/** As much of a foundation as is looked at. */
function standing(health: 'ok' | 'failed') {
  const metrics = createMetrics(log);
  const check = async () => {
    if (health === 'failed') throw new Error('away');
  };
  return { context: { log, metrics } as never, checks: [{ name: 'database', vital: true, check }], metrics };
}

it('nothing listens where no port is named', async () => {
  expect(await watchWorker(testSettings(), standing('ok'))).toBeUndefined();
});

it('a worker with a port of its own tells how its jobs go, and whether it is well', async () => {
  const foundation = standing('failed');
  foundation.metrics.jobSettled('screen', 'done', 120);
  const watched = await watchWorker(testSettings({ workerPort: 0 }), foundation);
  try {
    const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${watched!.port}${path}`, { headers });
    expect(await (await ask('/metrics')).text()).toContain(
      'keepout_job_seconds_count{queue="screen",outcome="done"} 1',
    );
    // A stranger behind a proxy of this machine has no business there.
    expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    expect((await ask('/health/live')).status).toBe(200);
    expect((await ask('/health/ready')).status).toBe(503);
    expect((await ask('/app')).status).toBe(404);
  } finally {
    await watched?.close();
  }
});
