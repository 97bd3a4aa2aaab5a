import { createHash } from 'node:crypto';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { plainElements } from '@keepout/operations/orbit/plain-elements';

/** Stored form of the element sets of a catalogue: made in a thread, transferred as texts. */
export interface CatalogueContent {
  readonly objectCount: number;
  /** Identity of a catalogue: hash of its elements in the order of catalogue numbers, independent of the file format. */
  readonly contentHash: string;
  readonly newestEpoch: string | null;
  /** Median epoch of the element sets, TAI s: the age of the catalogue. */
  readonly medianEpochTaiS: number | null;
  /** Elements and their sources as JSON lists, each for one statement. */
  readonly parts: readonly string[];
  /** Number and epoch of each set, as JSON. */
  readonly members: string;
}

const PART = 2_000;

/** @param sourceOf   returns the source of a set; absent: the source of the catalogue */
export function catalogueContent(
  elements: readonly MeanElements[],
  sourceOf: (element: MeanElements) => string | null = () => null,
): CatalogueContent {
  const ordered = [...elements].sort((a, b) => a.noradId - b.noradId);
  const hash = createHash('sha256');
  const parts: string[] = [];
  for (let start = 0; start < ordered.length; start += PART) {
    const texts = ordered.slice(start, start + PART).map((element) => {
      const text = JSON.stringify(plainElements(element));
      hash.update(text);
      return `{"elements":${text},"source":${JSON.stringify(sourceOf(element))}}`;
    });
    parts.push(`[${texts.join(',')}]`);
  }
  const epochs = Float64Array.from(ordered, (element) => element.epochTaiS).sort();
  const newest = epochs.at(-1);
  return {
    objectCount: ordered.length,
    contentHash: hash.digest('hex'),
    newestEpoch: newest === undefined ? null : formatUtcZ(newest),
    medianEpochTaiS: medianOf(epochs),
    parts,
    members: JSON.stringify(ordered.map(({ noradId, epochTaiS }) => [noradId, epochTaiS])),
  };
}

/** Returns the median as `percentile_cont(0.5)` does. */
function medianOf(sorted: Float64Array): number | null {
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
