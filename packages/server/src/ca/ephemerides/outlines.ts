import type { OrbitOutline } from '@keepout/conjunction/screening/outline/outline';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ServerContext } from '../../hosting/module.ts';
import { productVersion } from '../../hosting/places.ts';
import type { Queries } from '../../platform/database/database.ts';
import { perSettings } from '../../platform/settings/per-settings.ts';
import { cachedEphemeris, type EphemerisKeys, ephemerisKeys } from './cached-ephemeris.ts';
import type { ReadEphemeris } from './read.thread.ts';

const memories = perSettings(() => new LRUCache<string, OrbitOutline>({ maxSize: 32e6 }));

/** Identifies product version and orientation table, so that other versions compute their own outlines. */
const makerOf = (sha256: string, key: string): string => `${productVersion()}${key.slice(sha256.length)}`;

/** Stores the outline of a file's content, if the content is still stored. */
export async function keepOutline(
  db: Queries,
  keys: EphemerisKeys,
  { outline, isTurned }: Pick<ReadEphemeris, 'outline' | 'isTurned'>,
): Promise<void> {
  const sha256 = keys.ofContent;
  const madeBy = makerOf(sha256, isTurned ? keys.ofTable : sha256);
  const bytes = Buffer.from(outline.buffer, outline.byteOffset, outline.byteLength);
  await db.execute(sql`
    insert into orbit_outline (sha256, made_by, outline)
    select sha256, ${madeBy}, ${bytes} from file_content where sha256 = ${sha256}
    on conflict (sha256) do update set made_by = excluded.made_by, outline = excluded.outline`);
}

/**
 * Returns outlines of contents: the stored ones, without opening the files; missing ones, of files from an earlier version, are computed one
 * after the other and stored.
 *
 * @returns outlines by content hash; unreadable contents are omitted
 */
export async function outlinesOf(
  context: ServerContext,
  contents: readonly string[],
): Promise<Map<string, OrbitOutline>> {
  const { database } = context;
  const memory = memories(context);
  const outlines = new Map<string, OrbitOutline>();
  const table = (await ephemerisKeys(context, '')).ofTable;
  const makers = [makerOf('', ''), makerOf('', table)];
  const missingContents = [...new Set(contents)].filter((sha256) => {
    const outline = makers.map((maker) => memory.get(`${maker} ${sha256}`)).find((entry) => entry !== undefined);
    if (outline !== undefined) outlines.set(sha256, outline);
    return outline === undefined;
  });
  const { rows } = await database.orm.execute<{ sha256: string; made_by: string; outline: Buffer }>(sql`
    select sha256, made_by, outline from orbit_outline
    where sha256 = any(${sql.param(missingContents)}::text[]) and made_by = any(${sql.param(makers)}::text[])`);
  for (const { sha256, made_by: maker, outline: bytes } of rows) {
    const outline = new Float64Array(new Uint8Array(bytes).buffer);
    memory.set(`${maker} ${sha256}`, outline, { size: outline.byteLength });
    outlines.set(sha256, outline);
  }
  for (const sha256 of missingContents) {
    if (outlines.has(sha256)) continue;
    const keys = await ephemerisKeys(context, sha256);
    const read = await cachedEphemeris(context, sha256);
    if (read === undefined) continue;
    await keepOutline(database.orm, keys, read);
    outlines.set(sha256, read.outline);
  }
  return outlines;
}
