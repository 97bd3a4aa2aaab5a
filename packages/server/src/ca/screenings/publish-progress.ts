import { eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { screeningMoved } from '../../ports/ca-events.ts';
import { screening } from '../tables.ts';
import { conjunctionsFound } from './part-store.ts';
import { progressOf } from './progress.ts';

const secondsSince = (column: typeof screening.startedAt | typeof screening.judgingSince) =>
  sql<number>`coalesce(extract(epoch from clock_timestamp() - ${column}), 0)::double precision`;

/** Tells open pages how far a screening is that has not ended. */
export async function publishProgress({ events }: ServerContext, tx: Transaction, screeningId: string): Promise<void> {
  const [row] = await tx
    .select({
      operatorId: screening.operatorId,
      state: screening.state,
      blocksDone: screening.blocksDone,
      blocksTotal: screening.blocksTotal,
      partsTotal: screening.partsTotal,
      partsDone: screening.partsDone,
      conjunctionsFound,
      elapsedS: secondsSince(screening.startedAt),
      judgingS: secondsSince(screening.judgingSince),
    })
    .from(screening)
    .where(eq(screening.id, screeningId));
  if (row?.state !== 'QUEUED' && row?.state !== 'RUNNING') return;
  const { phase, percent, remainingSeconds, ...counts } = progressOf(row);
  await events.publish(tx, row.operatorId, screeningMoved, {
    screeningId,
    state: row.state,
    percent,
    remainingSeconds,
    counts,
  });
}
