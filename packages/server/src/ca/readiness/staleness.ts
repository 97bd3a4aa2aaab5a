import { fromUnixMs } from '@keepout/astro/epoch';
import { ephemerisDueMs } from '@keepout/contract/fleet/upkeep';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { satelliteTable } from '../../fleet/tables.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { wireTime } from '../../platform/database/stored-time.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { EndingEphemeris, StaleRecords } from '../../ports/stale-records.ts';
import { staleReasons } from '../manoeuvres/stale.ts';
import { planList } from '../manoeuvres/store.ts';
import { recentShortages } from '../quotas/shortages.ts';
import { ephemeris } from '../tables.ts';

/** States in which a plan may still be executed; drafts are excluded, since their author sees the warnings. */
const FLYABLE = ['PROPOSED', 'APPROVED', 'COMMITTED'];
const MOST_PLANS = 500;
const DAY_S = 86_400;

/** Returns the uses of outdated data by operator, for other services. */
export function stalenessOf({ database, settings }: Pick<ServerContext, 'database' | 'settings'>): StaleRecords {
  const { orm } = database;
  return {
    async concerned(beforeTaiS) {
      const now = nowTaiS();
      const { rows } = await orm.execute<{ operator_id: string }>(sql`
        select operator_id from manoeuvre_plan
          where ignition_tai_s > ${now} and state in (${sql.join(FLYABLE, sql`, `)})
        union select operator_id from ephemeris
          where designation = 'OPERATIONAL' and stop_tai_s >= ${now - DAY_S} and stop_tai_s <= ${beforeTaiS}
        union select operator_id from satellite where configuration ? 'ephemerisEveryHours'`);
      const short = await recentShortages({ database, settings });
      return new Set([...rows.map((row) => row.operator_id), ...short.map(({ operatorId }) => operatorId)]);
    },
    async shortages(operatorId) {
      return (await recentShortages({ database, settings })).filter((row) => row.operatorId === operatorId);
    },
    async stalePlans(operatorId) {
      const { rows } = await planList(orm, operatorId, {}).page({ after: undefined, limit: MOST_PLANS });
      const now = nowTaiS();
      const flyable = rows.filter(({ state, ignitionTaiS }) => FLYABLE.includes(state) && ignitionTaiS > now);
      const stale = await staleReasons(orm, operatorId, flyable);
      return flyable.flatMap(
        ({ id: planId, version, conjunctionId, satelliteId, satelliteName, secondaryName, ignitionTaiS }) =>
          stale.has(planId)
            ? [{ planId, version, conjunctionId, satelliteId, satelliteName, secondaryName, ignitionTaiS }]
            : [],
      );
    },
    async endingEphemerides(operatorId, beforeTaiS) {
      const satellites = await orm
        .select({ id: satelliteTable.id, name: satelliteTable.name })
        .from(satelliteTable)
        .where(eq(satelliteTable.operatorId, operatorId));
      if (satellites.length === 0) return [];
      const last = await orm
        .selectDistinctOn([ephemeris.satelliteId], {
          ephemerisId: ephemeris.id,
          satelliteId: ephemeris.satelliteId,
          endsTaiS: ephemeris.stopTaiS,
        })
        .from(ephemeris)
        .where(
          and(
            eq(ephemeris.operatorId, operatorId),
            eq(ephemeris.designation, 'OPERATIONAL'),
            inArray(
              ephemeris.satelliteId,
              satellites.map(({ id }) => id),
            ),
            gte(ephemeris.stopTaiS, nowTaiS() - DAY_S),
          ),
        )
        .orderBy(ephemeris.satelliteId, desc(ephemeris.stopTaiS));
      return last
        .filter(({ endsTaiS }) => endsTaiS < beforeTaiS)
        .map(
          (row): EndingEphemeris => ({
            ...row,
            satelliteName: satellites.find(({ id }) => id === row.satelliteId)?.name ?? '',
          }),
        );
    },
    async missingEphemerides(operatorId) {
      const { rows } = await orm.execute<{
        id: string;
        name: string;
        every_hours: number;
        since: string;
        ephemeris_id: string | null;
      }>(sql`
        select satellite.id, satellite.name, (configuration->>'ephemerisEveryHours')::double precision as every_hours,
          coalesce(last.uploaded_at, satellite.created_at) as since, last.id as ephemeris_id
        from satellite left join lateral (
          select id, uploaded_at from ephemeris
          where operator_id = satellite.operator_id and satellite_id = satellite.id and designation = 'OPERATIONAL'
          order by uploaded_at desc limit 1) last on true
        where satellite.operator_id = ${operatorId} and configuration ? 'ephemerisEveryHours'`);
      return rows.flatMap(({ id, name, every_hours: everyHours, since, ephemeris_id: lastEphemerisId }) => {
        const sinceMs = Date.parse(wireTime(since));
        const dueMs = ephemerisDueMs({ ephemerisEveryHours: everyHours }, sinceMs);
        if (dueMs === undefined || dueMs > Date.now()) return [];
        return [{ satelliteId: id, satelliteName: name, lastEphemerisId, sinceTaiS: fromUnixMs(sinceMs), everyHours }];
      });
    },
  };
}
