import { SCREENED_DAYS } from '@keepout/contract/ca/named-volumes';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { limitOf } from '../../platform/settings/operator-limits.ts';
import { isTouchedSince } from './plan-job.ts';
import { orderScreening } from './service.ts';
import { NoOrbit } from './subject.ts';

const TIMETABLE_QUEUE = 'ca-screening-timetable';
/** Minimum interval of screenings of a satellite that new catalogues trigger, h. */
const SOONEST_H = 1;
/** Fraction of an operator's limit of queued and running screenings that is reserved for users and files. */
const SHARE_OF_PLACES = 0.5;

/** Checks every five minutes, once in the entire installation, which satellites are due. */
export async function workOnTimetable(queue: JobQueue, context: ServerContext): Promise<void> {
  await queue.declare(TIMETABLE_QUEUE, { exclusive: true, retries: 2 });
  await queue.work(TIMETABLE_QUEUE, () => queueDueScreenings(context));
  await queue.schedule(TIMETABLE_QUEUE, '*/5 * * * *', {});
}

/** Orders the screenings that are due, one for each satellite, so that a missing orbit fails only one. */
export async function queueDueScreenings(context: ServerContext): Promise<void> {
  const db = context.database.orm;
  const due = await dueSatellites(db);
  const untouched = await untouchedOf(context, due);
  for (const operatorId of new Set(due.map((satellite) => satellite.operatorId))) {
    await db.transaction(async (tx) => {
      // Serializes concurrent runs: the second one sees the screenings that the first has ordered.
      await tx.execute(sql`select from operator where id = ${operatorId} for update`);
      const places = await freePlaces(tx, operatorId, limitOf(context.settings, 'screeningsLimit', operatorId));
      const dueNow = (await dueSatellites(tx, operatorId)).filter(({ satelliteId }) => !untouched.has(satelliteId));
      for (const { satelliteId } of dueNow.slice(0, places))
        await orderScreening(context, tx, { operatorId, actor: PLATFORM_ACTOR }, orderOf(satelliteId));
    });
  }
}

function orderOf(satelliteId: string) {
  const asOfTaiS = nowTaiS();
  return {
    trigger: 'SCHEDULE',
    satelliteIds: [satelliteId],
    ephemerisId: null,
    startTaiS: asOfTaiS,
    stopTaiS: asOfTaiS + SCREENED_DAYS * SECONDS_PER_DAY,
    asOfTaiS,
    volume: null,
  } as const;
}

/** Returns satellites that are due only for public ephemerides, none of which can come close. */
async function untouchedOf(context: ServerContext, due: readonly DueSatellite[]): Promise<ReadonlySet<string>> {
  const untouched = new Set<string>();
  for (const { operatorId, satelliteId, cameAfter } of due) {
    if (cameAfter === null) continue;
    const order = { ...orderOf(satelliteId), satelliteIds: [satelliteId], operatorId, subjects: [] };
    const isTouched = await isTouchedSince(context, { ...order, screeningType: 'TLE_CAT' }, cameAfter).catch(
      (error) => {
        // Reported by its next screening.
        if (error instanceof NoOrbit) return false;
        throw error;
      },
    );
    if (!isTouched) untouched.add(satelliteId);
  }
  return untouched;
}

interface DueSatellite {
  readonly operatorId: string;
  readonly satelliteId: string;
  /** For a satellite that is due only for public ephemerides: those received after this time count. */
  readonly cameAfter: string | null;
}

/**
 * Returns satellites that are due, the longest waiting first. Each has its own interval or that of the flight rules; with a new catalogue, with a new
 * public ephemeris, and before its first screening, it is due after an hour. The reference is the last screening of the satellite's operational
 * orbit, however it ended, that was not ordered by hand, since that may have had another window or volume. An unfinished screening delays the next.
 */
async function dueSatellites(db: Queries, operatorId?: string): Promise<readonly DueSatellite[]> {
  const { rows } = await db.execute<{ operator_id: string; id: string; came_after: string | null }>(sql`
    with in_use as (select id, loaded_at from catalogue order by loaded_at desc limit 1),
      newcomer as (select max(came_at) as came_at from public_ephemeris where feed_id is not null)
    select satellite.operator_id, satellite.id,
      case when not waited.is_over then last.created_at::text end as came_after
    from satellite
      join operator on operator.id = satellite.operator_id
      cross join in_use
      cross join newcomer
      cross join lateral (select coalesce((satellite.configuration->>'screeningEveryHours')::double precision,
        operator.screening_every_hours) as hours) rule
      left join lateral (
        select screening.created_at, screening.catalogue_id, screening.state from screening
          left join ephemeris on ephemeris.id = screening.ephemeris_id
        where screening.operator_id = satellite.operator_id and satellite.id = any(screening.satellite_ids)
          and screening.trigger <> 'USER' and coalesce(ephemeris.designation, 'OPERATIONAL') = 'OPERATIONAL'
        order by screening.created_at desc limit 1) last on true
      cross join lateral (select coalesce(last.created_at, satellite.created_at) <= now() - interval '1 hour' * case
        when last.created_at is null then ${SOONEST_H}::double precision
        when in_use.loaded_at > last.created_at and in_use.id is distinct from last.catalogue_id
          then least(${SOONEST_H}::double precision, rule.hours)
        else rule.hours end as is_over) waited
    where rule.hours > 0 and coalesce(last.state, '') not in ('QUEUED', 'RUNNING')
      and (${operatorId ?? null}::text is null or satellite.operator_id = ${operatorId ?? null})
      and (waited.is_over or last.created_at <= now() - interval '1 hour' * ${SOONEST_H}::double precision
        and newcomer.came_at > last.created_at)
    order by coalesce(last.created_at, satellite.created_at), satellite.id`);
  return rows.map((row) => ({ operatorId: row.operator_id, satelliteId: row.id, cameAfter: row.came_after }));
}

/** Returns the number of screenings that may be ordered automatically for the operator now. */
async function freePlaces(db: Queries, operatorId: string, limit: number): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::integer as open from screening
    where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')`);
  return Math.max(0, Math.floor(limit * SHARE_OF_PLACES) - (rows[0]?.open ?? 0));
}
