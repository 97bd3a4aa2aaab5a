import { earthOrientationInUse, lastOrientationDay } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import type { ReadEphemeris } from './read.thread.ts';
import { readEphemerisTask } from './read-task.ts';

/** Reading a week at 60 s takes a good part of a second, and every job of a screening needs it. */
const MOST_HELD = 16;
const cache = new Map<string, Promise<ReadEphemeris | undefined>>();

/** An ephemeris, and what it is kept under by whoever makes something of it. */
export interface HeldEphemeris extends ReadEphemeris {
  readonly key: string;
}

/** An ephemeris by the content of its file; undefined when the content is gone or can no longer be read. */
export async function holdEphemeris(context: ServerContext, sha256: string): Promise<HeldEphemeris | undefined> {
  const key = await ephemerisKey(context, sha256);
  const reading = cache.get(key) ?? begin(context, sha256, key);
  const ephemeris = await reading;
  return ephemeris && { ...ephemeris, key };
}

/** Content and table of Earth orientation: states in ITRF are turned by it when they are read. Asked for before the table itself. */
export async function ephemerisKey({ database }: ServerContext, sha256: string): Promise<string> {
  const table = await lastOrientationDay(database.orm);
  return table === undefined ? sha256 : `${sha256} ${table.day} ${table.fileName}`;
}

/** What was just read and stored need not be read again by whoever screens it in this process. */
export function keepRead(key: string, read: ReadEphemeris): void {
  keep(key, Promise.resolve(read));
}

function begin(context: ServerContext, sha256: string, key: string): Promise<ReadEphemeris | undefined> {
  const reading = read(context, sha256);
  keep(key, reading);
  const forget = () => cache.delete(key);
  reading.then((ephemeris) => ephemeris === undefined && forget(), forget);
  return reading;
}

function keep(key: string, reading: Promise<ReadEphemeris | undefined>): void {
  cache.delete(key);
  cache.set(key, reading);
  for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - MOST_HELD))) cache.delete(oldest);
}

async function read(context: ServerContext, sha256: string): Promise<ReadEphemeris | undefined> {
  const db = context.database.orm;
  const bytes = await readContent(db, sha256);
  if (bytes === undefined) return undefined;
  // Accepted once: the limit of this process's settings may be another.
  const input = { bytes, limitBytes: MOST_BYTES, ...(await earthOrientationInUse(db)) };
  const read = await context.threads.run(readEphemerisTask, input);
  return read.ok ? read.value : undefined;
}

/** Of an opened file, gzip or not. */
export const MOST_BYTES: number = 4096 * 1_000_000;
