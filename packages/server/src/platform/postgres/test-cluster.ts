import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { databaseAccount, preparePlaces } from './places.ts';

/**
 * Puts database files into a data directory as its first start would, for whoever is about what happens after that. Making them takes
 * a second of a processor: they are made once a run, and copied.
 */
export async function copyTestCluster(dataDir: string): Promise<void> {
  const account = databaseAccount();
  const made = preparePlaces(join(inject('postgresDir'), 'made'), account);
  await ensureCluster(prepareBinaries(made.state, account), made, account);
  const places = preparePlaces(dataDir, account);
  // With their owner, who is not ours where we are root.
  execFileSync('cp', ['-a', made.cluster, places.cluster]);
}
