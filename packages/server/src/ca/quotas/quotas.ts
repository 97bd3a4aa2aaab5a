import type { ServerContext } from '../../hosting/module.ts';
import type { Quota } from '../../platform/http/adds.ts';
import type { App } from '../../platform/http/app.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import { readUsage } from './usage.ts';

/**
 * Far from a limit nothing is counted again for a while: counting messages by the million takes a good part of a second. What
 * comes in meanwhile is added up here.
 */
const FAR = 0.8;
const COUNTED_FOR_MS = 30_000;
/** A message has at least so many bytes, gzip or not: a body adds no more records than this allows. */
const LEAST_RECORD_BYTES = 100;
/** When a caller who has too many screenings may look again, s. */
const RETRY_AFTER_S = 60;

/**
 * Refuses calls that add to what the caller's operator has as much of as it may (the route's `config.adds`). Calls at the same
 * moment may pass together: a limit is one on growth, not a count to the last record.
 */
export function keepWithinQuotas(app: App, { database, settings }: ServerContext): void {
  const limits: Readonly<Record<Quota, number>> = {
    screenings: settings.screeningsLimit,
    storage: settings.storageLimitBytes,
    records: settings.recordsLimit,
  };
  const known = new Map<string, Counted>();
  const usageOf = async (operatorId: string, quota: Quota): Promise<Counted> => {
    const key = `${quota} ${operatorId}`;
    const before = known.get(key);
    if (before !== undefined && before.until > Date.now() && before.used < FAR * limits[quota]) return before;
    const fresh = { used: await readUsage(database.orm, operatorId, quota), until: Date.now() + COUNTED_FOR_MS };
    known.set(key, fresh);
    return fresh;
  };
  // After the guard and before the body: what is refused is not read.
  app.addHook('preParsing', async (request) => {
    const operatorId = request.principal?.operatorId;
    if (operatorId === undefined) return;
    const bytes = Number(request.headers['content-length'] ?? 0);
    for (const quota of request.routeOptions.config.adds ?? []) {
      const usage = await usageOf(operatorId, quota);
      const least = quota === 'storage' ? Math.max(1, bytes) : 1;
      if (usage.used + least > limits[quota]) throw REFUSALS[quota](usage.used, limits[quota]);
      usage.used += quota === 'records' ? Math.max(1, bytes / LEAST_RECORD_BYTES) : least;
    }
  });
}

/** Usage as it was counted, and what came in since, at most. */
interface Counted {
  used: number;
  readonly until: number;
}

const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const megabytes = (bytes: number): string => `${figure(bytes / 1e6)} MB`;

const REFUSALS: Readonly<Record<Quota, (used: number, limit: number) => Refusal>> = {
  screenings: (used, limit) =>
    refused('screenings-limit', {
      detail: `Your organisation has ${figure(used)} screenings that wait or run, of at most ${figure(limit)}.`,
      headers: { 'retry-after': String(RETRY_AFTER_S) },
    }),
  storage: (used, limit) =>
    refused('storage-limit', {
      detail: `Your organisation keeps files of ${megabytes(used)}, of at most ${megabytes(limit)}.`,
    }),
  records: (used, limit) =>
    refused('records-limit', {
      detail: `Your organisation keeps ${figure(used)} satellites, stations, ephemerides, messages, plans and decisions, of at most ${figure(limit)}.`,
    }),
};
