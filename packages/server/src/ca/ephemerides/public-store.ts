import { and, desc, eq, gt, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { storedFile } from '../../platform/files/tables.ts';
import { publicEphemeris } from '../tables.ts';
import type { BystanderFilter } from './store.ts';

/** Retention of superseded ephemerides, for screenings that are being planned. */
const PLANNING = sql`interval '1 hour'`;

const columns = {
  id: publicEphemeris.id,
  publisher: publicEphemeris.publisher,
  noradId: publicEphemeris.noradId,
  name: publicEphemeris.name,
  fileName: publicEphemeris.fileName,
  startTaiS: publicEphemeris.startTaiS,
  stopTaiS: publicEphemeris.stopTaiS,
  madeTaiS: publicEphemeris.madeTaiS,
  lowestM: publicEphemeris.lowestM,
  highestM: publicEphemeris.highestM,
  sha256: storedFile.sha256,
  sizeBytes: storedFile.sizeBytes,
};

/** Returns the newest ephemeris of each object from a feed that overlaps the window; with `cameAfter`, only those received after that time. */
export async function publicInForce(
  db: Queries,
  filter: Pick<BystanderFilter, 'startTaiS' | 'stopTaiS' | 'knownAt'> & { readonly cameAfter?: string },
) {
  const { startTaiS, stopTaiS, knownAt, cameAfter } = filter;
  return await db
    .selectDistinctOn([publicEphemeris.noradId], columns)
    .from(publicEphemeris)
    .innerJoin(storedFile, eq(storedFile.id, publicEphemeris.fileId))
    .where(
      and(
        isNotNull(publicEphemeris.feedId),
        gt(publicEphemeris.stopTaiS, startTaiS),
        lt(publicEphemeris.startTaiS, stopTaiS),
        lte(publicEphemeris.cameAt, knownAt),
        cameAfter === undefined ? undefined : gt(publicEphemeris.cameAt, cameAfter),
      ),
    )
    .orderBy(publicEphemeris.noradId, desc(publicEphemeris.madeTaiS), desc(publicEphemeris.id));
}

export type PublicEphemerisRow = Awaited<ReturnType<typeof publicInForce>>[number];

/** Returns public ephemerides by id; deleted ones are omitted. */
export async function findPublic(db: Queries, ids: readonly string[]): Promise<PublicEphemerisRow[]> {
  if (ids.length === 0) return [];
  return await db
    .select(columns)
    .from(publicEphemeris)
    .innerJoin(storedFile, eq(storedFile.id, publicEphemeris.fileId))
    .where(inArray(publicEphemeris.id, [...ids]));
}

export async function insertPublic(db: Queries, row: typeof publicEphemeris.$inferInsert): Promise<void> {
  await db.insert(publicEphemeris).values(row);
}

/** Deletes ephemerides that have ended, were superseded or have lost their feed, unless a running screening uses them. */
export async function deleteSuperseded(db: Queries, nowTaiS: number): Promise<void> {
  const isReplaced: SQL = sql`exists (
    select 1 from public_ephemeris newer
    where newer.norad_id = old.norad_id and newer.feed_id is not null and newer.came_at < now() - ${PLANNING}
      and (newer.made_tai_s, newer.id) > (old.made_tai_s, old.id))`;
  await db.execute(sql`
    delete from public_ephemeris old
    where (old.feed_id is null or old.stop_tai_s < ${nowTaiS} - extract(epoch from ${PLANNING}) or ${isReplaced})
      and not old.id = any(array(
        select unnest(bystander_ids) from screening where state in ('QUEUED', 'RUNNING')))
      and not exists (
        select from screening_waiter join screening_work on key = work_key join stored_file on stored_file.id = old.file_id
        where waits_until > now()
          and ephemerides @> jsonb_build_array(jsonb_build_object('sha256', stored_file.sha256)))`);
}
