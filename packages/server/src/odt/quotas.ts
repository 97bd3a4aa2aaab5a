import { sql } from 'drizzle-orm';
import type { ServerContext } from '../hosting/module.ts';
import { type CountedQuota, recordsQuota } from '../hosting/quotas.ts';

/** What this service counts of an operator beside its files: records. What providers deliver was paid for, and is never refused. */
export function quotasOf({ settings }: ServerContext): Readonly<Record<'records', CountedQuota>> {
  return {
    records: recordsQuota(
      settings.recordsLimit,
      'sensors, requests and observation files',
      (operatorId) => sql`
        select (select count(*) from sensor where operator_id = ${operatorId})::double precision
          + (select count(*) from observation_request where operator_id = ${operatorId})
          + (select count(*) from observation_file where operator_id = ${operatorId}) as used`,
    ),
  };
}
