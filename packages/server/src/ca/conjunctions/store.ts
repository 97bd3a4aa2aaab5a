import type { EventPlace } from '@keepout/conjunction/event/places';
import { and, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { satellite } from '../../fleet/tables.ts';
import { isOneOf } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newestOf, rowSets } from '../../platform/database/insert-rows.ts';
import { atOnce } from '../../platform/database/transaction.ts';
import { cdm, conjunction } from '../tables.ts';
import { foundBy } from './list-store.ts';
import type { MessageRow } from './message-row.ts';
import { NEWEST_FIRST } from './message-store.ts';
import { figuresOf, messageColumns } from './stored-message.ts';
import { type WorkRow, workColumns } from './work.ts';

/** An event with what its newest message says and lists do not, and its satellite. */
export type ConjunctionRow = typeof conjunction.$inferSelect &
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

/** One event, whole; another operator's does not exist. */
export async function findConjunction(
  db: Queries,
  operatorId: string,
  conjunctionId: string,
): Promise<ConjunctionRow | undefined> {
  const rows = await db
    .select({
      event: getTableColumns(conjunction),
      newest: messageColumns(),
      satelliteName: satellite.name,
      satelliteNoradId: satellite.noradId,
      satelliteCosparId: satellite.cosparId,
      isSimulatedAhead: sql<boolean>`coalesce((${cdm.observed} ->> 'isAheadOfTime')::boolean, false)`,
      ...workColumns,
    })
    .from(conjunction)
    .innerJoin(satellite, eq(satellite.id, conjunction.satelliteId))
    .innerJoin(cdm, eq(cdm.id, conjunction.lastCdmId))
    .where(and(eq(conjunction.operatorId, operatorId), eq(conjunction.id, conjunctionId)));
  return rows.map(({ event, newest, ...names }) => ({ ...figuresOf(newest), ...event, ...names }))[0];
}

/** Where events of a satellite lie. */
export interface EventSpan {
  readonly satelliteId: string;
  readonly isCandidate: boolean;
  readonly fromTaiS: number;
  readonly toTaiS: number;
}

/** @param secondary   catalogue number of the other object, or its name when it has none */
export const eventPair = (satelliteId: string, isCandidate: boolean, secondary: string): string =>
  `${satelliteId}\n${isCandidate}\n${secondary}`;

/** Events of satellites within `driftS` of their spans; a candidate's events belong to its own screening. */
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

/** The newest message of each event, as far as it tells who is newer. */
export async function newestMessages(
  db: Queries,
  conjunctionIds: readonly string[],
): Promise<Map<string, Pick<MessageRow, 'id' | 'creationTaiS'>>> {
  const rows = await db
    .selectDistinctOn([cdm.conjunctionId], {
      conjunctionId: cdm.conjunctionId,
      id: cdm.id,
      creationTaiS: cdm.creationTaiS,
    })
    .from(cdm)
    .where(isOneOf(cdm.conjunctionId, conjunctionIds))
    .orderBy(cdm.conjunctionId, ...NEWEST_FIRST);
  return new Map(rows.map(({ conjunctionId, ...newest }) => [conjunctionId, newest]));
}

/**
 * Locks events, in the order of their ids: whoever stores messages of them sees all that came before, and nobody's course is overwritten by one
 * that does not know of it.
 */
export async function lockConjunctions(db: Queries, conjunctionIds: readonly string[]): Promise<void> {
  const ofThese = isOneOf(conjunction.id, conjunctionIds);
  await db.select({ id: conjunction.id }).from(conjunction).where(ofThese).orderBy(conjunction.id).for('update');
}

/** What an event tells of all its messages; a new one has one. */
const COURSE_NAMES = ['message_creation_tai_s', 'message_probability', 'message_originator', 'other_advice'];
const COURSE = sql.raw(COURSE_NAMES.join(', '));
/** Of former messages, whatever the newest one tells; how often it was seen again is counted and not told. */
const LASTING: ReadonlySet<string> = new Set(['id', 'operator_id', 'seen_again', ...COURSE_NAMES]);
const oldestFirst = sql.raw('order by creation_tai_s, stored_at, id');
const newestFirst = sql.raw('order by cdm.creation_tai_s desc, cdm.stored_at desc, cdm.id desc');
/** The same from its messages. What rests on ordered observations knew of what others had said before. */
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

/** How often an event was seen again counts from its newest message on. */
export const sightingsSince = (cdmId: SQL): SQL<number> =>
  sql`case when conjunction.last_cdm_id = ${cdmId} then conjunction.seen_again else 0 end`;

/** Stores events as their newest messages tell them, after the messages; the rows are locked in the order of their ids. */
export async function saveConjunctions(db: Queries, rows: readonly (typeof conjunction.$inferInsert)[]): Promise<void> {
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await atOnce(
    rowSets(conjunction, inOrder).map(({ names, columns, fields, source }) => {
      const changing = names.filter((name) => !LASTING.has(name));
      return db.execute(sql`
        insert into ${conjunction} (${columns}) select ${fields} from ${source}
        on conflict (id) do update set ${newestOf(changing)}, (${COURSE}) = ${courseOfAll},
          seen_again = ${sightingsSince(sql`excluded.last_cdm_id`)}`);
    }),
  );
}

/** Events tell again when their messages were made and what they said: some went, or say something else. */
export async function tellCourse(db: Queries, conjunctionIds: readonly string[]): Promise<void> {
  if (conjunctionIds.length === 0) return;
  await db.execute(sql`
    update conjunction set (${COURSE}) = ${courseOfAll} where ${isOneOf(conjunction.id, conjunctionIds)}`);
}

/** Events of which messages have gone are looked at again when others came. */
export async function thinAgain(db: Queries, conjunctionIds: readonly string[]): Promise<void> {
  if (conjunctionIds.length === 0) return;
  await db
    .update(conjunction)
    .set({ thinnedAt: null })
    .where(and(isOneOf(conjunction.id, conjunctionIds), isNotNull(conjunction.thinnedAt)));
}

/**
 * Events of the originator in the window that its newest screening should have found again and did not. Satellite by satellite, by nothing but the index of
 * these: a table that has grown is searched as the small one that the database knows. @param satelliteIds   as a query
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
          and still_reported and not is_candidate and not ${isOneOf(conjunction.id, reportedIds)}
          and (select originator from cdm where id = last_cdm_id) = ${originator} offset 0) as gone))`);
}
