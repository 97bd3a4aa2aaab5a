import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';

/** A file system in memory, where there is one: of hundreds of databases that come and go, making and taking away files is what costs most. */
const IN_MEMORY = '/dev/shm';
const LEAST_BYTES = 4e9;

function quickestFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= LEAST_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Names a directory for the test run's database server, and stops that server when a test started it. */
export function setup(project: TestProject): () => Promise<void> {
  const dir = mkdtempSync(join(quickestFolder(), 'keepout-test-'));
  // The server may run under another account than ours.
  chmodSync(dir, 0o755);
  project.provide('postgresDir', dir);
  // For `npm test`, which may have to end the run and this server with it.
  const reports = process.env['SUITE_REPORTS'];
  if (reports !== undefined) writeFileSync(join(reports, 'postgres-dir'), dir);
  return async () => {
    if (existsSync(join(dir, 'postgres'))) {
      await (await startEmbeddedPostgres(dir)).stop();
    }
    rmSync(dir, { recursive: true, force: true });
  };
}
