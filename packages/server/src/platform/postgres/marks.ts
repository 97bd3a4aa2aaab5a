import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Outage } from '../outage.ts';

/**
 * Files that say that there is a database, so that one that vanished is not made anew in silence.
 *
 * They lie outside of what is lost with it: in the data directory, for a lost or emptied folder of the database; and in
 * production also beside the data directory, where an unmounted volume leaves an empty folder behind.
 */
export type Marks = readonly string[];

/** Says on all of them that there is a database. One that cannot be written is done without. */
export function setMarks(marks: Marks, cluster: string): void {
  for (const path of marks) {
    try {
      writeFileSync(path, `${cluster}\nmade or first seen ${new Date().toISOString()}\n`, { flag: 'wx', mode: 0o644 });
    } catch {}
  }
}

/** Throws where there was a database once. */
export function refuseVanished(marks: Marks, cluster: string): void {
  const left = marks.filter((path) => existsSync(path));
  if (left.length === 0) return;
  const since = /made or first seen (\S+)/.exec(read(left[0]!))?.[1];
  throw new Outage(
    'database-vanished',
    `The database that was in ${cluster}${since === undefined ? '' : ` (since ${since})`} is gone, and no empty one is made in ` +
      'its place. Mount its volume or put back its files and start again. If an empty database is what you want, remove ' +
      `${left.join(' and ')} first.`,
  );
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
