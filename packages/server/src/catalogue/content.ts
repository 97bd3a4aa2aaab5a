import { createHash } from 'node:crypto';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { plainElements } from '@keepout/operations/orbit/plain-elements';

/** What is stored of the element sets of a catalogue: made in a thread, handed over as texts. */
export interface CatalogueContent {
  readonly objectCount: number;
  /** Identity of a catalogue: its elements in the order of catalogue numbers, whatever file they came in. */
  readonly contentHash: string;
  readonly newestEpoch: string | null;
  /** Half of the objects have newer elements: what the catalogue as a whole is as old as, TAI s. */
  readonly medianEpochTaiS: number | null;
  /** Elements and who brought them as JSON lists, each for one statement. */
  readonly parts: readonly string[];
  /** Number and epoch of each set, as JSON. */
  readonly members: string;
}

const PART = 2_000;

/** @param sourceOf   who brought a set; absent: whoever brought the catalogue */
export function contentOf(
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

/** As `percentile_cont(0.5)` has it. */
function medianOf(sorted: Float64Array): number | null {
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
