import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { earthOrientationInUse, lastOrientationDay } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { productVersion } from '../../hosting/places.ts';
import type { Queries } from '../../platform/database/database.ts';
import { diskCache } from '../../platform/files/disk-cache.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import { perSettings } from '../../platform/settings/per-settings.ts';
import type { QueuedTask } from '../../platform/threads/thread-queue.ts';
import { bytesOfRead, readOfBytes } from './packed-bytes.ts';
import type { ReadEphemeris } from './read.thread.ts';
import { readEphemerisTask, statesTask } from './read-task.ts';

/** Memory for parsed ephemerides; one week at 60 s takes 0.6 MB and at least 0.1 s to parse. */
const MEMORY_BYTES = 128e6;
const DISK_BYTES = 1e9;
/** Disk space for states without covariance: an entire public constellation, 10,000 objects with 3 days at 60 s. */
const STATES_BYTES = 3e9;
/** Maximum size shared through the database: half a year at 60 s with covariance; larger files are parsed on each host. */
const MOST_LEFT_BYTES = 64e6;

/** Caches of this process and, on disk, of all processes of the host. */
const caches = perSettings(({ dataDir }) => ({
  memory: new LRUCache<string, CachedEphemeris>({ maxSize: MEMORY_BYTES }),
  underway: new Map<string, Promise<CachedEphemeris | undefined>>(),
  folder: diskCache(join(dataDir, 'cache', 'ephemerides'), DISK_BYTES),
  states: new LRUCache<string, CachedEphemeris>({ maxSize: MEMORY_BYTES }),
  statesFolder: diskCache(join(dataDir, 'cache', 'ephemeris-states'), STATES_BYTES),
}));

/** A parsed ephemeris and the key under which derived data are cached. */
export interface CachedEphemeris extends ReadEphemeris {
  readonly key: string;
}

/** Cache keys of a file: by content alone or, if states were transformed from ITRF, with the Earth orientation table. */
export interface EphemerisKeys {
  readonly ofContent: string;
  readonly ofTable: string;
}

/** Returns the cache keys; needs only the last day of the orientation table, not the table. */
export async function ephemerisKeys(
  { database }: Pick<ServerContext, 'database'>,
  sha256: string,
): Promise<EphemerisKeys> {
  return keysOf(sha256, await lastOrientationDay(database.orm));
}

function keysOf(sha256: string, table: Awaited<ReturnType<typeof lastOrientationDay>>): EphemerisKeys {
  return { ofContent: sha256, ofTable: table === undefined ? sha256 : `${sha256} ${table.day} ${table.fileName}` };
}

/** Returns an ephemeris by the hash of its file; undefined if the content was removed or is unreadable. */
export async function cachedEphemeris(context: ServerContext, sha256: string): Promise<CachedEphemeris | undefined> {
  const { memory, underway } = caches(context);
  // Entries that do not depend on the table are found without a query.
  const ofContent = memory.get(sha256);
  if (ofContent !== undefined) return ofContent;
  const keys = await ephemerisKeys(context, sha256);
  const ephemeris = memory.get(keys.ofTable);
  if (ephemeris !== undefined) return ephemeris;
  // Concurrent requests share one parse.
  const reading = underway.get(keys.ofTable) ?? read(context, sha256, keys);
  underway.set(keys.ofTable, reading);
  return await reading.finally(() => underway.delete(keys.ofTable));
}

/** Caches a parsed ephemeris for screenings on this host. */
export async function keepRead(
  context: ServerContext,
  keys: EphemerisKeys,
  read: ReadEphemeris,
): Promise<CachedEphemeris> {
  const { memory, folder } = caches(context);
  const ephemeris = inMemory(memory, keys, read);
  await folder.keep(nameOf(ephemeris.key), bytesOfRead(read));
  return ephemeris;
}

/** Stores a parsed ephemeris in the database for hosts that run jobs, if this process runs none: they need not parse the file again. */
export async function leaveForWorkers(
  { queue }: Pick<ServerContext, 'queue'>,
  db: Queries,
  keys: EphemerisKeys,
  read: ReadEphemeris,
): Promise<void> {
  if (queue.isWorking || sizeOf(read) > MOST_LEFT_BYTES) return;
  const readBy = nameOf(read.isTurned ? keys.ofTable : keys.ofContent);
  await db.execute(sql`
    insert into orbit_read (sha256, read_by, orbit) values (${keys.ofContent}, ${readBy}, ${bytesOfRead(read)})
    on conflict (sha256) do update set read_by = excluded.read_by, orbit = excluded.orbit, kept_at = now()`);
}

/** Deletes shared ephemerides after six hours: by then each working host has cached its own or parses the file. */
export const sweepLeft = (db: Queries): Promise<unknown> =>
  db.execute(sql`delete from orbit_read where kept_at < now() - interval '6 hours'`);

/** Includes the product version, because another version may parse differently. */
const nameOf = (key: string): string => `${productVersion()} ${key}`;

/** Returns ephemerides one by one like `holdEphemeris`, but in the form for screening: states only, TEME. @param turn   place in the thread queue */
export async function* holdStates(
  context: ServerContext,
  contents: readonly string[],
  turn?: QueuedTask,
): AsyncGenerator<CachedEphemeris | undefined> {
  const { states, statesFolder } = caches(context);
  let table: ReturnType<typeof lastOrientationDay> | undefined;
  for (const sha256 of contents) {
    const ofContent = states.get(sha256);
    table ??= ofContent === undefined ? lastOrientationDay(context.database.orm) : undefined;
    const keys = keysOf(sha256, ofContent === undefined ? await table : undefined);
    const entry = ofContent ?? states.get(keys.ofTable);
    if (entry !== undefined) {
      yield entry;
      continue;
    }
    const packed = (await statesFolder.read(nameOf(keys.ofContent))) ?? (await statesFolder.read(nameOf(keys.ofTable)));
    const read = packed === undefined ? await cachedEphemeris(context, sha256) : undefined;
    yield packed === undefined
      ? read && (await keepStates(context, keys, read, turn))
      : inMemory(states, keys, readOfBytes(packed));
  }
}

/** Caches the states of a parsed ephemeris. */
export async function keepStates(
  context: ServerContext,
  keys: EphemerisKeys,
  read: ReadEphemeris,
  turn?: QueuedTask,
): Promise<CachedEphemeris> {
  const { states, statesFolder } = caches(context);
  const bare = { ...read, ephemeris: await context.threads.run(statesTask, read.ephemeris, turn && { turn }) };
  const ephemeris = inMemory(states, keys, bare);
  await statesFolder.keep(nameOf(ephemeris.key), bytesOfRead(bare));
  return ephemeris;
}

function inMemory(
  memory: LRUCache<string, CachedEphemeris>,
  keys: EphemerisKeys,
  read: ReadEphemeris,
): CachedEphemeris {
  const ephemeris = { ...read, key: read.isTurned ? keys.ofTable : keys.ofContent };
  memory.set(ephemeris.key, ephemeris, { size: sizeOf(read) });
  return ephemeris;
}

const sizeOf = ({ outline, ephemeris: { epochsTaiS, states, covariances } }: ReadEphemeris): number =>
  [epochsTaiS, states, covariances, outline].reduce((sum, { byteLength }) => sum + byteLength, 0);

async function read(context: ServerContext, sha256: string, keys: EphemerisKeys): Promise<CachedEphemeris | undefined> {
  const { memory, folder } = caches(context);
  const packed = (await folder.read(nameOf(keys.ofContent))) ?? (await folder.read(nameOf(keys.ofTable)));
  if (packed !== undefined) return inMemory(memory, keys, readOfBytes(packed));
  const db = context.database.orm;
  const { rows } = await db.execute<{ orbit: Buffer }>(sql`
    select orbit from orbit_read
    where sha256 = ${sha256} and read_by in (${nameOf(keys.ofContent)}, ${nameOf(keys.ofTable)})`);
  if (rows[0] !== undefined) return await keepRead(context, keys, readOfBytes(rows[0].orbit));
  const bytes = await readContent(db, sha256);
  if (bytes === undefined) return undefined;
  // The file was accepted at upload, so the present size limit of the settings does not apply.
  const input = { bytes, limitBytes: MOST_BYTES, ...(await earthOrientationInUse(db)) };
  const outcome = await context.threads.run(readEphemerisTask, input);
  return outcome.ok ? await keepRead(context, keys, outcome.value) : undefined;
}

/** Limit for a decompressed file. */
export const MOST_BYTES: number = 4096 * 1_000_000;
