import { SCREENED_DAYS } from '@keepout/contract/ca/named-volumes';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { orderScreening } from './service.ts';

const TIMETABLE_QUEUE = 'ca-screening-timetable';
/** A catalogue that changes more often makes no more screenings of a satellite than one in so long, h. */
const SOONEST_H = 1;
/** Of the screenings that an operator may have waiting and running, so much is left to people and files. */
const SHARE_OF_PLACES = 0.5;

/** Looks every five minutes, once in the whole installation, which satellites are due. */
export async function workOnTimetable(queue: JobQueue, context: ServerContext): Promise<void> {
  await queue.declare(TIMETABLE_QUEUE, { exclusive: true, retries: 2 });
  await queue.work(TIMETABLE_QUEUE, () => screenWhatIsDue(context));
  await queue.schedule(TIMETABLE_QUEUE, '*/5 * * * *', {});
}

/** Orders the screenings that are due, of each satellite by itself: one without an orbit fails alone. */
export async function screenWhatIsDue(context: ServerContext): Promise<void> {
  const db = context.database.orm;
  for (const operatorId of new Set((await dueSatellites(db)).map((due) => due.operatorId))) {
    await db.transaction(async (tx) => {
      // Whoever else looks at this moment waits here, and then finds what was ordered.
      await tx.execute(sql`select from operator where id = ${operatorId} for update`);
      const places = await freePlaces(tx, operatorId, context.settings.screeningsLimit);
      for (const { satelliteId } of (await dueSatellites(tx, operatorId)).slice(0, places)) {
        const asOfTaiS = nowTaiS();
        await orderScreening(
          context,
          tx,
          { operatorId, actor: PLATFORM_ACTOR },
          {
            trigger: 'SCHEDULE',
            satelliteIds: [satelliteId],
            ephemerisId: null,
            startTaiS: asOfTaiS,
            stopTaiS: asOfTaiS + SCREENED_DAYS * SECONDS_PER_DAY,
            asOfTaiS,
            volume: null,
          },
        );
      }
    });
  }
}

/**
 * Satellites that are due, the longest waiting first. Each has its own time or that of the flight rules; with another catalogue in use, and before
 * its first screening, it is due after an hour. What counts is the last screening of the satellite's operational orbit, however it ended, that
 * nobody ordered by hand: such a one may have had another window or volume. One that has not ended is waited for.
 */
async function dueSatellites(
  db: Queries,
  operatorId?: string,
): Promise<readonly { readonly operatorId: string; readonly satelliteId: string }[]> {
  const { rows } = await db.execute<{ operator_id: string; id: string }>(sql`
    with in_use as (select id, loaded_at from catalogue order by loaded_at desc limit 1)
    select satellite.operator_id, satellite.id
    from satellite
      join operator on operator.id = satellite.operator_id
      cross join in_use
      cross join lateral (select coalesce((satellite.configuration->>'screeningEveryHours')::double precision,
        operator.screening_every_hours) as hours) rule
      left join lateral (
        select screening.created_at, screening.catalogue_id, screening.state from screening
          left join ephemeris on ephemeris.id = screening.ephemeris_id
        where screening.operator_id = satellite.operator_id and satellite.id = any(screening.satellite_ids)
          and screening.trigger <> 'USER' and coalesce(ephemeris.designation, 'OPERATIONAL') = 'OPERATIONAL'
        order by screening.created_at desc limit 1) last on true
    where rule.hours > 0 and coalesce(last.state, '') not in ('QUEUED', 'RUNNING')
      and (${operatorId ?? null}::text is null or satellite.operator_id = ${operatorId ?? null})
      and coalesce(last.created_at, satellite.created_at) <= now() - interval '1 hour' * case
        when last.created_at is null then ${SOONEST_H}::double precision
        when in_use.loaded_at > last.created_at and in_use.id is distinct from last.catalogue_id
          then least(${SOONEST_H}::double precision, rule.hours)
        else rule.hours end
    order by coalesce(last.created_at, satellite.created_at), satellite.id`);
  return rows.map((row) => ({ operatorId: row.operator_id, satelliteId: row.id }));
}

/** How many screenings of the operator the clock may order now. */
async function freePlaces(db: Queries, operatorId: string, limit: number): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::integer as open from screening
    where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')`);
  return Math.max(0, Math.floor(limit * SHARE_OF_PLACES) - (rows[0]?.open ?? 0));
}
