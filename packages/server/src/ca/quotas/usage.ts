import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Quota } from '../../platform/http/adds.ts';

/** How much of something an operator has: screenings that have not ended, bytes of files, records. */
export async function readUsage(db: Queries, operatorId: string, quota: Quota): Promise<number> {
  const { rows } = await db.execute<{ used: number }>(COUNT[quota](operatorId));
  return rows[0]?.used ?? 0;
}

const COUNT = {
  screenings: (operatorId: string) => sql`
    select count(*)::double precision as used from screening
    where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')`,
  storage: (operatorId: string) => sql`
    select coalesce(sum(size_bytes), 0)::double precision as used from stored_file where operator_id = ${operatorId}`,
  records: (operatorId: string) => sql`
    select (select count(*) from cdm where operator_id = ${operatorId})::double precision
      + (select count(*) from ephemeris where operator_id = ${operatorId})
      + (select count(*) from ground_station where operator_id = ${operatorId})
      + (select count(*) from decision where operator_id = ${operatorId})
      + (select count(*) from manoeuvre_plan where operator_id = ${operatorId})
      + (select count(*) from satellite where operator_id = ${operatorId}) as used`,
};
