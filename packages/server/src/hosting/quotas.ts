import { byteSize } from '@keepout/contract/platform/byte-size';
import type { Quota } from '@keepout/contract/platform/endpoint';
import type { USAGE } from '@keepout/contract/platform/usage';
import { type SQL, sql } from 'drizzle-orm';
import { principalOf } from '../identity/guard.ts';
import type { Queries } from '../platform/database/database.ts';
import type { HttpApp } from '../platform/http/app.ts';
import { type Refusal, refused } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { type LimitsOf, limitOf } from '../platform/settings/operator-limits.ts';
import type { ServerContext } from './module.ts';

/**
 * Usage below this fraction of a limit is counted rarely, since counting millions of messages takes a large part of a second. Additions
 * in between are summed here.
 */
const FAR = 0.8;
/** Room is made for more than the one file that asks for it. */
const ROOM_SHARE = 0.05;
const COUNTED_FOR_MS = 30_000;
/** Minimum size of a message, bytes, compressed or not: gives an upper bound of the records in a body. */
const LEAST_RECORD_BYTES = 100;

/** A quota of an operator that a service counts. */
export interface CountedQuota {
  /** Name of the counted records. */
  readonly of: string;
  limit(operatorId: string): number;
  /** One row with a column `used`, a double. */
  count(operatorId: string): SQL;
  refusal(used: string, limit: string): Refusal;
}

/** Deletes unreferenced data of an operator until the required bytes are free or no more can be deleted. */
export type MakeRoom = (context: ServerContext, operatorId: string, bytes: number) => Promise<void>;

/**
 * Refuses calls that add records beyond the quota of the caller's operator (the route's `config.adds`). Bytes of files are counted
 * for all services together, the rest by the service. Concurrent calls may exceed a quota together: it limits
 * growth and is not exact to the last record. The refusal names the call `row` for the current usage.
 */
export function keepWithinQuotas(
  app: HttpApp,
  context: ServerContext,
  row: (typeof USAGE)[keyof typeof USAGE],
  serviceQuotas: Readonly<Partial<Record<Quota, CountedQuota>>>,
  makeRoom?: MakeRoom,
): void {
  const { database, settings } = context;
  const quotas: typeof serviceQuotas = { ...serviceQuotas, storage: storageQuota(settings) };
  const counts = new Map<string, QuotaUsage>();
  const usageOf = async (operatorId: string, quota: Quota, { limit, count }: CountedQuota): Promise<QuotaUsage> => {
    const key = `${quota} ${operatorId}`;
    const before = counts.get(key);
    if (before !== undefined && before.until > Date.now() && before.usageBound < FAR * limit(operatorId)) return before;
    const countedUsage = await usedOf(database.orm, count(operatorId));
    const fresh = { countedUsage, usageBound: countedUsage, until: Date.now() + COUNTED_FOR_MS };
    counts.set(key, fresh);
    return fresh;
  };
  app.addHook('onRoute', ({ url, config }) => {
    const uncounted = config?.adds?.filter((quota) => quotas[quota] === undefined) ?? [];
    if (uncounted.length > 0) throw new Error(`${url} adds to what nobody counts: ${uncounted.join(', ')}`);
  });
  // After the guard and before the body, so that the body of a refused call is not read.
  app.addHook('preParsing', async (request) => {
    const operatorId = request.principal?.operatorId;
    if (operatorId === undefined) return;
    const bytes = Number(request.headers['content-length'] ?? 0);
    for (const quota of request.routeOptions.config.adds ?? []) {
      const countedQuota = quotas[quota]!;
      let usage = await usageOf(operatorId, quota, countedQuota);
      const least = quota === 'storage' ? Math.max(1, bytes) : 1;
      const figure = quota === 'storage' ? sizeText : plain;
      const limit = countedQuota.limit(operatorId);
      const missing = usage.usageBound + least - limit;
      if (quota === 'storage' && missing > 0 && makeRoom) {
        await makeRoom(context, operatorId, missing + ROOM_SHARE * limit);
        usage = await usageOf(operatorId, quota, countedQuota);
      }
      if (usage.usageBound + least > limit) throw countedQuota.refusal(figure(usage.usageBound), figure(limit));
      usage.usageBound += quota === 'records' ? Math.max(1, bytes / LEAST_RECORD_BYTES) : least;
    }
  });
  serve(app, row, async (request) => {
    const { operatorId } = principalOf(request);
    const usages = QUOTA_NAMES.filter(({ quota }) => quotas[quota] !== undefined).map(async ({ name, quota }) => {
      const countedQuota = quotas[quota]!;
      const before = counts.get(`${quota} ${operatorId}`);
      // Additions since then make a count outdated: after an addition the usage is counted again.
      if (before !== undefined && before.usageBound > before.countedUsage) counts.delete(`${quota} ${operatorId}`);
      const usage = await usageOf(operatorId, quota, countedQuota);
      return { quota: name, of: countedQuota.of, used: usage.countedUsage, limit: countedQuota.limit(operatorId) };
    });
    return { quotas: await Promise.all(usages) };
  });
}

interface QuotaUsage {
  readonly countedUsage: number;
  /** Counted usage plus an upper bound of the additions since. */
  usageBound: number;
  readonly until: number;
}

const QUOTA_NAMES = [
  { quota: 'storage', name: 'STORAGE' },
  { quota: 'records', name: 'RECORDS' },
  { quota: 'screenings', name: 'SCREENINGS' },
] as const;

const plain = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const sizeText = (bytes: number): string => {
  const { value, decimals, unit } = byteSize(bytes);
  return `${value.toFixed(decimals)} ${unit}`;
};

async function usedOf(db: Queries, count: SQL): Promise<number> {
  const { rows } = await db.execute<{ used: number }>(count);
  return rows[0]?.used ?? 0;
}

function storageQuota(limits: LimitsOf<'storageLimitBytes'>): CountedQuota {
  return {
    of: 'files',
    limit: (operatorId) => limitOf(limits, 'storageLimitBytes', operatorId),
    count: (operatorId) => sql`
      select coalesce(sum(size_bytes), 0)::double precision as used from stored_file
      where operator_id = ${operatorId} and removed_at is null`,
    refusal: (current, limit) =>
      refused('storage-limit', { detail: `Your organisation stores ${current} of files; the limit is ${limit}.` }),
  };
}

/** Returns the quota of the service's records, by their name. */
export function recordsQuota(limits: LimitsOf<'recordsLimit'>, of: string, count: CountedQuota['count']): CountedQuota {
  return {
    of,
    limit: (operatorId) => limitOf(limits, 'recordsLimit', operatorId),
    count,
    refusal: (current, limit) =>
      refused('records-limit', { detail: `Your organisation has ${current} ${of}; the limit is ${limit}.` }),
  };
}
