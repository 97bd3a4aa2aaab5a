import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import type { ScreeningSources } from '@keepout/conjunction/screening/plan/sources';
import { type PackedElements, unpackElements } from '@keepout/operations/orbit/packed-elements';

/** Sources of the last screening on this thread, reused with the tables derived from them. */
let last: { readonly key: string; readonly sources: ScreeningSources } | undefined;

/** Returns a catalogue in the form for the engine. */
export function catalogueSources(packed: PackedElements): ScreeningSources {
  if (last?.key === packed.key) return last.sources;
  const elements = unpackElements(packed);
  const sources = {
    batch: batchOf(elements.map((element) => sgp4Init(element))),
    ephemerides: [],
    identities: Float64Array.from(elements, (element) => element.noradId),
  };
  last = { key: packed.key, sources };
  return sources;
}
