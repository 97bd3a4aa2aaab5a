import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { writeTle } from '@keepout/ccsds/tle/write';
import type { Tle } from '@keepout/contract/tle/element-set';
import { meanElements, type PlainElements } from '@keepout/operations/orbit/plain-elements';
import { sql } from 'drizzle-orm';
import type { FoundElements } from '../catalogue/store.ts';
import type { ServerContext } from '../hosting/module.ts';
import type { Queries } from '../platform/database/database.ts';
import { refused } from '../platform/http/problem.ts';
import { givenTime } from '../platform/http/time-query.ts';
import type { LookUps } from './look-ups.ts';

export interface ElementsWanted {
  readonly noradId: number;
  /** ISO 8601; the newest element set without it. */
  readonly epoch?: string | undefined;
}

/** Where element sets are looked for. */
export interface ElementSources {
  readonly context: Pick<ServerContext, 'database' | 'log'>;
  /** The public catalogue, when one is configured. */
  readonly outside: LookUps | undefined;
}

/** Objects of one statement and of one piece of the answer. */
const BATCH = 250;
/** Objects that one call may have looked up outside; what is at hand from earlier calls does not count. */
const MOST_LOOK_UPS = 100;
/** All look-ups of a call together; after that the rest is answered from what is stored. */
const LOOK_UPS_MS = 20_000;

/**
 * Element sets by catalogue number, in batches: the public catalogue when one is configured and answers, else what is stored
 * here. A question about the past is answered from what is stored. Of several entries for one object the last one counts.
 *
 * Refused before anything is asked where a call would need more look-ups outside than one call may make.
 */
export function elementBatches(
  sources: ElementSources,
  entries: readonly ElementsWanted[],
  signal: AbortSignal,
): AsyncGenerator<FoundElements[]> {
  const wanted = [...new Map(entries.map((entry) => [entry.noradId, entry])).values()];
  const { outside } = sources;
  if (outside?.isOpen()) {
    const count = wanted.filter((entry) => entry.epoch === undefined && !outside.isAtHand(entry.noradId)).length;
    if (count > MOST_LOOK_UPS) throw tooManyLookUps(count);
  }
  const parsed = wanted.map(({ noradId, epoch }) => ({
    noradId,
    beforeTaiS: epoch === undefined ? undefined : givenTime(epoch, '?epoch'),
  }));
  return inBatches(sources, parsed, AbortSignal.any([signal, AbortSignal.timeout(LOOK_UPS_MS)]));
}

type Wanted = Parameters<typeof storedElements>[1][number];

async function* inBatches(
  { context, outside }: ElementSources,
  wanted: readonly Wanted[],
  signal: AbortSignal,
): AsyncGenerator<FoundElements[]> {
  for (let start = 0; start < wanted.length; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH);
    const newest = outside === undefined ? [] : batch.filter((entry) => entry.beforeTaiS === undefined);
    const published = outside === undefined ? new Map() : await lookedUp(context, outside, newest, signal);
    const rest = batch.filter((entry) => !published.has(entry.noradId));
    const stored = rest.length === 0 ? [] : (await storedElements(context.database.orm, rest)).values();
    yield [...published.values(), ...stored];
  }
}

async function lookedUp(
  { log }: Pick<ServerContext, 'log'>,
  outside: LookUps,
  wanted: readonly Wanted[],
  signal: AbortSignal,
): Promise<Map<number, FoundElements>> {
  const byObject = new Map<number, FoundElements>();
  let failed = 0;
  let reason: unknown;
  await Promise.all(
    wanted.map(async ({ noradId }) => {
      if (!outside.isAtHand(noradId) && !outside.isOpen()) return;
      try {
        const elements = await outside.find(noradId, signal);
        if (elements !== undefined) byObject.set(noradId, { elements, source: 'CelesTrak' });
      } catch (cause) {
        failed++;
        reason = cause;
      }
    }),
  );
  if (failed > 0) log.warn({ err: reason, failed }, 'public catalogue not reached, using the stored one');
  return byObject;
}

function tooManyLookUps(count: number) {
  return refused('too-many-look-ups', {
    detail: `This call would look up ${count} objects in the public catalogue, and one call looks up ${MOST_LOOK_UPS}: ask for fewer at a time, or for what is stored here with ?source=stored.`,
  });
}

/** The element set of one object. */
export async function findElements(
  sources: ElementSources,
  wanted: ElementsWanted,
  signal: AbortSignal,
): Promise<FoundElements | undefined> {
  for await (const batch of elementBatches(sources, [wanted], signal)) return batch[0];
  return undefined;
}

/** The lines of the element set; empty where the number does not fit the columns. */
export function presentTle({ elements, source }: { readonly elements: MeanElements; readonly source: string }): Tle {
  const written = writeTle(elements);
  return {
    noradId: elements.noradId,
    epoch: formatUtcZ(elements.epochTaiS, 6),
    tle: written.ok ? written.value : '',
    name: elements.name,
    source,
  };
}

interface StoredWanted {
  readonly noradId: number;
  /** The newest element set at or before this epoch, TAI s; the newest of all without it. */
  readonly beforeTaiS: number | undefined;
}

/** Each object's element set in one statement, at whatever epochs; objects without one are absent. */
async function storedElements(db: Queries, wanted: readonly StoredWanted[]): Promise<Map<number, FoundElements>> {
  const question = JSON.stringify(wanted.map(({ noradId, beforeTaiS }) => [noradId, beforeTaiS ?? null]));
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
