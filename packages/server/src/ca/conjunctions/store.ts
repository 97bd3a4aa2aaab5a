import type { EventPlace } from '@keepout/conjunction/event/places';
import { and, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { satelliteTable } from '../../fleet/tables.ts';
import { isOneOf } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { conflictSetClause, rowSets } from '../../platform/database/insert-rows.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';
import { foundBy } from './list-store.ts';
import type { MessageRow } from './message-row.ts';
import { NEWEST_FIRST } from './message-store.ts';
import { messageColumns, rowFigures } from './stored-message.ts';
import { type WorkRow, workColumns } from './work.ts';

/** An event with details of its newest message that lists omit, and its satellite. */
export type ConjunctionRow = typeof conjunctionTable.$inferSelect &
  Pick<
    MessageRow,
    | 'probabilityReason'
    | 'maxProbabilityReason'
    | 'maxProbabilityObject1'
    | 'scaleAtMaxObject1'
    | 'maxProbabilityObject2'
    | 'scaleAtMaxObject2'
    | 'mahalanobisSpace'
  > &
  Pick<WorkRow, 'workRecord' | 'workPlan'> & {
    readonly satelliteName: string;
    readonly satelliteNoradId: number;
    readonly satelliteCosparId: string;
    readonly isSimulatedAhead: boolean;
  };

/** Returns an event with its details; undefined if it belongs to another operator. */
export async function findConjunction(
  db: Queries,
  operatorId: string,
  conjunctionId: string,
): Promise<ConjunctionRow | undefined> {
  const rows = await db
    .select({
      event: getTableColumns(conjunctionTable),
      newest: messageColumns(),
      satelliteName: satelliteTable.name,
      satelliteNoradId: satelliteTable.noradId,
      satelliteCosparId: satelliteTable.cosparId,
      isSimulatedAhead: sql<boolean>`coalesce((${cdmTable.observed} ->> 'isAheadOfTime')::boolean, false)`,
      ...workColumns,
    })
    .from(conjunctionTable)
    .innerJoin(satelliteTable, eq(satelliteTable.id, conjunctionTable.satelliteId))
    .innerJoin(cdmTable, eq(cdmTable.id, conjunctionTable.lastCdmId))
    .where(and(eq(conjunctionTable.operatorId, operatorId), eq(conjunctionTable.id, conjunctionId)));
  return rows.map(({ event, newest, ...names }) => ({ ...rowFigures(newest), ...event, ...names }))[0];
}

/** Span of TCAs of a satellite's events. */
export interface EventSpan {
  readonly satelliteId: string;
  readonly isCandidate: boolean;
  readonly fromTaiS: number;
  readonly toTaiS: number;
}

/** Returns the key of a pair. @param secondary   catalogue number of the other object, or its name without one */
export const eventPair = (satelliteId: string, isCandidate: boolean, secondary: string): string =>
  `${satelliteId}\n${isCandidate}\n${secondary}`;

/** Returns events of satellites within `driftS` of their spans; events of a candidate belong to its own screening only. */
export async function listEventsNear(
  db: Queries,
  { screeningId }: { readonly screeningId: string | null },
  spans: readonly EventSpan[],
  driftS: number,
): Promise<EventPlace[]> {
  const { rows } = await db.execute<{
    id: string;
    satelliteId: string;
    isCandidate: boolean;
    tcaTaiS: number;
    secondary: string;
  }>(sql`
    select conjunction.id, "satelliteId", "isCandidate", tca_tai_s as "tcaTaiS", coalesce(secondary_norad_id::text, secondary_name) as secondary
    from json_to_recordset(${JSON.stringify(spans)}::json) as span
      ("satelliteId" text, "isCandidate" boolean, "fromTaiS" double precision, "toTaiS" double precision)
    cross join lateral (select * from conjunction where satellite_id = "satelliteId"
      and is_candidate = "isCandidate" and tca_tai_s between "fromTaiS" - ${driftS} and "toTaiS" + ${driftS}
      and (not "isCandidate" or ${foundBy(screeningId ?? '')})) as conjunction`);
  return rows.map(({ id, tcaTaiS, satelliteId, isCandidate, secondary }) => ({
    id,
    tcaTaiS,
    pair: eventPair(satelliteId, isCandidate, secondary),
  }));
}

/** Returns id and creation time of the newest message of each event. */
export async function newestMessages(
  db: Queries,
  conjunctionIds: readonly string[],
): Promise<Map<string, Pick<MessageRow, 'id' | 'creationTaiS'>>> {
  const rows = await db
    .selectDistinctOn([cdmTable.conjunctionId], {
      conjunctionId: cdmTable.conjunctionId,
      id: cdmTable.id,
      creationTaiS: cdmTable.creationTaiS,
    })
    .from(cdmTable)
    .where(isOneOf(cdmTable.conjunctionId, conjunctionIds))
    .orderBy(cdmTable.conjunctionId, ...NEWEST_FIRST);
  return new Map(rows.map(({ conjunctionId, ...newest }) => [conjunctionId, newest]));
}

/**
 * Locks events in the order of their ids. A writer that holds the lock sees all committed messages, so that no concurrent writer overwrites the
 * trend with an outdated one.
 */
export async function lockConjunctions(db: Queries, conjunctionIds: readonly string[]): Promise<void> {
  const ofThese = isOneOf(conjunctionTable.id, conjunctionIds);
  await db
    .select({ id: conjunctionTable.id })
    .from(conjunctionTable)
    .where(ofThese)
    .orderBy(conjunctionTable.id)
    .for('update');
}

/** Columns with the trend over all messages of an event. */
const COURSE_NAMES = ['message_creation_tai_s', 'message_probability', 'message_originator', 'other_advice'];
const COURSE = sql.raw(COURSE_NAMES.join(', '));
/** Columns that an update by the newest message keeps; `seen_again` is set separately. */
const FIXED_COLUMNS: ReadonlySet<string> = new Set(['id', 'operator_id', 'seen_again', ...COURSE_NAMES]);
const oldestFirst = sql.raw('order by creation_tai_s, stored_at, id');
const newestFirst = sql.raw('order by cdm.creation_tai_s desc, cdm.stored_at desc, cdm.id desc');
/** Computes the trend columns from the messages. Messages with ordered observations supersede earlier advice of other originators. */
const courseOfAll = sql`(select
  coalesce(array_agg(creation_tai_s ${oldestFirst}), '{}'), coalesce(array_agg(probability ${oldestFirst}), '{}'),
  coalesce(array_agg(case when observed is null then originator end ${oldestFirst}), '{}'),
  case when count(distinct originator) < 2 then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object('cdmId', latest.id, 'originator', latest.originator, 'creationTaiS', latest.creation_tai_s,
      'verdict', latest.verdict, 'pc', latest.probability) order by latest.originator), '[]')
    from (
      select distinct on (originator) id, originator, creation_tai_s, verdict, probability from cdm as message
      where conjunction_id = conjunction.id order by originator, creation_tai_s desc, stored_at desc, id desc
    ) as latest
    where latest.verdict is not null and latest.originator <> (array_agg(cdm.originator ${newestFirst}))[1]
      and latest.creation_tai_s >= coalesce(max(cdm.creation_tai_s) filter (where cdm.observed is not null), '-infinity')
  ) end
  from cdm where conjunction_id = conjunction.id)`;

/** Returns the number of re-detections; restarts at 0 with a new newest message. */
export const sightingsSince = (cdmId: SQL): SQL<number> =>
  sql`case when conjunction.last_cdm_id = ${cdmId} then conjunction.seen_again else 0 end`;

/** Stores events from their newest messages; call it after the messages are stored. Rows are locked in the order of their ids. */
export async function saveConjunctions(
  db: Queries,
  rows: readonly (typeof conjunctionTable.$inferInsert)[],
): Promise<void> {
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await pipelined(
    rowSets(conjunctionTable, inOrder).map(({ names, columns, fields, source }) => {
      const changing = names.filter((name) => !FIXED_COLUMNS.has(name));
      return db.execute(sql`
        insert into ${conjunctionTable} (${columns}) select ${fields} from ${source}
        on conflict (id) do update set ${conflictSetClause(changing)}, (${COURSE}) = ${courseOfAll},
          seen_again = ${sightingsSince(sql`excluded.last_cdm_id`)}`);
    }),
  );
}

/** Recomputes the trend columns of events after messages were deleted or changed. */
export async function updateTrend(db: Queries, conjunctionIds: readonly string[]): Promise<void> {
  if (conjunctionIds.length === 0) return;
  await db.execute(sql`
    update conjunction set (${COURSE}) = ${courseOfAll} where ${isOneOf(conjunctionTable.id, conjunctionIds)}`);
}

/** Marks thinned events to be thinned again, after new messages arrived. */
export async function thinAgain(db: Queries, conjunctionIds: readonly string[]): Promise<void> {
  if (conjunctionIds.length === 0) return;
  await db
    .update(conjunctionTable)
    .set({ thinnedAt: null })
    .where(and(isOneOf(conjunctionTable.id, conjunctionIds), isNotNull(conjunctionTable.thinnedAt)));
}

/**
 * Marks events of the originator in the window that its newest screening no longer contains. The lateral join with `offset 0` forces an index scan for each
 * satellite, even if the statistics of the database still describe a small table. @param satelliteIds   as a query
 */
export async function markNotReported(
  db: Queries,
  satelliteIds: SQL,
  [fromTaiS, toTaiS]: readonly [number, number],
  reportedIds: readonly string[],
  originator: string,
): Promise<void> {
  await db.execute(sql`
    update conjunction set still_reported = false where id = any(array(
      select gone.id from ${satelliteIds} as own cross join lateral (
        select id from conjunction
        where satellite_id = own.id and tca_tai_s between ${fromTaiS} and ${toTaiS}
          and still_reported and not is_candidate and not ${isOneOf(conjunctionTable.id, reportedIds)}
          and (select originator from cdm where id = last_cdm_id) = ${originator} offset 0) as gone))`);
}
