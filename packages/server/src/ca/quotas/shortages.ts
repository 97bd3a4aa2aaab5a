import { NEARLY_FULL } from '@keepout/contract/platform/usage';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { type LimitsOf, leastLimit, limitOf } from '../../platform/settings/operator-limits.ts';
import type { Shortage } from '../../ports/stale-records.ts';
import { removableEphemerides } from '../retention/removable.ts';
import { COUNTED_TABLES } from './quotas.ts';

/** Time for which a count is cached, ms. */
const COUNTED_FOR_MS = 3_600_000;

/** Returns operators close to their limits, in two statements for all of them. Removable ephemeris contents do not count. */
export async function shortagesOf(
  db: Queries,
  limits: LimitsOf<'storageLimitBytes' | 'recordsLimit'>,
  nowTaiS: number,
): Promise<(Shortage & { readonly operatorId: string })[]> {
  const stored = await db.execute<{ operatorId: string; used: number }>(sql`
    select operator_id as "operatorId", sum(size_bytes)::double precision as used from stored_file
    where removed_at is null and operator_id is not null
    group by operator_id having sum(size_bytes) > ${NEARLY_FULL * leastLimit(limits, 'storageLimitBytes')}`);
  const storage = await Promise.all(
    stored.rows.map(async ({ operatorId, used }) => {
      const removable = await removableEphemerides(db, nowTaiS, { operatorId, isDue: false });
      return { operatorId, used: used - removable.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
    }),
  );
  const counts = COUNTED_TABLES.map(
    (table) => sql`
    select operator_id, count(*) as rows from ${sql.identifier(table)} group by operator_id`,
  );
  const records = await db.execute<{ operatorId: string; used: number }>(sql`
    select operator_id as "operatorId", sum(rows)::double precision as used
    from (${sql.join(counts, sql` union all `)}) as counted
    group by operator_id having sum(rows) > ${NEARLY_FULL * leastLimit(limits, 'recordsLimit')}`);
  return [
    ...storage.map((row) => ({
      ...row,
      what: 'storage' as const,
      limit: limitOf(limits, 'storageLimitBytes', row.operatorId),
    })),
    ...records.rows.map((row) => ({
      ...row,
      what: 'records' as const,
      limit: limitOf(limits, 'recordsLimit', row.operatorId),
    })),
  ].filter(({ used, limit }) => used > NEARLY_FULL * limit);
}

interface CachedShortages {
  readonly untilMs: number;
  readonly rows: ReturnType<typeof shortagesOf>;
}

const counts = new WeakMap<Database, CachedShortages>();

/** Returns the shortages, at most an hour old. */
export async function recentShortages({
  database,
  settings,
}: Pick<ServerContext, 'database' | 'settings'>): ReturnType<typeof shortagesOf> {
  let cachedShortages = counts.get(database);
  if (cachedShortages === undefined || cachedShortages.untilMs < Date.now()) {
    cachedShortages = { untilMs: Date.now() + COUNTED_FOR_MS, rows: shortagesOf(database.orm, settings, nowTaiS()) };
    counts.set(database, cachedShortages);
    cachedShortages.rows.catch(() => counts.delete(database));
  }
  return await cachedShortages.rows;
}

/** Publishes the number of operators that are close to their limits as a metric. */
export function measureShortages(context: ServerContext): void {
  context.metrics.measure('what operators have used', () => recentShortages(context), {
    keepout_operators_nearly_full: (rows) =>
      ['storage', 'records'].map((of) => ({
        labels: { of },
        value: rows.filter(({ what: quota }) => quota === of).length,
      })),
  });
}
