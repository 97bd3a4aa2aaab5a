import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { ENCOUNTER_ROW } from '@keepout/conjunction/screening/encounter-table';
import type { BlockTable } from '@keepout/conjunction/screening/merge';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan';
import { screenBlockTable } from '@keepout/conjunction/screening/screen';
import type { ScreeningSources } from '@keepout/conjunction/screening/sources';
import { type PackedElements, unpackElements } from '../../catalogue/packed-elements.ts';
import { type PackedEphemeris, unpackEphemeris } from '../ephemerides/packed-ephemeris.ts';

/** Blocks of one screening; everything large lies in shared memory. */
export interface ScreenInput {
  readonly plan: ScreeningPlan;
  readonly catalogue: PackedElements;
  /** Operators' ephemerides, the objects after the catalogue's. */
  readonly ephemerides: readonly SourceEphemeris[];
  readonly blocks: readonly number[];
}

export interface SourceEphemeris {
  readonly key: string;
  readonly noradId: number;
  readonly ephemeris: PackedEphemeris;
}

/** What the last screenings on this thread were made of; the next block finds it ready. */
let catalogue: { readonly key: string; readonly sources: ScreeningSources } | undefined;
let last: { readonly key: string; readonly sources: ScreeningSources } | undefined;

/** Screens some blocks of a plan. */
export function screen(input: ScreenInput): BlockTable[] {
  const sources = sourcesOf(input);
  return input.blocks.map((index) => {
    const block = screenBlockTable(input.plan, sources, index);
    const { count, rows } = block.encounters;
    // Only the rows that are in use cross the threads.
    return { ...block, encounters: { count, rows: rows.slice(0, count * ENCOUNTER_ROW) } };
  });
}

function sourcesOf(input: ScreenInput): ScreeningSources {
  const key = [input.catalogue.key, ...input.ephemerides.map((one) => `${one.key}:${one.noradId}`)].join(' ');
  if (last?.key === key) return last.sources;
  const known = catalogueSources(input.catalogue);
  const sources =
    input.ephemerides.length === 0
      ? known
      : {
          batch: known.batch,
          ephemerides: input.ephemerides.map((one) => inFrame(unpackEphemeris(one.ephemeris), 'TEME')),
          identities: Float64Array.from([
            ...Array.from(known.identities ?? []),
            ...input.ephemerides.map((one) => one.noradId),
          ]),
        };
  last = { key, sources };
  return sources;
}

function catalogueSources(packed: PackedElements): ScreeningSources {
  if (catalogue?.key === packed.key) return catalogue.sources;
  const elements = unpackElements(packed);
  const sources = {
    batch: batchOf(elements.map((one) => sgp4Init(one))),
    ephemerides: [],
    identities: Float64Array.from(elements, (one) => one.noradId),
  };
  catalogue = { key: packed.key, sources };
  return sources;
}
