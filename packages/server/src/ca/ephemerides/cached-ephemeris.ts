import { earthOrientationInUse, lastOrientationDay } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import { heldBytes } from '../../platform/held-bytes.ts';
import type { ReadEphemeris } from './read.thread.ts';
import { readEphemerisTask } from './read-task.ts';

/** Reading a week at 60 s takes a good part of a second, and 0.6 MB when it is read. */
const memory = heldBytes<HeldEphemeris>(128e6);
const underway = new Map<string, Promise<HeldEphemeris | undefined>>();

/** An ephemeris, and what it is kept under by whoever makes something of it. */
export interface HeldEphemeris extends ReadEphemeris {
  readonly key: string;
}

/** What the content of a file is kept under: by itself or, where its states hang on the table of Earth orientation, with that. */
export interface EphemerisKeys {
  readonly ofContent: string;
  readonly ofTable: string;
}

/** Asked for before the table itself. */
export async function ephemerisKeys(
  { database }: Pick<ServerContext, 'database'>,
  sha256: string,
): Promise<EphemerisKeys> {
  const table = await lastOrientationDay(database.orm);
  return { ofContent: sha256, ofTable: table === undefined ? sha256 : `${sha256} ${table.day} ${table.fileName}` };
}

/** An ephemeris by the content of its file; undefined when the content is gone or can no longer be read. */
export async function holdEphemeris(context: ServerContext, sha256: string): Promise<HeldEphemeris | undefined> {
  const keys = await ephemerisKeys(context, sha256);
  return memory.get(keys.ofContent) ?? memory.get(keys.ofTable) ?? (await readOnce(context, sha256, keys));
}

/** What was just read and stored need not be read again by whoever screens it. */
export function keepRead(keys: EphemerisKeys, read: ReadEphemeris): HeldEphemeris {
  const held = { ...read, key: read.isTurned ? keys.ofTable : keys.ofContent };
  const { epochsTaiS, states, covariances } = read.ephemeris;
  const sizeBytes = [epochsTaiS, states, covariances, read.outline].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  );
  memory.keep(held.key, held, sizeBytes);
  return held;
}

/** Whoever asks meanwhile waits for the same. */
async function readOnce(
  context: ServerContext,
  sha256: string,
  keys: EphemerisKeys,
): Promise<HeldEphemeris | undefined> {
  const reading = underway.get(keys.ofTable) ?? read(context, sha256, keys);
  underway.set(keys.ofTable, reading);
  return await reading.finally(() => underway.delete(keys.ofTable));
}

async function read(context: ServerContext, sha256: string, keys: EphemerisKeys): Promise<HeldEphemeris | undefined> {
  const db = context.database.orm;
  const bytes = await readContent(db, sha256);
  if (bytes === undefined) return undefined;
  // Accepted once: the limit of this process's settings may be another.
  const input = { bytes, limitBytes: MOST_BYTES, ...(await earthOrientationInUse(db)) };
  const done = await context.threads.run(readEphemerisTask, input);
  return done.ok ? keepRead(keys, done.value) : undefined;
}

/** Of an opened file, gzip or not. */
export const MOST_BYTES: number = 4096 * 1_000_000;
