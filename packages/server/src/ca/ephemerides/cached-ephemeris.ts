import type { ServerContext } from '../../hosting/module.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import type { ReadEphemeris } from './read.thread.ts';
import { readEphemerisTask } from './read-task.ts';

/** Reading a week at 60 s takes a good part of a second, and every job of a screening needs it. */
const MOST_HELD = 16;
const cache = new Map<string, Promise<ReadEphemeris | undefined>>();

/** An ephemeris by the content of its file; undefined when the content is gone or can no longer be read. */
export async function holdEphemeris(context: ServerContext, sha256: string): Promise<ReadEphemeris | undefined> {
  const entry = cache.get(sha256);
  if (entry !== undefined) return await entry;
  const reading = read(context, sha256);
  keep(sha256, reading);
  const forget = () => cache.delete(sha256);
  reading.then((ephemeris) => ephemeris === undefined && forget(), forget);
  return await reading;
}

/** What was just read and stored need not be read again by whoever screens it in this process. */
export function keepRead(sha256: string, read: ReadEphemeris): void {
  keep(sha256, Promise.resolve(read));
}

function keep(sha256: string, reading: Promise<ReadEphemeris | undefined>): void {
  cache.delete(sha256);
  cache.set(sha256, reading);
  for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - MOST_HELD))) cache.delete(oldest);
}

async function read(context: ServerContext, sha256: string): Promise<ReadEphemeris | undefined> {
  const bytes = await readContent(context.database.orm, sha256);
  if (bytes === undefined) return undefined;
  // Accepted once: the limit of this process's settings may be another.
  const read = await context.threads.run(readEphemerisTask, { bytes, limitBytes: MOST_BYTES });
  return read.ok ? read.value : undefined;
}

/** Of an opened file, gzip or not. */
export const MOST_BYTES: number = 4096 * 1_000_000;
