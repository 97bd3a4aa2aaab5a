import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { type CountedQuota, recordsQuota } from '../../hosting/quotas.ts';
import { refused } from '../../platform/http/problem.ts';

/** When a caller who has too many screenings may look again, s. */
const RETRY_AFTER_S = 60;

/** What this service counts of an operator: screenings that have not ended, and records. */
export function quotasOf({ settings }: ServerContext): Readonly<Record<'screenings' | 'records', CountedQuota>> {
  return {
    screenings: {
      limit: settings.screeningsLimit,
      count: (operatorId) => sql`
        select count(*)::double precision as used from screening
        where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')`,
      refusal: (used, limit) =>
        refused('screenings-limit', {
          detail: `Your organisation has ${used} screenings that wait or run, of at most ${limit}.`,
          headers: { 'retry-after': String(RETRY_AFTER_S) },
        }),
    },
    records: recordsQuota(
      settings.recordsLimit,
      'satellites, stations, ephemerides, messages, plans and decisions',
      (operatorId) => sql`
        select (select count(*) from cdm where operator_id = ${operatorId})::double precision
          + (select count(*) from ephemeris where operator_id = ${operatorId})
          + (select count(*) from ground_station where operator_id = ${operatorId})
          + (select count(*) from decision where operator_id = ${operatorId})
          + (select count(*) from manoeuvre_plan where operator_id = ${operatorId})
          + (select count(*) from satellite where operator_id = ${operatorId}) as used`,
    ),
  };
}
