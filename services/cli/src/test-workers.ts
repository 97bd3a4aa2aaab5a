import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workingPids } from '@keepout/server/platform/jobs/test-jobs';
import { TEST_KEY } from '@keepout/server/platform/settings/test-settings';
import type { TestPlatform } from '@keepout/server/test-platform';
import { expect } from 'vitest';
import { eventually } from './test-eventually.ts';
import { startProcess, type TestProcess } from './test-process.ts';
import { databaseUrl } from './test-sky.ts';

/** What a process without a server has of the installation: nothing but the address of the database. */
export function workerEnvironment(platform: TestPlatform): Record<string, string> {
  return {
    KEEPOUT_MODE: 'production',
    KEEPOUT_DATABASE_URL: databaseUrl(platform.context.database),
    KEEPOUT_SECRETS_KEY: TEST_KEY,
    KEEPOUT_DATA_DIR: join(tmpdir(), 'keepout-a-worker-has-none'),
    KEEPOUT_LOG_LEVEL: 'error',
    KEEPOUT_WORKERS: '1',
  };
}

/** A worker process of one thread. */
export function startWorker(platform: TestPlatform, settings: Readonly<Record<string, string>> = {}): TestProcess {
  return startProcess(['worker'], { ...workerEnvironment(platform), ...settings });
}

export const pidOf = (worker: TestProcess): number => Number(worker.child.pid);

/** All of them can take jobs. */
export async function areReady(platform: TestPlatform, workers: readonly TestProcess[]): Promise<void> {
  await eventually('the workers are ready', async () => {
    const pids = await workingPids(platform.context.database);
    for (const worker of workers) expect(pids, worker.output()).toContain(pidOf(worker));
  });
}
