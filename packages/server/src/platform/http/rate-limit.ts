import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { HttpApp } from './app.ts';
import { Refusal, refused } from './problem.ts';

/** A number of points per duration (s) for one key, counted over all processes. */
export interface RateLimit {
  /** Throws a 429 with Retry-After when the key has used its points up. */
  consume(key: string): Promise<void>;
  /** Returns the time until a try of the key is accepted, ms; 0 if it is accepted now. Does not count a try. */
  waitMs(key: string): Promise<number>;
  /** Forgets a key, after a success. */
  reset(key: string): Promise<void>;
}

export interface RateLimitOptions {
  readonly name: string;
  readonly points: number;
  readonly durationS: number;
  /** How long a key over the limit is blocked; the rest of the duration if absent. */
  readonly blockS?: number;
  /** Called once when a key exceeds the limit, in the process that detects it; not called for later attempts of a blocked key. */
  readonly onOut?: (key: string) => Promise<void>;
}

/** Counted exactly in PostgreSQL; in memory while PostgreSQL is away. */
export function createRateLimit(database: Database, options: RateLimitOptions): RateLimit {
  const common = {
    keyPrefix: options.name,
    points: options.points,
    duration: options.durationS,
    blockDuration: options.blockS ?? 0,
  };
  return limitBy(
    new RateLimiterPostgres({
      ...common,
      storeClient: database.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(common),
    }),
    options,
  );
}

/** Counted in this process alone: cheap enough for every call, and a ceiling a process rather than an exact one. */
export function createLocalRateLimit(options: RateLimitOptions): RateLimit {
  return limitBy(
    new RateLimiterMemory({ keyPrefix: options.name, points: options.points, duration: options.durationS }),
    options,
  );
}

/**
 * Counts one try against several limits, the narrowest first. A limit that refuses the try keeps it from counting against the next ones.
 * Retry-After of the refusal is the longest wait of all limits: a try after that time is accepted.
 */
export async function consumeAll(limits: readonly (readonly [RateLimit, string])[]): Promise<void> {
  const longestWaitMs = async () => Math.max(...(await Promise.all(limits.map(([limit, key]) => limit.waitMs(key)))));
  const waitMs = await longestWaitMs();
  if (waitMs > 0) throw tooMany(waitMs);
  for (const [limit, key] of limits) {
    try {
      await limit.consume(key);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      throw tooMany(await longestWaitMs());
    }
  }
}

/** One caller's ceiling over all calls of the scope. Comes after the guard, which says who calls. */
export function limitCalls(app: HttpApp, perMinute: number): void {
  const limit = createLocalRateLimit({ name: 'api', points: perMinute, durationS: 60 });
  app.addHook('preValidation', (request) => limit.consume(request.principal?.subject ?? request.ip));
}

/** Deletes counters whose time is over. */
export async function pruneRateLimits(database: Database): Promise<void> {
  await database.pool.query('delete from rate_limit where expire < $1', [Date.now() - 3_600_000]);
}

function limitBy(limiter: RateLimiterAbstract, { points, onOut }: RateLimitOptions): RateLimit {
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
      } catch (cause) {
        if (!(cause instanceof RateLimiterRes)) throw cause;
        if (cause.consumedPoints === points + 1) await onOut?.(key);
        throw tooMany(cause.msBeforeNext);
      }
    },
    waitMs: async (key) => {
      const consumption = await limiter.get(key);
      return consumption !== null && consumption.consumedPoints > points ? consumption.msBeforeNext : 0;
    },
    reset: async (key) => {
      await limiter.delete(key);
    },
  };
}

function tooMany(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return refused('too-many-requests', {
    detail: `Too many requests; try again in ${seconds} s.`,
    headers: { 'retry-after': String(seconds) },
  });
}
