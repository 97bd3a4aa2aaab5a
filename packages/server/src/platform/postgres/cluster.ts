import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Outage } from '../outage.ts';
import type { Binaries } from './binaries.ts';
import { refuseVanished, setMarks } from './marks.ts';
import type { Account, PostgresPaths } from './places.ts';

export const DATABASE_USER = 'keepout';

/**
 * Creates the database files if there are none and never were any. They are created under a temporary name and renamed, so that neither
 * a killed start nor two concurrent starts leave incomplete files.
 */
export async function ensureCluster(binaries: Binaries, places: PostgresPaths, account: Account): Promise<void> {
  const versionFile = join(places.cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version !== binaries.major) {
      throw new Outage(
        'database-version',
        `${places.cluster} was made by PostgreSQL ${version}, but the binaries here are ${binaries.major}. ` +
          'Restore a backup into a new KEEPOUT_DATA_DIR, or set KEEPOUT_DATABASE_URL.',
      );
    }
    setMarks(places.marks, places.cluster);
    return;
  }
  refuseVanished(places.marks, places.cluster);
  const fresh = join(dirname(places.cluster), `making-${process.pid}`);
  try {
    await initdb(binaries, fresh, account);
    renameSync(fresh, places.cluster);
  } catch (cause) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process was faster; its files are equivalent.
    if (!existsSync(versionFile)) {
      throw cause;
    }
  }
  setMarks(places.marks, places.cluster);
}

/** Throws if there are no database files: they are created only at a start, never while the platform runs. */
export function demandCluster(places: PostgresPaths): void {
  if (existsSync(join(places.cluster, 'PG_VERSION'))) return;
  refuseVanished(places.marks, places.cluster);
  throw new Outage('database-vanished', `The database that was in ${places.cluster} is gone.`);
}

function initdb(binaries: Binaries, dir: string, account: Account): Promise<void> {
  const child = spawn(
    join(binaries.dir, 'bin', 'initdb'),
    [
      ...['--pgdata', dir, '--username', DATABASE_USER, '--auth', 'trust', '--encoding', 'UTF8'],
      // The built-in provider's order of texts does not depend on the versions of the system's or the bundled ICU.
      ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...['--no-instructions', '--set', 'timezone=UTC', '--set', 'log_timezone=UTC'],
    ],
    { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (status) => {
      if (status === 0) {
        done();
        return;
      }
      const reason = complaint.trim().split('\n').slice(-3).join(' ');
      failed(
        new Outage('database-files', `The embedded database could not be made: ${reason} Set KEEPOUT_DATABASE_URL.`),
      );
    });
  });
}
