import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

export interface ReadinessCounts {
  readonly satellites: number;
  /** Screenings queued or running. */
  readonly pending: number;
  /** Screenings queued for want of a catalogue. */
  readonly waiting: number;
}

export async function countsOf(db: Queries, operatorId: string): Promise<ReadinessCounts> {
  const { rows } = await db.execute<{ satellites: number; pending: number; waiting: number }>(sql`
    select (select count(*)::integer from satellite where operator_id = ${operatorId}) as satellites,
      count(*)::integer as pending, count(waiting_for)::integer as waiting
    from screening where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')`);
  return rows[0] ?? { satellites: 0, pending: 0, waiting: 0 };
}
