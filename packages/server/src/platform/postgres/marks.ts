import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Outage } from '../outage.ts';

/**
 * Marker files that show that a database exists, so that a vanished one is not silently created again.
 *
 * They are stored apart from the database: in the data directory, in case the folder of the database is lost or emptied; and in
 * production also next to the data directory, where an unmounted volume leaves an empty folder behind.
 */
export type Marks = readonly string[];

/** Writes all markers. A marker that cannot be written is ignored. */
export function setMarks(marks: Marks, cluster: string): void {
  for (const path of marks) {
    try {
      writeFileSync(path, `${cluster}\nmade or first seen ${new Date().toISOString()}\n`, { flag: 'wx', mode: 0o644 });
    } catch {}
  }
}

/** Throws if a database existed before. */
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
