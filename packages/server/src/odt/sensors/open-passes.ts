import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** Whether anything is still to come from a sensor, of whatever operator. */
export async function hasOpenPasses(db: Queries, sensorId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from observation_pass where sensor_id = ${sensorId}
      and status in ('PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED') limit 1`);
  return rows.length > 0;
}
