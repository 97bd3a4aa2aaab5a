import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { writeTle } from '@keepout/ccsds/tle/write';
import type { Tle } from '@keepout/contract/tle/element-set';
import { newestElements } from '../catalogue/store.ts';
import type { ServerContext } from '../hosting/module.ts';
import { refused } from '../platform/http/problem.ts';
import { celestrak, type PublicCatalogue } from './celestrak.ts';

export interface FoundElements {
  readonly elements: MeanElements;
  readonly source: string;
}

export interface ElementsWanted {
  readonly noradId: number;
  /** ISO 8601; the newest element set without it. */
  readonly epoch?: string | undefined;
}

/**
 * Element sets by catalogue number: the public catalogue when one is configured and answers, else what is stored here.
 * A question about the past is answered from what is stored.
 */
export async function findElements(context: ServerContext, wanted: ElementsWanted): Promise<FoundElements | undefined> {
  const outside = publicCatalogue(context);
  if (outside !== undefined && wanted.epoch === undefined) {
    try {
      const elements = await outside.find(wanted.noradId);
      if (elements !== undefined) return { elements, source: 'CelesTrak' };
    } catch (error) {
      context.log.warn({ err: error, noradId: wanted.noradId }, 'public catalogue not reached, using the stored one');
    }
  }
  const before = wanted.epoch === undefined ? undefined : timeOf(wanted.epoch);
  return (await newestElements(context.database.orm, [wanted.noradId], before)).get(wanted.noradId);
}

function publicCatalogue(context: ServerContext): PublicCatalogue | undefined {
  const { celestrakUrl } = context.settings;
  return celestrakUrl === undefined ? undefined : celestrak(celestrakUrl);
}

function timeOf(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw refused('time-invalid', { detail: `${text} is not a time.` });
  return parsed.value;
}

/** The lines of the element set; empty where the number does not fit the columns. */
export function presentTle(found: FoundElements): Tle {
  const written = writeTle(found.elements);
  return {
    noradId: found.elements.noradId,
    epoch: formatUtcZ(found.elements.epochTaiS, 6),
    tle: written.ok ? written.value : '',
    name: found.elements.name,
    source: found.source,
  };
}
