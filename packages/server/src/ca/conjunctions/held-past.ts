import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { resultCache } from '../../platform/result-cache.ts';

/** Maximum number of operators in the cache. */
const MOST_HELD = 256;

/**
 * Returns a cache of results computed from past events of an operator. A result is valid until the lists of the operator change or another
 * event passes; two rows are read to check this. One cache for each database; results within a transaction are not cached.
 */
export function cachedPastEvents<T>(): (
  db: Queries,
  operatorId: string,
  nowTaiS: number,
  compute: () => Promise<T>,
) => Promise<T> {
  const results = new WeakMap<Queries, ReturnType<typeof resultCache<T>>>();
  return async (db, operatorId, nowTaiS, compute) => {
    const result = results.get(db) ?? resultCache<T>(MOST_HELD);
    results.set(db, result);
    return await result(await pastKey(db, operatorId, nowTaiS), compute);
  };
}

/** Returns a key that changes with the operator's lists and with each event that passes. */
export async function pastKey(db: Queries, operatorId: string, nowTaiS: number): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select concat_ws(' ', ${operatorId}::text,
      (select revision from list_revision where operator_id = ${operatorId}),
      (select id from conjunction where operator_id = ${operatorId} and not is_candidate and tca_tai_s < ${nowTaiS}
        order by tca_tai_s desc, id desc limit 1)) as key`);
  return rows[0]!.key;
}
