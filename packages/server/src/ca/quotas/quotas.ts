import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { type CountedQuota, recordsQuota } from '../../hosting/quotas.ts';
import { refused } from '../../platform/http/problem.ts';
import { limitOf } from '../../platform/settings/operator-limits.ts';

/** Retry-After for a caller with too many screenings, s. */
const RETRY_AFTER_S = 60;

/** Tables whose rows count as records of an operator. */
export const COUNTED_TABLES = [
  'cdm',
  'ephemeris',
  'ground_station',
  'decision',
  'manoeuvre_plan',
  'satellite',
] as const;

/** Counts the quotas of an operator in this service: unfinished screenings, and records. */
export function quotasOf({ settings }: ServerContext): Readonly<Record<'screenings' | 'records', CountedQuota>> {
  return {
    screenings: {
      of: 'screenings that wait or run',
      limit: (operatorId) => limitOf(settings, 'screeningsLimit', operatorId),
      count: (operatorId) => sql`
        select count(*)::double precision as used from screening
        where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')`,
      refusal: (current, limit) =>
        refused('screenings-limit', {
          detail: `Your organisation has ${current} waiting or running screenings; the limit is ${limit}.`,
          headers: { 'retry-after': String(RETRY_AFTER_S) },
        }),
    },
    records: recordsQuota(
      settings,
      'satellites, stations, ephemerides, messages, plans and decisions',
      (operatorId) => {
        const counts = COUNTED_TABLES.map(
          (table) => sql`(select count(*) from ${sql.identifier(table)} where operator_id = ${operatorId})`,
        );
        return sql`select (${sql.join(counts, sql` + `)})::double precision as used`;
      },
    ),
  };
}
