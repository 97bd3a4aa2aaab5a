import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';

/** Names a directory for the test run's database server, and stops that server when a test started it. */
export function setup(project: TestProject): () => Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'keepout-test-'));
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
