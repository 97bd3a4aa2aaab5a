import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { writeTle } from '@keepout/ccsds/tle/write';
import type { NotAsked, Tle } from '@keepout/contract/tle/element-set';
import { meanElements, type PlainElements } from '@keepout/operations/orbit/plain-elements';
import { sql } from 'drizzle-orm';
import type { FoundElements } from '../catalogue/store.ts';
import type { ServerContext } from '../hosting/module.ts';
import type { Queries } from '../platform/database/database.ts';
import { refused } from '../platform/http/problem.ts';
import { givenTime } from '../platform/http/time-query.ts';
import { withTimeout } from './celestrak.ts';
import { LOOK_UP_LIMITS, type LookUps } from './look-ups.ts';

export interface ElementsWanted {
  readonly noradId: number;
  /** ISO 8601; the newest element set without it. */
  readonly epoch?: string | undefined;
}

/** Sources of element sets. */
export interface ElementSources {
  readonly context: Pick<ServerContext, 'database' | 'log'>;
  /** The public catalogue, if configured. */
  readonly outside: LookUps | undefined;
}

/** Maximum number of objects per statement and per piece of the answer. */
const BATCH = 250;
/** Maximum number of look-ups per call; cached results of earlier calls do not count. */
const MOST_LOOK_UPS = 100;
/** Time limit for all look-ups of a call, ms; after that the rest is answered from stored data. */
const LOOK_UPS_MS = 20_000;

/**
 * Returns element sets by catalogue number, in batches: from the public catalogue if one is configured and available, else from stored
 * data. Requests for past epochs are answered from stored data. Of several entries for one object the last one counts.
 *
 * Objects without a look-up in the public catalogue are listed in `notAsked`; they are answered from stored data. They include look-ups beyond
 * the limit of a call.
 */
export async function elementBatches(
  sources: ElementSources,
  entries: readonly ElementsWanted[],
  signal: AbortSignal,
): Promise<ElementAnswer> {
  const { context, outside } = sources;
  const lastEntries = new Map(entries.map((entry) => [entry.noradId, entry]));
  const requested = [...lastEntries.values()].map(({ noradId, epoch }) => ({
    noradId,
    beforeTaiS: epoch === undefined ? undefined : givenTime(epoch, '?epoch'),
  }));
  const newest = requested.filter(({ beforeTaiS }) => beforeTaiS === undefined);
  if (outside === undefined || newest.length === 0)
    return { batches: inBatches(context, requested, new Map()), notAsked: [] };
  const beyondLimit = new Set(
    outside.isOpen()
      ? newest
          .filter(({ noradId }) => !outside.isAtHand(noradId))
          .slice(MOST_LOOK_UPS)
          .map(({ noradId }) => noradId)
      : [],
  );
  const lookable = newest.filter(({ noradId }) => !beyondLimit.has(noradId));
  const { published, unreached } = await lookedUp(context, outside, lookable, withTimeout(signal, LOOK_UPS_MS));
  const notAsked = newest.flatMap(({ noradId }): NotAsked[] => {
    if (beyondLimit.has(noradId)) return [{ noradId, reason: 'too-many-look-ups' }];
    return unreached.has(noradId) ? [{ noradId, reason: 'catalogue-not-reached' }] : [];
  });
  return { batches: inBatches(context, requested, published), notAsked };
}

export interface ElementAnswer {
  readonly batches: AsyncGenerator<FoundElements[]>;
  readonly notAsked: readonly NotAsked[];
}

type ElementsQuery = Parameters<typeof storedElements>[1][number];

async function* inBatches(
  { database }: ElementSources['context'],
  queries: readonly ElementsQuery[],
  published: ReadonlyMap<number, FoundElements>,
): AsyncGenerator<FoundElements[]> {
  for (let start = 0; start < queries.length; start += BATCH) {
    const batch = queries.slice(start, start + BATCH);
    const unpublished = batch.filter(({ noradId }) => !published.has(noradId));
    const stored = unpublished.length === 0 ? [] : (await storedElements(database.orm, unpublished)).values();
    yield [...batch.flatMap(({ noradId }) => published.get(noradId) ?? []), ...stored];
  }
}

interface LookedUp {
  readonly published: ReadonlyMap<number, FoundElements>;
  /** Objects without a look-up in the public catalogue. */
  readonly unreached: ReadonlySet<number>;
}

async function lookedUp(
  { log }: Pick<ServerContext, 'log'>,
  outside: LookUps,
  queries: readonly ElementsQuery[],
  signal: AbortSignal,
): Promise<LookedUp> {
  const published = new Map<number, FoundElements>();
  const unreached = new Set<number>();
  let failed = 0;
  let reason: unknown;
  await Promise.all(
    queries.map(async ({ noradId }) => {
      if (!outside.isAtHand(noradId) && !outside.isOpen()) return unreached.add(noradId);
      try {
        const elements = await outside.find(noradId, signal);
        if (elements !== undefined) published.set(noradId, { elements, source: 'CelesTrak' });
      } catch (cause) {
        unreached.add(noradId);
        failed++;
        reason = cause;
      }
      return undefined;
    }),
  );
  if (failed > 0) log.warn({ err: reason, failed }, 'public catalogue not reached, using the stored one');
  return { published, unreached };
}

function notReached(noradId: number) {
  return refused('catalogue-not-reached', {
    detail: `The public catalogue is not available for object ${noradId}, and no element set is stored here.`,
    errors: [
      {
        pointer: '?noradId',
        code: 'catalogue-not-reached',
        message: `Object ${noradId} could not be looked up.`,
      },
    ],
    headers: { 'retry-after': String(LOOK_UP_LIMITS.pauseMs / 1_000) },
  });
}

/** Returns the element set of one object; undefined if it does not exist. */
export async function findOneElementSet(
  sources: ElementSources,
  requested: ElementsWanted,
  signal: AbortSignal,
): Promise<FoundElements | undefined> {
  const { batches, notAsked } = await elementBatches(sources, [requested], signal);
  for await (const [elements] of batches) if (elements !== undefined) return elements;
  if (notAsked.length > 0) throw notReached(requested.noradId);
  return undefined;
}

/** Returns the lines of the element set; empty if the number does not fit into the columns. */
export function presentTle({ elements, source }: { readonly elements: MeanElements; readonly source: string }): Tle {
  const lines = writeTle(elements);
  return {
    noradId: elements.noradId,
    epoch: formatUtcZ(elements.epochTaiS, 6),
    tle: lines.ok ? lines.value : '',
    name: elements.name,
    source,
  };
}

interface StoredWanted {
  readonly noradId: number;
  /** The newest element set at or before this epoch, TAI s; the newest of all without it. */
  readonly beforeTaiS: number | undefined;
}

/** Returns the element set of each object, at different epochs, with one statement; objects without one are absent. */
async function storedElements(db: Queries, queries: readonly StoredWanted[]): Promise<Map<number, FoundElements>> {
  const question = JSON.stringify(queries.map(({ noradId, beforeTaiS }) => [noradId, beforeTaiS ?? null]));
  const { rows } = await db.execute(sql`
    select found.elements, catalogue.source
    from jsonb_array_elements(${question}::jsonb) as one
    cross join lateral (
      select elements, catalogue_id from element_set
      where norad_id = (one->>0)::integer
        and epoch_tai_s <= coalesce((one->>1)::double precision, 'infinity'::double precision)
      order by epoch_tai_s desc limit 1
    ) as found
    join catalogue on catalogue.id = found.catalogue_id`);
  return new Map(
    rows.map((row) => {
      const elements = meanElements(row['elements'] as PlainElements);
      return [elements.noradId, { elements, source: String(row['source']) }];
    }),
  );
}
