import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Migration, readMigrations } from '@keepout/server/platform/database/migrations';
import { dist, root } from '../project.mjs';

/** A built program in a folder. */
export interface Version {
  readonly name: string;
  /** Project folder: contains `dist` and the files that the program reads at run time. */
  readonly folder: string;
  remove(): void;
}

export const programOf = ({ folder }: Version): readonly string[] => [join(folder, 'dist', 'keepout.mjs')];

const migrationsOf = ({ folder }: Version): readonly Migration[] => readMigrations(join(folder, 'dist', 'migrations'));

export const lastMigration = (version: Version): string => migrationsOf(version).at(-1)!.name;

/** Migration that introduced `Runs from`; a version without it rejects every newer database. */
const RULE = '0038-outlived-updates.sql';

/** Returns whether an older version starts on the database of a newer one: every migration that it lacks must name one that it has (decision 0112). */
export function startsOn(older: Version, newer: Version): boolean {
  const olderNames = migrationsOf(older).map(({ name }) => name);
  const last = olderNames.at(-1)!;
  return (
    olderNames.includes(RULE) &&
    migrationsOf(newer).every(({ name, runsFrom = name }) => name <= last || runsFrom <= last)
  );
}

/** Returns the build of this project. */
export const currentVersion = (): Version => ({ name: 'this version', folder: root, remove: () => undefined });

const FURNISHING = ['furnish', 'operators', 'samples'].map((name) => `scripts/chaos/${name}.ts`);

/** Builds an earlier commit in a temporary folder; takes some minutes. */
export function builtFrom(commit: string): Version {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-older-'));
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const npm = (...words: readonly string[]) => execFileSync('npm', words, { cwd: folder, stdio: 'inherit' });
  npm('ci', '--prefer-offline', '--no-audit', '--no-fund');
  // Its own modules create the data, by today's scripts.
  for (const file of FURNISHING) cpSync(join(root, file), join(folder, file));
  npm('run', 'faces');
  npm('run', 'build');
  const name = `commit ${git('rev-parse', '--short=8', commit)}`;
  return { name, folder, remove: () => git('worktree', 'remove', '--force', folder) };
}

/** Changes that the previous version tolerates: a column with a default, a table, an index, an update of each row. */
const EXPANDING = `-- Changes on which programs of the previous version run.
-- Runs from: ${RULE}
alter table satellite add column next_note text not null default 'none';
alter table conjunction add column next_look timestamptz;
update conjunction set next_look = now();
create table next_thing (id text primary key, satellite_id text references satellite(id) on delete cascade);
create index ephemeris_next on ephemeris (operator_id, stop_tai_s);
`;

/** Returns this project with one more migration. */
export function next(): Version {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-next-'));
  cpSync(dist, join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'dist', 'migrations', '9000-next.sql'), EXPANDING);
  return { name: 'the next version', folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
